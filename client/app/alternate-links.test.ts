import { alternateLinks } from './alternate-links';

it.each(['/', '//', '//elsewhere.example', '/book/a%20b', '/\\elsewhere.example'])(
  'stays on the site with %s',
  (pathname) => {
    const hosts = alternateLinks(pathname, 'https://site.example').map(({ href }) => new URL(href).host);
    expect(hosts).toEqual(['site.example', 'site.example', 'site.example']);
  },
);

it('links to the page in each language, and without a language', () => {
  expect(alternateLinks('/book/7', 'https://site.example')).toEqual([
    { hreflang: 'en', href: 'https://site.example/book/7?lang=en' },
    { hreflang: 'es', href: 'https://site.example/book/7?lang=es' },
    { hreflang: 'x-default', href: 'https://site.example/book/7' },
  ]);
});
