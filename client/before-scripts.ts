/**
 * Inlined by the server into the head of a rendered page; runs before the first paint. Until the site's scripts have
 * loaded it makes sure that the page is in the visitor's language, keeps typed values, clicks and submits, and
 * schedules loading: the fonts after the first paint, the scripts at the first interaction or when the browser is idle
 * after that paint.
 */
import { isLanguage } from './i18n/language';
import { languageCookie, languageKey } from './i18n/language-cookie';
import { saveTypedValues, restoreTypedValues } from './typed-before-scripts';

const reloadKey = 'language-reload';
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'scroll'];

const { scripts = '', styles = '' } = document.currentScript?.dataset ?? {};
/** The entry, then the chunks that it imports. */
const [entry = '', ...parts] = scripts.split(' ');

let pendingAction: { element: HTMLElement; replay: () => void } | undefined;
let isLoading = false;
let hasFailed = false;

/**
 * Stores the language of the URL. Otherwise reloads for a language stored in this browser whose cookie is missing.
 */
function applyLanguage(): void {
  const { lang } = document.documentElement;
  try {
    const urlLanguage = /[?&]lang=([^&]*)/.exec(location.search)?.[1];
    if (urlLanguage === lang) localStorage.setItem(languageKey, lang);
    if (isLanguage(urlLanguage)) return;
    const stored = localStorage.getItem(languageKey);
    if (!isLanguage(stored) && urlLanguage === undefined) offerSpanish();
    if (stored === lang && sessionStorage.getItem(reloadKey)) {
      sessionStorage.removeItem(reloadKey);
      document.addEventListener('DOMContentLoaded', goToHash);
    }
    if (!isLanguage(stored) || stored === lang) return;
    document.cookie = languageCookie(stored);
    // A browser that blocks cookies would reload endlessly; there the site's scripts change the language.
    if (!document.cookie.includes(`${languageKey}=${stored}`) || sessionStorage.getItem(reloadKey)) return;
    sessionStorage.setItem(reloadKey, stored);
    // Nothing is to start in a page that is being replaced.
    isLoading = true;
    // This page was never displayed, so its scroll position is not one to restore.
    history.scrollRestoration = 'manual';
    location.reload();
  } catch {
    // Storage is blocked, so nothing was chosen.
  }
}

/** Browsers do not scroll to the target of the hash after a reload. */
function goToHash(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
  document.addEventListener('site-ready', () => (history.scrollRestoration = 'auto'), { once: true });
}

/**
 * Shows the bar that offers Spanish (SpanishOffer.tsx) before the first paint, if mayWantSpanish() will return true.
 */
function offerSpanish(): void {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  if (preferred === 'es' && !document.cookie.includes(`${languageKey}=`))
    document.documentElement.dataset['offer'] = 'es';
}

/** After the first paint, which is not delayed; on load in a background tab, which is not painted. */
function afterFirstPaint(work: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    addEventListener('load', work);
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) work();
    }).observe({ type: 'paint', buffered: true });
}

/**
 * Until then fallback fonts of the same metrics are used. All fonts are added together, because each change causes a
 * layout of the whole page.
 */
function loadFonts(): void {
  const fonts = fontRules().map(({ style }) => {
    const value = (descriptor: string) => style.getPropertyValue(descriptor);
    return new FontFace(value('font-family').replace(/["']/g, ''), value('src'), {
      weight: value('font-weight') || 'normal',
      style: value('font-style') || 'normal',
    });
  });
  void Promise.allSettled(fonts.map((font) => font.load())).then(() => {
    for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
    // Like data-ready, for tools that wait for the final layout.
    document.documentElement.dataset['fonts'] = '';
  });
}

/** The font-face rules of the page's style sheet, which applies by itself only without scripts. */
function fontRules(): CSSFontFaceRule[] {
  const element = document.getElementById('fonts');
  const rules = element instanceof HTMLStyleElement ? element.sheet?.cssRules : undefined;
  return Array.from(rules ?? []).filter((rule) => rule instanceof CSSFontFaceRule);
}

/** Not before the page has loaded. */
function loadScriptsWhenIdle(): void {
  if (document.readyState !== 'complete') addEventListener('load', loadScriptsWhenIdle);
  else if ('requestIdleCallback' in window) requestIdleCallback(loadScripts);
  else setTimeout(loadScripts, 200);
}

function loadScripts(): void {
  if (isLoading) return;
  isLoading = true;
  for (const type of interactionEvents) removeEventListener(type, loadScripts, true);
  for (const href of parts) append('link', { rel: 'modulepreload', href });
  // As elements in the page: Vite's preload helper then regards them as loaded, and the browser does not preload them.
  for (const href of styles.split(' ')) append('link', { rel: 'stylesheet', disabled: '', href });
  append('script', { type: 'module', src: entry }).addEventListener('error', fail);
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}

/** A browser fetches a module once per document, so a retry needs a reload, if that can help. */
function fail(): void {
  hasFailed = true;
  if (!pendingAction) return;
  const reload = () => location.reload();
  if (navigator.onLine) reload();
  else addEventListener('online', reload, { once: true });
}

/** Only the site's scripts submit forms: a submit by the browser would leave the page and lose the typed values. */
function deferSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const element = submitter ?? target;
  defer(element, () => target.requestSubmit(submitter));
}

function deferClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || (button.form && button.type === 'submit')) return;
  event.preventDefault();
  defer(button, () => button.click());
}

/** The last click wins. */
function defer(element: HTMLElement, replay: () => void): void {
  pendingAction?.element.removeAttribute('aria-busy');
  element.setAttribute('aria-busy', 'true');
  pendingAction = { element, replay };
  if (hasFailed) fail();
  else loadScripts();
}

function replayPendingAction(): void {
  removeEventListener('pagehide', saveTypedValues);
  removeEventListener('submit', deferSubmit, true);
  removeEventListener('click', deferClick, true);
  // After hydration has restored the typed values.
  setTimeout(() => {
    pendingAction?.element.removeAttribute('aria-busy');
    if (pendingAction?.element.isConnected) pendingAction.replay();
  });
}

applyLanguage();
afterFirstPaint(loadFonts);
afterFirstPaint(loadScriptsWhenIdle);
document.addEventListener('DOMContentLoaded', restoreTypedValues);
addEventListener('pagehide', saveTypedValues);
addEventListener('submit', deferSubmit, true);
addEventListener('click', deferClick, true);
document.addEventListener('site-ready', replayPendingAction, { once: true });
document.addEventListener('site-failed', fail, { once: true });
for (const type of interactionEvents) addEventListener(type, loadScripts, { capture: true, passive: true });
