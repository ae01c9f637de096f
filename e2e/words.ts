import { english } from './words-en.js';
import { spanish } from './words-es.js';

/**
 * The expected texts of the site, written again instead of imported from its catalogues, so that accidental changes are
 * detected.
 */
export type Words = typeof english;

export const wordsOf: Readonly<Record<'en' | 'es', Words>> = { en: english, es: spanish };
