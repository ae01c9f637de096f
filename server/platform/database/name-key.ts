/** The same for names that people take for the same: capitals and spaces make no difference, accents do. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}
