const marks = /\p{M}/gu;

/** Lower case without accents, as in the server's search: 'jose' finds 'José'. */
export const fold = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

export function foldedWords(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/** Whether every word occurs in the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
