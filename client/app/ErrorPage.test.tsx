import { act, screen, waitFor, within } from '@testing-library/react';

import { openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

jest.mock('../features/accounts/LoginPage', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  preparePage();
  new StubApi().on('Site', () => data(site)).on('UpcomingClasses', () => data(listOf(board)));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

it.each([
  ['en', 'Log in', 'This page could not be loaded', /Check your connection/, 'Load again'],
  ['es', 'Iniciar sesión', 'No se pudo cargar esta página', /Revise su conexión/, 'Volver a cargar'],
] as const)('says in %s, at the top of the page, that a chunk failed to load', async (...texts) => {
  const [language, link, title, text, button] = texts;
  const user = await openApp(`/?lang=${language}`);
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: link }));
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /\(801\) 555-0142$/ })).toBeTruthy();
});

async function openFailedPage(language: 'en' | 'es', link: string) {
  const user = await openApp(`/?lang=${language}`);
  await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: link }));
  await screen.findByRole('heading', { level: 1, name: /could not be loaded|No se pudo cargar/ });
  return user;
}

it.each([
  ['en', 'Log in', 'Load again', 'Loading', 'There is still no connection.'],
  ['es', 'Iniciar sesión', 'Volver a cargar', 'Cargando', 'Todavía no hay conexión.'],
] as const)('says in %s that loading again is in progress, and that it failed', async (...texts) => {
  const [language, link, button, busy, failure] = texts;
  const user = await openFailedPage(language, link);
  let rejectImport: () => void = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((_resolve, reject) => {
      rejectImport = () => reject(new TypeError('Failed to fetch'));
    }),
  );
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('button', { name: busy }).getAttribute('aria-busy')).toBe('true');
  rejectImport();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failure));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: button }));
});

it('gives the focus to the heading of the page that Back leads to, without scrolling', async () => {
  await openFailedPage('en', 'Log in');
  const scrollTo = jest.spyOn(window, 'scrollTo');
  act(() => window.history.back());
  const heading = await screen.findByRole('heading', { level: 1, name: /^Safety classes in Utah/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).not.toHaveBeenCalled();
});
