const marks = /\p{M}/gu;

/** The plain forms of letters that Unicode does not decompose into a letter and a mark, and of the apostrophes of phones. */
const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Lower case without accents, like `foldForSearch` on the server: 'jose dang' finds 'José Đặng'. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => plain[letter] ?? letter);

export function searchTerms(text: string): string[] {
  return normalizeText(text).split(/\s+/).filter(Boolean);
}

/** Whether every word occurs in the text. */
export function matchesTerms(text: string, terms: readonly string[]): boolean {
  const normalized = normalizeText(text);
  return terms.every((term) => normalized.includes(term));
}
