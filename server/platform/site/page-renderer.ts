import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '../i18n/message.js';

/** A query of a page, as it goes to /graphql. */
export interface Question {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

interface Rendering {
  language: Locale;
  origin: string;
  facts: object;
  /** The data that was answered to each question, further ones last. */
  answers: readonly object[];
}

export interface Rendered {
  html: string;
  title: string;
  /** What it shows in a file of its own, by the name that route-files.ts knows it by; empty where that is nothing. */
  part: string;
  /** Where the page is in each language, for the head. */
  alternates: readonly { hreflang: string; href: string }[];
  /** What the browser begins with. */
  data: object;
  /** What search engines are told. */
  events: readonly object[];
}

export interface PublicPage {
  /** The address without what changes nothing. */
  address: string;
  questions: readonly Question[];
  /** What it asks besides, once these are answered. */
  furtherQuestions: (answers: readonly object[]) => readonly Question[];
  render: (rendering: Rendering) => Promise<Rendered>;
}

/** What the client's server entry offers (client/entry-server.tsx): undefined for a page that only the browser renders. */
export type FindPage = (pathname: string, search: string) => PublicPage | undefined;

/** Loads the server entry that the build made of the client; undefined where there is none. */
export function loadPages(file: string): FindPage | undefined {
  if (!existsSync(file)) return undefined;
  const entry: unknown = createRequire(file)(file);
  if (!isEntry(entry)) throw new Error(`${file} is no server entry of the site`);
  return entry.publicPage;
}

function isEntry(entry: unknown): entry is { publicPage: FindPage } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'publicPage' in entry &&
    typeof entry.publicPage === 'function'
  );
}
