import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../i18n/message.js';

/** One file of the built client, as Vite's manifest tells of it. */
interface BuiltFile {
  file: string;
  isEntry?: boolean;
  /** Keys of what it imports at once. */
  imports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, BuiltFile>>;

interface Route {
  address: RegExp;
  /** Modules that the client loads for it, by their key in the manifest. */
  page: string;
  catalogue: string;
}

/** The pages that people come to from elsewhere; any other is found by the client itself, a little later. */
const routes: readonly Route[] = [
  { address: /^\/$/, page: 'app/home/HomePage.tsx', catalogue: 'home' },
  { address: /^\/book\//, page: 'features/bookings/book/BookingPage.tsx', catalogue: 'booking' },
  {
    address: /^\/booking-confirmation\//,
    page: 'features/bookings/confirmation/ConfirmationPage.tsx',
    catalogue: 'confirmation',
  },
  { address: /^\/login$/, page: 'features/accounts/LoginPage.tsx', catalogue: 'account' },
];

/** Empty before the client was ever built. */
export function builtFiles(directory: string): Manifest {
  const path = join(directory, '.vite/manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/**
 * Links to everything that an address needs, made once for each route and language: the browser asks for all of it
 * with the page, instead of finding one file in the other.
 */
export function routeLinks(manifest: Manifest): (path: string, locale: Locale) => string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  // The built page links those already.
  const linked = filesFrom(manifest, entries);
  const links = routes.map(({ page, catalogue }) => {
    const linksOf = (modules: string[]): string =>
      [...filesFrom(manifest, modules)]
        .filter((file) => !linked.has(file))
        .map(linkTo)
        .join('');
    return {
      en: linksOf([page]),
      es: linksOf([page, `i18n/es/site-catalogue.ts`, `i18n/es/${catalogue}-catalogue.ts`]),
    };
  });
  return (path, locale) => {
    const index = routes.findIndex(({ address }) => address.test(path));
    return links[index]?.[locale] ?? '';
  };
}

function filesFrom(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const pending = [...keys];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const built = manifest[key];
    if (!built || seen.has(key)) continue;
    seen.add(key);
    pending.push(...(built.imports ?? []));
    for (const file of [built.file, ...(built.css ?? [])]) files.add(file);
  }
  return files;
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}
