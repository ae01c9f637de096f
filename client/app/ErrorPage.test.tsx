import { screen, waitFor, within } from '@testing-library/react';

import { closeApps, openApp, preparePage } from './testing/open-app';
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
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
});

it.each([
  ['en', 'Log in', 'This page could not be loaded', /Check your connection/, 'Load again'],
  ['es', 'Iniciar sesión', 'No se pudo cargar esta página', /Revise su conexión/, 'Volver a cargar'],
] as const)('says in %s that the file of a page did not come, at its top', async (...texts) => {
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
