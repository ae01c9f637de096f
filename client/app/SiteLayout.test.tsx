import { screen, waitFor, within } from '@testing-library/react';

import { controlClick } from '../testing/control-click';
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

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const english = 'Safety classes in Utah, in English or Spanish';
const spanish = 'Clases de seguridad en Utah, en español o inglés';

describe('the language', () => {
  it('is English by default, in the page, its title and its lang', async () => {
    await openApp('/');
    await heading(english);
    expect(document.documentElement.lang).toBe('en');
    await waitFor(() =>
      expect(document.title).toBe(
        'Safety classes in Utah, in English and Spanish – Ridgeline Safety Training',
      ),
    );
  });

  it('is switched by a link labelled in the other language, and stored for the next visit', async () => {
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

  it('has its own address, which keeps the other parameters', async () => {
    const user = await openApp('/?category=equipment');
    const toggle = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Español' });
    expect(toggle.getAttribute('href')).toBe('/?category=equipment&lang=es');
    expect(toggle.hreflang).toBe('es');
    // Control-click is left to the browser, which opens a new tab.
    expect(await controlClick(user, toggle)).toBe(true);
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

  it('holds for the visit if the browser blocks storage', async () => {
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

  it('is taken from the address in preference to storage, and the toggle removes it from the address', async () => {
    localStorage.setItem('language', 'en');
    const user = await openApp('/?lang=es&category=equipment');
    await heading(spanish);
    await waitFor(() => expect(localStorage.getItem('language')).toBe('es'));
    await user.click(screen.getByRole('link', { name: 'English' }));
    await heading(english);
    expect(window.location.search).toBe('?category=equipment');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('is sent with every request', async () => {
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

  it('has an alternate link for each language, which follows the page', async () => {
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
  it('comes from the API, including its colours', async () => {
    await openApp('/');
    const header = await screen.findByRole('banner');
    expect(await within(header).findByRole('link', { name: 'Ridgeline Safety Training' })).toBeTruthy();
    const phone = within(header).getByRole('link', { name: '(801) 555-0142' });
    expect(phone.getAttribute('href')).toBe('tel:+18015550142');
    expect(document.documentElement.style.getPropertyValue('--brand-primary')).toBe('#004488');
    expect(document.documentElement.style.getPropertyValue('--brand-primary-text')).toBe('#ffffff');
  });

  it('needs no request if the server wrote it into the page', async () => {
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

  it('is requested if the data in the page is invalid', async () => {
    const seed = document.createElement('script');
    seed.id = 'site';
    seed.type = 'application/json';
    seed.textContent = '{"site":';
    document.head.append(seed);
    await openApp('/');
    expect(await screen.findByRole('link', { name: 'Ridgeline Safety Training' })).toBeTruthy();
  });

  it('is not needed for a usable page', async () => {
    api.on('Site', offline);
    await openApp('/');
    await heading(english);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('comes from the API base URL in the page', async () => {
    const meta = document.createElement('meta');
    meta.name = 'api-base';
    meta.content = 'https://api.example.com/';
    document.head.append(meta);
    await openApp('/');
    await screen.findAllByRole('article');
    expect(new Set(api.calls.map(({ url }) => url))).toEqual(new Set(['https://api.example.com/graphql']));
  });
});

describe('navigation', () => {
  it('redirects any other address to the home page', async () => {
    await openApp('/wp-admin/setup.php');
    await heading(english);
    expect(window.location.pathname).toBe('/');
  });

  it('starts with a skip link to the content', async () => {
    const user = await openApp('/');
    await heading(english);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('moves the focus to the heading of a new page, but not on the first load', async () => {
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

  it('displays the error, a link and the phone number when a page fails', async () => {
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
