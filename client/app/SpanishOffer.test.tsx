import { act, screen, waitFor, within } from '@testing-library/react';

import { closeApps, openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

beforeEach(() => {
  preparePage();
  new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('BookingPage', () => data({ upcomingClass: null }));
});

describe('the offer of Spanish', () => {
  const prefer = (...languages: string[]) =>
    jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
  const offer = () => screen.queryByRole('link', { name: 'Ver en español' });

  it.each(['/', '/login', '/register', '/book/forklift-1'])(
    'is displayed above %s in Spanish for a browser that prefers it, switches the language and does not return',
    async (path) => {
      prefer('es-US', 'es', 'en');
      const user = await openApp(path);
      const banner = await screen.findByRole('banner');
      const see = within(banner).getByRole('link', { name: 'Ver en español' });
      expect(see.closest('[lang]')?.getAttribute('lang')).toBe('es');
      expect(banner.firstElementChild?.contains(see)).toBe(true);
      await user.click(see);
      await waitFor(() => expect(document.documentElement.lang).toBe('es'));
      expect(offer()).toBeNull();
      expect(localStorage.getItem('language')).toBe('es');
      const toggle = screen.getByRole('link', { name: 'English' });
      expect(document.activeElement).toBe(toggle);
      await user.click(toggle);
      await screen.findByRole('link', { name: 'Español' });
      expect(offer()).toBeNull();
    },
  );

  it('does not return after it was declined', async () => {
    prefer('es');
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'No, gracias' }));
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Español' }));
    await closeApps();
    await openApp('/login');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(offer()).toBeNull();
  });

  it('is declined for the visit if the browser blocks storage', async () => {
    prefer('es');
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'No, gracias' }));
    expect(offer()).toBeNull();
  });

  it.each([
    ['a browser that prefers English', ['en-US', 'es'], '/', null],
    ['a browser that knows neither language', ['fr-CA'], '/', null],
    ['somebody who chose English before', ['es-US'], '/', 'en'],
    ['somebody who chose Spanish before', ['es-US'], '/', 'es'],
    ['an address with a language', ['es-US'], '/?lang=en', null],
    ['an address with a language that we do not have', ['es-US'], '/?lang=fr', null],
  ])('is not made to %s', async (_case, languages, path, chosen) => {
    prefer(...languages);
    if (chosen) localStorage.setItem('language', chosen);
    await openApp(path);
    await screen.findByRole('contentinfo');
    expect(offer()).toBeNull();
  });

  it('is made to a browser that prefers a third language, then Spanish', async () => {
    prefer('pt-BR', 'es-MX', 'en');
    await openApp('/');
    expect(offer()).not.toBeNull();
  });

  it('disappears when another tab has chosen', async () => {
    prefer('es');
    await openApp('/');
    expect(offer()).not.toBeNull();
    localStorage.setItem('language', 'en');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language' })));
    expect(offer()).toBeNull();
  });
});
