const marks = /\p{M}/gu;

/** Lower case without accents, as in the server's search: 'jose' finds 'José'. */
export const normalizeText = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

export function searchTerms(text: string): string[] {
  return normalizeText(text).split(/\s+/).filter(Boolean);
}

/** Whether every word occurs in the text. */
export function matchesTerms(text: string, terms: readonly string[]): boolean {
  const normalized = normalizeText(text);
  return terms.every((term) => normalized.includes(term));
}
