import { pageShell } from './page-shell.js';

const shell = pageShell({
  html: '<html lang="en"><head><title>Classes</title></head><body><div id="root"></div></body></html>',
  files: {},
  directory: __dirname,
  facts: {},
  company: { brandPrimary: '#000000', brandPrimaryText: '#ffffff', brandAccent: '#ffffff' },
  apiBaseUrl: undefined,
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
