/** Emails are the same account in any letter case. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
