import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../config/config.js';
import type { Locale } from '../i18n/message.js';
import type { Rendered } from './page-renderer.js';
import { linksTo, routeFiles, type Manifest, type RouteFiles } from './route-files.js';

interface ShellParts {
  /** index.html as Vite built it. */
  html: string;
  /** What it was built into. */
  files: Manifest;
  /** Where that is. */
  directory: string;
  /** What every page needs before its first request. */
  facts: object;
  company: Pick<Company, 'brandPrimary' | 'brandPrimaryText' | 'brandAccent'>;
  apiBaseUrl: string | undefined;
}

export interface PageShell {
  /** The texts that the content security policy has to let through. */
  inline: { styles: readonly string[]; scripts: readonly string[] };
  /** For the browser to render. */
  empty: (path: string, language: Locale) => string;
  /** With what the server rendered. */
  filled: (path: string, language: Locale, rendered: Rendered) => string;
}

/**
 * The one page of the site, made ready at start: its lang attribute, the brand's colours, and the site's facts as data, so
 * that the header is right at the first paint and asks nothing. An empty one links its files. A filled one brings its
 * style sheets in itself, with the fonts in one of their own, and leaves it to a small script when they and the others come.
 */
export function pageShell({ html, files, directory, facts, company, apiBaseUrl }: ShellParts): PageShell {
  const { brandPrimary, brandPrimaryText, brandAccent } = company;
  const brand = `:root{--brand-primary:${brandPrimary};--brand-primary-text:${brandPrimaryText};--brand-accent:${brandAccent}}`;
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
      .replace(NOTICES, (notice, itsLanguage) => (itsLanguage === language ? notice : ''));
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
    filled: (path, language, { html: body, title, part, alternates, data, events }) => {
      const routed = filesOf.at(path, language, part);
      const needed = [...routed.entry, ...routed.page];
      const sheets = needed.filter(isStyleSheet).join(' ');
      const scripts = needed.filter((file) => !isStyleSheet(file)).join(' ');
      const first = `<script data-scripts="${scripts}" data-styles="${sheets}">${beforeScripts}</script>`;
      const { styles, fonts } = looksOf(routed);
      const looked = `<style>${styles}</style><style id="fonts" media="(scripting: none)">${fonts}</style>`;
      const others = alternates.map(alternateLink).join('');
      return withHead(inLanguage(bare, language), first + looked + others)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${textForHtml(title)}</title>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${body}</div>${dataElement('rendered', data)}${events.length > 0 ? linkedData(events) : ''}`,
        );
    },
  };
}

/** What the page says where no script runs, in each language. */
const NOTICES = /\s*<noscript lang="(\w+)">.*?<\/noscript>/gs;

interface Looks {
  styles: string;
  /** The faces that come from files of the site. */
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

/** Data must not be able to end its own script element. */
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
