import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../i18n/message.js';

/** An entry of Vite's manifest. */
interface BuiltFile {
  file: string;
  isEntry?: boolean;
  /** Keys of its static imports. */
  imports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, BuiltFile>>;

/** A module and its catalogue, which the client loads together. */
interface Modules {
  /** Its key in the manifest. */
  module: string;
  catalogue: string;
}

interface Route extends Modules {
  address: RegExp;
  /** Lazily loaded parts of a rendered page, by their names in client/app/routes.tsx. */
  parts?: Readonly<Record<string, Modules>>;
}

/** Landing pages, matched like react-router; the client itself loads the files of all others, a little later. */
const routes: readonly Route[] = [
  { address: /^\/$/, module: 'app/home/HomePage.tsx', catalogue: 'home' },
  {
    address: /^\/book\/[^/]+\/?$/i,
    module: 'features/bookings/book/BookingPage.tsx',
    catalogue: 'booking',
    parts: {
      ClassUnavailable: {
        module: 'features/bookings/book/ClassUnavailable.tsx',
        catalogue: 'payment',
      },
    },
  },
  {
    address: /^\/booking-confirmation\/[^/]+\/?$/i,
    module: 'features/bookings/confirmation/ConfirmationPage.tsx',
    catalogue: 'confirmation',
  },
  { address: /^\/login\/?$/i, module: 'features/accounts/LoginPage.tsx', catalogue: 'account' },
];

/** Empty without a build. */
export function builtFiles(directory: string): Manifest {
  const path = join(directory, '.vite/manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** The built files that an address needs, as paths on the site. */
export interface RouteFiles {
  /** Files of every page, the entry module first. */
  entry: readonly string[];
  /** Further files of this page. */
  page: readonly string[];
}

export interface FilesOfRoutes {
  /** `page` is empty for an unlisted address. */
  at: (path: string, locale: Locale, part?: string) => RouteFiles;
  /** Every route, with each of its parts, in every language. */
  all: readonly RouteFiles[];
}

/** Computed once for all routes and languages. */
export function routeFiles(manifest: Manifest): FilesOfRoutes {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const entry = [...filesFrom(manifest, entries)];
  const filesOf = (keys: readonly string[]): RouteFiles => ({
    entry,
    page: [...filesFrom(manifest, keys)].filter((file) => !entry.includes(file)),
  });
  const inEachLanguage = (loaded: readonly Modules[]): Record<Locale, RouteFiles> => {
    const modules = loaded.map(({ module }) => module);
    const catalogues = ['site', ...loaded.map(({ catalogue }) => catalogue)];
    return {
      en: filesOf(modules),
      es: filesOf([...modules, ...catalogues.map((name) => `i18n/es/${name}-catalogue.ts`)]),
    };
  };
  const files = routes.map(({ address, parts = {}, ...page }) => ({
    address,
    page: inEachLanguage([page]),
    parts: new Map(Object.entries(parts).map(([name, part]) => [name, inEachLanguage([page, part])])),
  }));
  return {
    at: (path, locale, part = '') => {
      const route = files.find(({ address }) => address.test(path));
      return (route?.parts.get(part) ?? route?.page)?.[locale] ?? { entry, page: [] };
    },
    all: files.flatMap(({ page, parts }) => [page, ...parts.values()].flatMap((each) => Object.values(each))),
  };
}

/**
 * Links to the files that index.html does not link: the browser loads them all at once, instead of discovering one in
 * another.
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
