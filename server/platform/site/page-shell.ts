import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../config/company-setting.js';
import type { Locale, MessageText } from '../i18n/message.js';
import type { Rendered } from './page-renderer.js';
import { linksTo, routeFiles, type Manifest, type RouteFiles } from './route-files.js';

interface ShellParts {
  /** Vite's built index.html. */
  html: string;
  /** The build's manifest. */
  files: Manifest;
  /** The build's folder. */
  directory: string;
  /** Data that every page needs before its first request. */
  facts: object;
  company: Pick<Company, 'brandPrimary' | 'brandPrimaryText' | 'brandAccent' | 'phone' | 'phoneDisplay'>;
  apiBaseUrl: string | undefined;
}

export interface PageShell {
  /** Inline styles and scripts that the content security policy must allow. */
  inline: { styles: readonly string[]; scripts: readonly string[] };
  /** A page for the browser to render. */
  empty: (path: string, language: Locale) => string;
  /** A page with the server's rendering. */
  filled: (path: string, language: Locale, rendered: Rendered) => string;
}

/**
 * The HTML of the site's pages, prepared at start: lang attribute, brand colours, and the site's facts as data, so that the
 * first paint of the header needs no request. An empty page links its files. A filled page has inline style sheets, with
 * the fonts in a separate one, and a small script decides when to load fonts and scripts.
 */
export function pageShell({ html, files, directory, facts, company, apiBaseUrl }: ShellParts): PageShell {
  const { brandPrimary, brandPrimaryText, brandAccent } = company;
  const brand = `:root{--brand-primary:${brandPrimary};--brand-primary-text:${brandPrimaryText};--brand-accent:${brandAccent}}`;
  const phoneLink = `<a href="tel:${company.phone}">${textForHtml(company.phoneDisplay)}</a>`;
  const apiBase = `<meta name="api-base" content="${apiBaseUrl ?? ''}">`;
  const head = `${apiBase}<style>${brand}</style>${dataElement('site', facts)}`;
  const filesOf = routeFiles(files);
  const beforeScripts = readBuilt(directory, '/.vite/before-scripts.js');
  const looks = new Map<string, Looks>();
  const looksOf = ({ entry, page }: RouteFiles): Looks => {
    const sheets = [...entry, ...page].filter(isStyleSheet);
    const key = sheets.join(' ');
    const known = looks.get(key) ?? withoutFonts(sheets.map((sheet) => readBuilt(directory, sheet)).join(''));
    looks.set(key, known);
    return known;
  };
  for (const route of filesOf.all) looksOf(route);

  const inLanguage = (page: string, language: Locale): string =>
    page
      .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
      .replace(TITLE, () => titleElement(TITLES[language]))
      .replace(DESCRIPTION, () => descriptionElement(DESCRIPTIONS[language]))
      .replace(NOTICES, (notice, itsLanguage) => (itsLanguage === language ? notice : ''))
      .replace('<!--phone-->', () => ` ${AT[language]} ${phoneLink}`);
  const withHead = (page: string, more: string): string =>
    page.replace('</head>', () => `${head}${more}</head>`);
  const bare = html.replace(
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet|preload)")[^>]*>(?:<\/script>)?/g,
    '',
  );
  return {
    inline: {
      styles: [brand, ...[...looks.values()].flatMap(({ styles, fonts }) => [styles, fonts])],
      scripts: [beforeScripts],
    },
    empty: (path, language) => withHead(inLanguage(html, language), linksTo(filesOf.at(path, language))),
    filled: (
      path,
      language,
      { html: body, title, description, isFound = true, part, alternates, data, events },
    ) => {
      const routed = filesOf.at(path, language, part);
      const needed = [...routed.entry, ...routed.page];
      const sheets = needed.filter(isStyleSheet).join(' ');
      const scripts = needed.filter((file) => !isStyleSheet(file)).join(' ');
      const first = `<script data-scripts="${scripts}" data-styles="${sheets}">${beforeScripts}</script>`;
      const { styles, fonts } = looksOf(routed);
      const looked = `<style>${styles}</style><style id="fonts" media="(scripting: none)">${fonts}</style>`;
      const others = alternates.map(alternateLink).join('');
      return withHead(inLanguage(bare, language), first + looked + (isFound ? others : NOT_LISTED))
        .replace(TITLE, () => titleElement(title))
        .replace(DESCRIPTION, (general) => (description ? descriptionElement(description) : general))
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${body}</div>${dataElement('rendered', data)}${events.length > 0 ? linkedData(events) : ''}`,
        );
    },
  };
}

/** Title and meta description of a page that only the browser renders. */
const TITLES: MessageText = { en: 'Safety classes in Utah', es: 'Clases de seguridad en Utah' };
const DESCRIPTIONS: MessageText = {
  en: 'Upcoming OSHA 10, OSHA 30, forklift and first aid classes in Utah, in English and Spanish. Book a seat online.',
  es: 'Próximas clases de OSHA 10, OSHA 30, montacargas y primeros auxilios en Utah, en inglés y en español. Reserve su lugar en línea.',
};
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;

function titleElement(title: string): string {
  return `<title>${textForHtml(title)}</title>`;
}

function descriptionElement(description: string): string {
  return `<meta name="description" content="${textForHtml(description)}">`;
}

/** Before the phone number in a noscript notice. */
const AT: MessageText = { en: 'at', es: 'al' };
/** The noscript notices, one per language. */
const NOTICES = /\s*<noscript lang="(\w+)">.*?<\/noscript>/gs;

const NOT_LISTED = '<meta name="robots" content="noindex">';

interface Looks {
  styles: string;
  /** The @font-face rules with files of the site. */
  fonts: string;
}

function withoutFonts(css: string): Looks {
  const faces = css.match(FONT_FILES) ?? [];
  return { styles: css.replace(FONT_FILES, ''), fonts: faces.join('') };
}

const FONT_FILES = /@font-face\s*{[^}]*url\([^}]*}/g;

const isStyleSheet = (file: string): boolean => file.endsWith('.css');

function readBuilt(directory: string, file: string): string {
  const path = join(directory, file);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

function dataElement(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`;
}

function linkedData(things: readonly object[]): string {
  return `<script type="application/ld+json">${jsonForHtml(things)}</script>`;
}

/** Escapes JSON so that it cannot end its own script element. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');
}

function alternateLink({ hreflang, href }: Rendered['alternates'][number]): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${textForHtml(href)}">`;
}

function textForHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
