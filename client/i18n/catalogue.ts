import type { MessageFormatElement } from 'react-intl';

import { defaultLanguage, type Language } from './language';

/** Messages by id: texts in tests, compiled ahead in the browser (see catalogue-plugin.ts). */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/**
 * The Spanish words, a file for each part of the site, so that a page brings its own and no others. English is
 * written where it is used and needs no file.
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

/** Everything that is loaded of one language; the same object until more comes. */
export function catalogueOf(language: Language): Catalogue {
  return language === defaultLanguage ? english : spanishSoFar;
}

/** Told when more words have come. @returns how to stop listening */
export function onCatalogueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings the words of one language for every part of the site that is in use. Rejects when they cannot be fetched. */
export async function loadCatalogue(language: Language): Promise<void> {
  wantedLanguages.add(language);
  await Promise.all([...wantedParts].map((part) => bring(language, part)));
}

/** How a file of the site is loaded: together with its words, in every language that was asked for. */
export function withCatalogue<Module>(part: Part, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    wantedParts.add(part);
    // A part in English is better than none when its words cannot be fetched.
    const words = [...wantedLanguages].map((language) => bring(language, part).catch(() => undefined));
    const [module] = await Promise.all([load(), ...words]);
    return module;
  };
}

async function bring(language: Language, part: Part): Promise<void> {
  if (language === defaultLanguage || loaded.has(part)) return;
  const { catalogue } = await spanish[part]();
  loaded.add(part);
  spanishSoFar = Object.assign({}, spanishSoFar, catalogue);
  for (const listener of listeners) listener();
}
