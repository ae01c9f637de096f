import type { Company } from '../config/config.js';
import { routeLinks, type Manifest } from './route-files.js';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/message.js';

interface ShellParts {
  /** index.html as Vite built it. */
  html: string;
  /** What it was built into. */
  files: Manifest;
  /** What every page needs before its first request. */
  facts: object;
  company: Pick<Company, 'brandPrimary' | 'brandPrimaryText' | 'brandAccent'>;
  apiBaseUrl: string | undefined;
}

export interface PageShell {
  inlineStyle: string;
  pageFor: (path: string, language: unknown) => string;
}

/**
 * The one page, made ready at start for each language: its lang attribute, the brand's colours, and the site's facts
 * as data, so that the header is right at the first paint and asks nothing. An address adds links to its own files.
 */
export function pageShell({ html, files, facts, company, apiBaseUrl }: ShellParts): PageShell {
  const { brandPrimary, brandPrimaryText, brandAccent } = company;
  const inlineStyle = `:root{--brand-primary:${brandPrimary};--brand-primary-text:${brandPrimaryText};--brand-accent:${brandAccent}}`;
  const data = `<script type="application/json" id="site">${jsonForHtml(facts)}</script>`;
  const apiBase = `<meta name="api-base" content="${apiBaseUrl ?? ''}">`;
  const head = `${apiBase}<style>${inlineStyle}</style>${data}`;
  const page = (locale: Locale): string =>
    html.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`).replace('</head>', () => `${head}</head>`);
  const pages = { en: page('en'), es: page('es') };
  const linksOf = routeLinks(files);
  const pageFor = (path: string, language: unknown): string => {
    const locale = isLocale(language) ? language : DEFAULT_LOCALE;
    return pages[locale].replace('</head>', () => `${linksOf(path, locale)}</head>`);
  };
  return { inlineStyle, pageFor };
}

/** Data must not be able to end its own script element. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');
}
