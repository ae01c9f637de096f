import { screen, waitFor, within } from '@testing-library/react';

import { closeApps, openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { data, offline, StubApi } from './testing/stub-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  api = new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('BookingPage', () => data({ upcomingClass: null }));
});
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const english = 'Safety classes in Utah, in English or Spanish';
const spanish = 'Clases de seguridad en Utah, en español o inglés';

describe('the language', () => {
  it('is English at first, in the page, its title and its lang', async () => {
    await openApp('/');
    await heading(english);
    expect(document.documentElement.lang).toBe('en');
    await waitFor(() =>
      expect(document.title).toBe(
        'Safety classes in Utah, in English and Spanish – Ridgeline Safety Training',
      ),
    );
  });

  it('is switched by a link that is named in the other language, and kept for the next visit', async () => {
    const user = await openApp('/');
    const toggle = await screen.findByRole('link', { name: 'Español' });
    expect(toggle.lang).toBe('es');
    await user.click(toggle);
    await heading(spanish);
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toContain('Clases de seguridad en Utah');
    expect(localStorage.getItem('language')).toBe('es');

    await closeApps();
    await openApp('/');
    await heading(spanish);
    expect(screen.getByRole('link', { name: 'English' }).lang).toBe('en');
  });

  it('has an address of its own, which keeps the rest of the address', async () => {
    const user = await openApp('/?category=equipment');
    const toggle = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Español' });
    expect(toggle.getAttribute('href')).toBe('/?category=equipment&lang=es');
    expect(toggle.hreflang).toBe('es');
    // A new tab is the browser's.
    await user.keyboard('{Control>}');
    await user.click(toggle);
    await user.keyboard('{/Control}');
    await heading(english);
    expect(window.location.search).toBe('?category=equipment');
  });

  it.each([
    ['corrupt', '{"lang":'],
    ['foreign', 'fr'],
    ['empty', ''],
  ])('is English when the stored value is %s', async (_case, stored) => {
    localStorage.setItem('language', stored);
    await openApp('/');
    await heading(english);
  });

  it('works for the visit where the browser forbids storage', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const user = await openApp('/');
    await heading(english);
    await user.click(screen.getByRole('link', { name: 'Español' }));
    await heading(spanish);
  });

  it('is set by the address, against what is stored, and the toggle takes it out of the address', async () => {
    localStorage.setItem('language', 'en');
    const user = await openApp('/?lang=es&category=equipment');
    await heading(spanish);
    await waitFor(() => expect(localStorage.getItem('language')).toBe('es'));
    await user.click(screen.getByRole('link', { name: 'English' }));
    await heading(english);
    expect(window.location.search).toBe('?category=equipment');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('is told to the server with every request', async () => {
    const user = await openApp('/');
    await heading(english);
    await waitFor(() => expect(api.callsOf('UpcomingClasses')).toHaveLength(1));
    expect(api.callsOf('UpcomingClasses')[0]?.headers['accept-language']).toBe('en');
    await user.click(screen.getByRole('link', { name: 'Español' }));
    await heading(spanish);
    const link = await screen.findByRole('link', { name: /^Reservar un lugar: Operador de montacargas/ });
    await user.click(link);
    await waitFor(() => expect(api.callsOf('BookingPage').at(-1)?.headers['accept-language']).toBe('es'));
  });

  it('has a link for search engines in each language, which follows the page', async () => {
    const user = await openApp('/?category=equipment');
    await heading(english);
    const alternates = () =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(
        (link) => `${link.hreflang} ${link.href}`,
      );
    expect(alternates()).toEqual([
      'en http://localhost/?lang=en',
      'es http://localhost/?lang=es',
      'x-default http://localhost/',
    ]);
    await user.click(await screen.findByRole('link', { name: /^Book a seat: Forklift Operator/ }));
    await waitFor(() => expect(alternates()[1]).toBe('es http://localhost/book/forklift-1?lang=es'));
  });
});

describe('the company', () => {
  it('comes from the API, colours included', async () => {
    await openApp('/');
    const header = await screen.findByRole('banner');
    expect(await within(header).findByRole('link', { name: 'Ridgeline Safety Training' })).toBeTruthy();
    const phone = within(header).getByRole('link', { name: '(801) 555-0142' });
    expect(phone.getAttribute('href')).toBe('tel:+18015550142');
    expect(document.documentElement.style.getPropertyValue('--brand-primary')).toBe('#004488');
    expect(document.documentElement.style.getPropertyValue('--brand-primary-text')).toBe('#ffffff');
  });

  it('is there without a request when the server wrote it into the page', async () => {
    const seed = document.createElement('script');
    seed.id = 'site';
    seed.type = 'application/json';
    seed.textContent = JSON.stringify(site);
    document.head.append(seed);
    await openApp('/');
    expect(screen.getByRole('link', { name: 'Ridgeline Safety Training' })).toBeTruthy();
    await screen.findAllByRole('article');
    expect(api.callsOf('Site')).toHaveLength(0);
  });

  it('is asked for when what stands in the page is damaged', async () => {
    const seed = document.createElement('script');
    seed.id = 'site';
    seed.type = 'application/json';
    seed.textContent = '{"site":';
    document.head.append(seed);
    await openApp('/');
    expect(await screen.findByRole('link', { name: 'Ridgeline Safety Training' })).toBeTruthy();
  });

  it('leaves a page that works when it cannot be fetched', async () => {
    api.on('Site', offline);
    await openApp('/');
    await heading(english);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('lives where the page says that the API lives', async () => {
    const meta = document.createElement('meta');
    meta.name = 'api-base';
    meta.content = 'https://api.example.com/';
    document.head.append(meta);
    await openApp('/');
    await screen.findAllByRole('article');
    expect(new Set(api.calls.map(({ url }) => url))).toEqual(new Set(['https://api.example.com/graphql']));
  });
});

describe('the way around', () => {
  it('leads home from any other address', async () => {
    await openApp('/wp-admin/setup.php');
    await heading(english);
    expect(window.location.pathname).toBe('/');
  });

  it('begins with a link over the header to the content', async () => {
    const user = await openApp('/');
    await heading(english);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('moves the focus to the heading of a new page, and leaves it alone at first', async () => {
    const user = await openApp('/');
    await heading(english);
    expect(document.activeElement).toBe(document.body);
    await user.click(await screen.findByRole('link', { name: /^Book a seat: Forklift Operator/ }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Class not found' });
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
    expect(title).toBeTruthy();
  });

  it('does not move the focus when only a filter changes', async () => {
    const user = await openApp('/');
    const filter = await screen.findByRole('link', { name: /^Equipment/ });
    await user.click(filter);
    expect(document.activeElement).toBe(filter);
  });

  it('shows what happened, a way on and the phone when a page breaks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = listOf(board);
    for (const node of broken.upcomingClasses.nodes) Object.assign(node, { address: null });
    api.on('UpcomingClasses', () => data(broken));
    await openApp('/');
    await heading('This page stopped working');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call (801) 555-0142' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });
});
