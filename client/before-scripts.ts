/**
 * Runs in the head of a page that the server has rendered, before anything is painted; inlined by the server. Until the
 * site's scripts are there it sees to it that the page is in the visitor's language, keeps what is typed and pressed, and
 * decides when fonts and scripts come: the fonts after the first paint, the scripts when somebody touches the page, or after that
 * paint, when the browser has nothing else to do.
 */
import { isLanguage } from './i18n/language';
import { languageCookie, languageKey } from './i18n/language-cookie';
import { keepTyped, putTypedBack } from './typed-before-scripts';

const reloadKey = 'language-reload';
const firstUse = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'scroll'];

const { scripts = '', styles = '' } = document.currentScript?.dataset ?? {};
/** The entry, then the files that it will ask for. */
const [entry = '', ...parts] = scripts.split(' ');

let pressed: { element: HTMLElement; again: () => void } | undefined;
let isAsked = false;
let hasFailed = false;

/**
 * Keeps the language of an address. Otherwise shows a choice that this browser made when there was no cookie for it, or
 * whose cookie has gone.
 */
function settleLanguage(): void {
  const { lang } = document.documentElement;
  try {
    const asked = /[?&]lang=([^&]*)/.exec(location.search)?.[1];
    if (asked === lang) localStorage.setItem(languageKey, lang);
    if (isLanguage(asked)) return;
    const stored = localStorage.getItem(languageKey);
    if (!isLanguage(stored) && asked === undefined) offerSpanish();
    if (stored === lang) sessionStorage.removeItem(reloadKey);
    if (!isLanguage(stored) || stored === lang) return;
    document.cookie = languageCookie(stored);
    // A browser that keeps no cookies would reload without end; there the site's scripts change the language.
    if (!document.cookie.includes(`${languageKey}=${stored}`) || sessionStorage.getItem(reloadKey)) return;
    sessionStorage.setItem(reloadKey, stored);
    // Nothing is to start in a page that goes.
    isAsked = true;
    location.reload();
  } catch {
    // Storage is shut: nothing was chosen.
  }
}

/** Shows the line that offers Spanish (SpanishOffer.tsx) before anything is painted, where mayWantSpanish() will say so. */
function offerSpanish(): void {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  if (preferred === 'es' && !document.cookie.includes(`${languageKey}=`))
    document.documentElement.dataset['offer'] = 'es';
}

/** After the first paint, which waits for nothing; once loaded in a tab that nobody looks at, which is not painted. */
function oncePainted(work: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    addEventListener('load', work);
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) work();
    }).observe({ type: 'paint', buffered: true });
}

/**
 * Stand-ins of the same widths show the text until then. The fonts are put to use together, since each time the whole
 * page is laid out anew.
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
    // Like data-ready, for whoever waits for the page as it stays.
    document.documentElement.dataset['fonts'] = '';
  });
}

/** The faces of the page's own style sheet, which applies by itself only where there are no scripts. */
function fontRules(): CSSFontFaceRule[] {
  const element = document.getElementById('fonts');
  const rules = element instanceof HTMLStyleElement ? element.sheet?.cssRules : undefined;
  return Array.from(rules ?? []).filter((rule) => rule instanceof CSSFontFaceRule);
}

/** Not before the page is whole. */
function loadScriptsWhenIdle(): void {
  if (document.readyState !== 'complete') addEventListener('load', loadScriptsWhenIdle);
  else if ('requestIdleCallback' in window) requestIdleCallback(loadScripts);
  else setTimeout(loadScripts, 200);
}

function loadScripts(): void {
  if (isAsked) return;
  isAsked = true;
  for (const type of firstUse) removeEventListener(type, loadScripts, true);
  for (const href of parts) append('link', { rel: 'modulepreload', href });
  // They stand in the page: the loader of the site's parts takes them for loaded, and the browser does not ask for them.
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

/** A browser asks for a module once in the life of a document: the page is loaded anew, where that is of any use. */
function fail(): void {
  hasFailed = true;
  if (!pressed) return;
  const reload = () => location.reload();
  if (navigator.onLine) reload();
  else addEventListener('online', reload, { once: true });
}

/** A form is sent by the site's scripts alone: the browser itself would leave the page, and what was typed would be gone. */
function keepSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const element = submitter ?? target;
  keep(element, () => target.requestSubmit(submitter));
}

function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || (button.form && button.type === 'submit')) return;
  event.preventDefault();
  keep(button, () => button.click());
}

/** The last thing that was pressed is the one that is wanted. */
function keep(element: HTMLElement, again: () => void): void {
  pressed?.element.removeAttribute('aria-busy');
  element.setAttribute('aria-busy', 'true');
  pressed = { element, again };
  if (hasFailed) fail();
  else loadScripts();
}

function passOn(): void {
  removeEventListener('pagehide', keepTyped);
  removeEventListener('submit', keepSubmit, true);
  removeEventListener('click', keepClick, true);
  // After the site has taken over what was typed.
  setTimeout(() => {
    pressed?.element.removeAttribute('aria-busy');
    if (pressed?.element.isConnected) pressed.again();
  });
}

settleLanguage();
oncePainted(loadFonts);
oncePainted(loadScriptsWhenIdle);
document.addEventListener('DOMContentLoaded', putTypedBack);
addEventListener('pagehide', keepTyped);
addEventListener('submit', keepSubmit, true);
addEventListener('click', keepClick, true);
document.addEventListener('site-ready', passOn, { once: true });
document.addEventListener('site-failed', fail, { once: true });
for (const type of firstUse) addEventListener(type, loadScripts, { capture: true, passive: true });
