import type { MessageFormatElement } from 'react-intl';

import { defaultLanguage, type Language } from './language';

/** Messages by id: texts in tests, compiled ahead in the browser (see catalogue-plugin.ts). */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/**
 * The Spanish catalogue in one file per part of the site, so that a page loads only its own. The English defaults are
 * in the code.
 */
const spanish = {
  site: () => import('./es/site-catalogue'),
  home: () => import('./es/home-catalogue'),
  contact: () => import('./es/contact-catalogue'),
  booking: () => import('./es/booking-catalogue'),
  payment: () => import('./es/payment-catalogue'),
  waiting: () => import('./es/waiting-catalogue'),
  confirmation: () => import('./es/confirmation-catalogue'),
  own: () => import('./es/own-catalogue'),
  crew: () => import('./es/crew-catalogue'),
  account: () => import('./es/account-catalogue'),
  console: () => import('./es/console-catalogue'),
  explorer: () => import('./es/explorer-catalogue'),
};

type Part = keyof typeof spanish;

const english: Catalogue = {};
const wantedParts = new Set<Part>(['site']);
const wantedLanguages = new Set<Language>();
const loaded = new Set<Part>();
const listeners = new Set<() => void>();
let spanishSoFar: Catalogue = {};

/** All loaded messages of a language; the same object until more are loaded. */
export function catalogueOf(language: Language): Catalogue {
  return language === defaultLanguage ? english : spanishSoFar;
}

/** Called when more messages were loaded. @returns the unsubscribe function */
export function onCatalogueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the messages of a language for every part in use. Rejects if they cannot be fetched. */
export async function loadCatalogue(language: Language): Promise<void> {
  wantedLanguages.add(language);
  await Promise.all([...wantedParts].map((part) => loadPart(language, part)));
}

/** Loads a chunk of the site together with its messages in every language requested so far. */
export function withCatalogue<Module>(part: Part, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    wantedParts.add(part);
    // A part in English is better than none if its messages cannot be fetched.
    const catalogues = [...wantedLanguages].map((language) =>
      loadPart(language, part).catch(() => undefined),
    );
    const [module] = await Promise.all([load(), ...catalogues]);
    return module;
  };
}

async function loadPart(language: Language, part: Part): Promise<void> {
  if (language === defaultLanguage || loaded.has(part)) return;
  const { catalogue } = await spanish[part]();
  loaded.add(part);
  spanishSoFar = Object.assign({}, spanishSoFar, catalogue);
  for (const listener of listeners) listener();
}
