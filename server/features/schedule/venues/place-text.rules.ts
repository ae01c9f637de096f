/** Trimmed, and with single spaces. */
export function singleSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Equal for texts that differ only in letter case and spaces. */
export function plainText(text = ''): string {
  return singleSpaced(text).toLowerCase();
}
