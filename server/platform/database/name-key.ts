/** Equal for names that people read as the same: case, spacing and invisible characters do not count, accents do. */
export function nameKeyOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
