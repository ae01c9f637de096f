import type { Locale } from '../i18n/message.js';
import { pageShell } from './page-shell.js';

const shell = pageShell({
  html: `<html lang="en"><head><title>Classes</title></head><body>
    <noscript lang="en">Switch on JavaScript</noscript>
    <noscript lang="es">Active JavaScript</noscript>
    <div id="root"></div></body></html>`,
  files: {},
  directory: __dirname,
  facts: {},
  company: { brandPrimary: '#000000', brandPrimaryText: '#ffffff', brandAccent: '#ffffff' },
  apiBaseUrl: undefined,
});

const rendered = { html: '', title: '', part: '', alternates: [], data: {}, events: [] };

it.each([
  ['a rendered page', (language: Locale) => shell.filled('/', language, rendered)],
  ['an empty page', (language: Locale) => shell.empty('/', language)],
])('%s says above all else, and in its language alone, that it needs scripts', (_page, pageIn) => {
  const bodyIn = (language: Locale) => /<body>\s*(.*)<\/body>/s.exec(pageIn(language))?.[1];
  expect(bodyIn('en')).toMatch(/^<noscript lang="en">Switch on JavaScript<\/noscript>\s*<div id="root">/);
  expect(bodyIn('es')).toMatch(/^<noscript lang="es">Active JavaScript<\/noscript>\s*<div id="root">/);
});

describe('a page that the server has rendered', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };

  it('cannot be broken out of by what it tells browsers and search engines', () => {
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

  it('tells search engines nothing where there is nothing to tell', () => {
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
