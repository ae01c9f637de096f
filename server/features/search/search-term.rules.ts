import { readPersonTerm, type PersonTerm } from '../../platform/database/person-term.js';

/** A search text with all of its possible interpretations. */
export interface SearchTerm extends PersonTerm {
  /** A confirmation number or its prefix. */
  number: string | undefined;
}

const NUMBER_LENGTH = 8;
const NUMBER = /^[0-9A-Z]{2,8}$/;

export function readTerm(text: string): SearchTerm {
  return { ...readPersonTerm(text), number: numberIn(text.trim()) };
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
