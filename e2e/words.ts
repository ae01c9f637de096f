import { english } from './words-en.js';
import { spanish } from './words-es.js';

/**
 * What the site is promised to say, written down here once more instead of being taken from its catalogues: a word
 * that changes there by mistake is found out here.
 */
export type Words = typeof english;

export const wordsOf: Readonly<Record<'en' | 'es', Words>> = { en: english, es: spanish };
