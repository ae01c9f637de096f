import type { Locale } from '../i18n/message.js';
import { pageShell } from './page-shell.js';

const shell = pageShell({
  html: `<html lang="en"><head><title>Classes</title>
    <meta
      name="description"
      content="Classes, in English."
    /></head><body>
    <noscript lang="en">Switch on JavaScript, or call us<!--phone-->.</noscript>
    <noscript lang="es">Active JavaScript o llámenos<!--phone-->.</noscript>
    <div id="root"></div></body></html>`,
  files: {},
  directory: __dirname,
  facts: {},
  company: {
    brandPrimary: '#000000',
    brandPrimaryText: '#ffffff',
    brandAccent: '#ffffff',
    phone: '+18015550142',
    phoneDisplay: '(801) 555-0142',
  },
  apiBaseUrl: undefined,
});

const rendered = { html: '', title: '', part: '', alternates: [], data: {}, events: [] };

it.each([
  ['a rendered page', (language: Locale) => shell.filled('/', language, rendered)],
  ['an empty page', (language: Locale) => shell.empty('/', language)],
])('%s begins with a noscript notice in its language only, with the phone number', (_page, pageIn) => {
  const bodyIn = (language: Locale) => /<body>\s*(.*)<\/body>/s.exec(pageIn(language))?.[1];
  const noticeIn = (language: Locale) =>
    /^(<noscript.*<\/noscript>)\s*<div id="root">/s.exec(bodyIn(language) ?? '')?.[1];
  const phone = '<a href="tel:+18015550142">(801) 555-0142</a>';
  expect(noticeIn('en')).toBe(`<noscript lang="en">Switch on JavaScript, or call us at ${phone}.</noscript>`);
  expect(noticeIn('es')).toBe(`<noscript lang="es">Active JavaScript o llámenos al ${phone}.</noscript>`);
});

describe('the head of a page', () => {
  const titleOf = (page: string) => /<title>(.*?)<\/title>/s.exec(page)?.[1];
  const descriptionOf = (page: string) => /<meta\s+name="description"\s+content="(.*?)"/s.exec(page)?.[1];

  it('is in the language of an empty page', () => {
    expect(titleOf(shell.empty('/register', 'es'))).toBe('Clases de seguridad en Utah');
    expect(descriptionOf(shell.empty('/register', 'es'))).toMatch(/^Próximas clases de OSHA 10, /);
    expect(titleOf(shell.empty('/register', 'en'))).toBe('Safety classes in Utah');
    expect(descriptionOf(shell.empty('/register', 'en'))).toMatch(/^Upcoming OSHA 10, /);
  });

  it('has the site’s description if a rendered page has none', () => {
    expect(descriptionOf(shell.filled('/', 'es', rendered))).toMatch(/^Próximas clases de OSHA 10, /);
  });

  it('has the escaped description of a rendered page', () => {
    const page = shell.filled('/', 'es', { ...rendered, description: 'Montacargas $1 "24" <b>' });
    expect(descriptionOf(page)).toBe('Montacargas $1 &quot;24&quot; &lt;b>');
  });
});

describe('a page that the server has rendered', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };

  it('escapes its data for browsers and search engines', () => {
    const page = shell.filled('/', 'es', {
      html: 'Clases',
      title: 'Clases',
      part: '',
      alternates: [{ hreflang: 'en', href: 'https://classes.example/a"><script>alert(1)' }],
      data: hostile,
      events: [hostile],
    });
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json ?? '')).toEqual([hostile]);
    expect(page).not.toContain('<script>alert(1)');
    expect(page).not.toContain('<!--');
  });

  it('is not for search engines if there is nothing at its address', () => {
    const alternates = [{ hreflang: 'en', href: 'https://classes.example/book/none' }];
    const page = shell.filled('/book/none', 'en', { ...rendered, alternates, isFound: false });
    expect(page).toContain('<meta name="robots" content="noindex"></head>');
    expect(page).not.toContain('hreflang');
  });

  it('omits structured data and alternate links when there are none', () => {
    const page = shell.filled('/login', 'en', {
      html: 'Log in',
      title: 'Log in',
      part: '',
      alternates: [],
      data: {},
      events: [],
    });
    expect(page).not.toContain('ld+json');
    expect(page).not.toContain('alternate');
  });
});
