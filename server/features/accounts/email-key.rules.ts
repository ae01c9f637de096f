/** Emails that differ in letter case only identify the same account. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
