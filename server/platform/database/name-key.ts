/** The same for names that people take for the same: capitals, spaces and what is not seen make no difference, accents do. */
export function nameKeyOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
