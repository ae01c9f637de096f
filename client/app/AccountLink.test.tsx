import { act, screen, within } from '@testing-library/react';

import { openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { logInAs } from './testing/sample-office';
import { data, StubApi } from './testing/stub-api';

beforeEach(() => {
  preparePage();
  new StubApi().on('Site', () => data(site)).on('UpcomingClasses', () => data(listOf(board)));
});

describe('the link to the account', () => {
  const linkIn = (role: 'banner' | 'contentinfo', name: string) =>
    within(screen.getByRole(role)).getByRole('link', { name });

  it.each([
    ['client', 'en', 'My bookings', '/client/dashboard'],
    ['client', 'es', 'Mis reservaciones', '/client/dashboard'],
    ['admin', 'en', 'Console', '/admin/dashboard'],
    ['admin', 'es', 'Panel', '/admin/dashboard'],
  ] as const)('of a %s, in %s, is “%s” instead of the log-in', async (role, language, name, path) => {
    logInAs(role);
    localStorage.setItem('language', language);
    await openApp('/');
    for (const place of ['banner', 'contentinfo'] as const) {
      expect(linkIn(place, name).getAttribute('href')).toBe(path);
      expect(
        within(screen.getByRole(place)).queryByRole('link', { name: /^(Log in|Iniciar sesión)$/ }),
      ).toBeNull();
    }
  });

  it('is the log-in again after a log-out in another tab', async () => {
    logInAs('client');
    await openApp('/');
    linkIn('banner', 'My bookings');
    localStorage.removeItem('token');
    localStorage.removeItem('user');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(linkIn('banner', 'Log in').getAttribute('href')).toBe('/login');
  });
});
