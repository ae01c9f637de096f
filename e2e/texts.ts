import { english } from './texts-en.js';
import { spanish } from './texts-es.js';

/**
 * The expected texts of the site, written again instead of imported from its catalogues, so that accidental changes are
 * detected.
 */
export type Texts = typeof english;

export const textsOf: Readonly<Record<'en' | 'es', Texts>> = { en: english, es: spanish };
