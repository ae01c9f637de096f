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

/** The pages that people come to from elsewhere, as react-router matches them; any other is found by the client itself, a little later. */
const routes: readonly Route[] = [
  { address: /^\/$/, page: 'app/home/HomePage.tsx', catalogue: 'home' },
  { address: /^\/book\/[^/]+\/?$/i, page: 'features/bookings/book/BookingPage.tsx', catalogue: 'booking' },
  {
    address: /^\/booking-confirmation\/[^/]+\/?$/i,
    page: 'features/bookings/confirmation/ConfirmationPage.tsx',
    catalogue: 'confirmation',
  },
  { address: /^\/login\/?$/i, page: 'features/accounts/LoginPage.tsx', catalogue: 'account' },
];

/** Empty before the client was ever built. */
export function builtFiles(directory: string): Manifest {
  const path = join(directory, '.vite/manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** What an address needs of the built client: the paths of files in the site. */
export interface RouteFiles {
  /** What every page needs, the module that starts the site first. */
  entry: readonly string[];
  /** What it needs beyond that. */
  page: readonly string[];
}

export interface FilesOfRoutes {
  /** Nothing of its own for an address that is not foreseen. */
  at: (path: string, locale: Locale) => RouteFiles;
  /** Of every route, in every language. */
  all: readonly RouteFiles[];
}

/** Found once for each route and language. */
export function routeFiles(manifest: Manifest): FilesOfRoutes {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const entry = [...filesFrom(manifest, entries)];
  const files = routes.map(({ page, catalogue }) => {
    const filesOf = (modules: string[]): RouteFiles => ({
      entry,
      page: [...filesFrom(manifest, modules)].filter((file) => !entry.includes(file)),
    });
    return {
      en: filesOf([page]),
      es: filesOf([page, `i18n/es/site-catalogue.ts`, `i18n/es/${catalogue}-catalogue.ts`]),
    };
  });
  return {
    at: (path, locale) => {
      const index = routes.findIndex(({ address }) => address.test(path));
      return files[index]?.[locale] ?? { entry, page: [] };
    },
    all: files.flatMap((ofRoute) => Object.values(ofRoute)),
  };
}

/**
 * Links to what the built page does not link itself: the browser asks for all of it with the page, instead of finding one
 * file in the other.
 */
export function linksTo({ page }: RouteFiles): string {
  return page.map(linkTo).join('');
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
    for (const file of [built.file, ...(built.css ?? [])]) files.add(`/${file}`);
  }
  return files;
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;
}
