import { readPersonTerm, type PersonTerm } from '../../platform/database/person-term.js';
import { foldWordsForSearch, wordsOf } from '../../platform/database/search.js';

/** A search text with all of its possible interpretations. */
export interface SearchTerm extends PersonTerm {
  /** A confirmation number or its prefix. */
  number: string | undefined;
}

const NUMBER_LENGTH = 8;
/** Letters of a word that are looked up anywhere in the text. */
const SHORTEST_PART = 3;
const NUMBER = /^[0-9A-Z]{2,8}$/;

export function readTerm(text: string): SearchTerm {
  return { ...readPersonTerm(text), number: numberIn(text.trim()) };
}

/**
 * The words that the folded text of a contact contains, by interpretation: those of the text, and the digits of a phone
 * number. Words of one or two letters are the beginnings of words.
 */
export function readContactTerm(text: string): string[][] {
  const words = wordsOf(foldWordsForSearch(text)).map((word) =>
    [...word].length < SHORTEST_PART ? ` ${word}` : word,
  );
  const { phone } = readPersonTerm(text);
  return phone === undefined || words.join() === phone ? [words] : [words, [phone]];
}

/** Possibly in groups or with a number sign. Letters alone are more likely to be a name. */
function numberIn(text: string): string | undefined {
  const number = text.replace(/[\s#-]/g, '').toUpperCase();
  if (!NUMBER.test(number)) return undefined;
  return number.length === NUMBER_LENGTH || /\d/.test(number) ? number : undefined;
}

/** The range of all numbers with this prefix, whatever the collation. */
export function numbersFrom(number: string): { from: string; to: string } {
  return { from: number, to: number.padEnd(NUMBER_LENGTH, 'Z') };
}
