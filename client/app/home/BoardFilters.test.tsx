import { screen, waitFor, within } from '@testing-library/react';

import { controlClick } from '../../testing/control-click';
import { closeApps, openApp } from '../testing/open-app';
import { card, cards, dates, prepareBoard } from '../testing/read-board';
import { board, boardClass, listOf } from '../testing/sample-classes';
import { data, type StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  api = prepareBoard();
});

describe('filters', () => {
  const filter = (name: RegExp) => screen.findByRole('link', { name });
  const row = (name: string) => screen.findByRole('group', { name });
  const choices = (group: HTMLElement) =>
    within(group)
      .getAllByRole('link')
      .map((each) => each.textContent);
  const ogden = { ...boardClass().address, city: 'Ogden' };
  const severalCities = [...board, boardClass({ id: 'ogden', address: ogden, language: 'en' })];

  it('are All and the categories of the loaded classes, each with its count', async () => {
    await openApp('/');
    expect(choices(await row('Filter by category'))).toEqual(['All 3', 'Equipment 1', 'Compliance 2']);
  });

  it('are class type, city and language, the most frequent first, each with its count', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    await openApp('/');
    expect(choices(await row('Class'))).toEqual([
      'Every class',
      'Forklift Operator 2',
      'OSHA 10-Hour Construction 2',
    ]);
    expect(choices(await row('City'))).toEqual(['Every city', 'West Valley City 3', 'Ogden 1']);
    expect(choices(await row('Taught in'))).toEqual(['Any language', 'English 3', 'Español 2']);
  });

  it('have a row for a city that all classes are in only while it is chosen', async () => {
    await openApp('/?city=West+Valley+City');
    expect(choices(await row('City'))).toEqual(['Every city', 'West Valley City 3']);
    await closeApps();
    await openApp('/');
    await row('Filter by category');
    expect(screen.queryByRole('group', { name: 'City' })).toBeNull();
  });

  it('list class types with the same number of classes by their displayed names', async () => {
    api.on('UpcomingClasses', () =>
      data(
        listOf([
          boardClass({ id: 'a', classTypeId: 'a', name: 'Aerial lifts', nameEs: 'Plataformas elevadoras' }),
          boardClass({ id: 'b', classTypeId: 'b', name: 'Rigging', nameEs: 'Ñandú' }),
          boardClass({ id: 'c', classTypeId: 'c', name: 'Scaffolds', nameEs: 'Andamios' }),
        ]),
      ),
    );
    await openApp('/?lang=es');
    expect(choices(await row('Curso'))).toEqual([
      'Todos los cursos',
      'Andamios 1',
      'Ñandú 1',
      'Plataformas elevadoras 1',
    ]);
  });

  it('display only the number of all classes until all are loaded', async () => {
    api.on('UpcomingClasses', () => data(listOf(board, { endCursor: 'page-1', total: 56 })));
    await openApp('/');
    expect(choices(await row('Filter by category'))).toEqual(['All 56', 'Equipment', 'Compliance']);
    expect(choices(await row('Class'))).toContain('Forklift Operator');
  });

  it('by class type and city are open on a phone once one of them is chosen', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/');
    const details = (await screen.findByText('Class and city')).closest('details');
    expect(details?.open).toBe(false);
    await user.click(screen.getByRole('link', { name: /^English/ }));
    expect(details?.open).toBe(false);
    await user.click(screen.getByRole('link', { name: /^Ogden/ }));
    expect(details?.open).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Every city' }));
    expect(details?.open).toBe(true);
  });

  it('can be skipped with the keyboard', async () => {
    await openApp('/');
    const skip = await screen.findByRole('link', { name: 'Go to the classes' });
    expect(skip.getAttribute('href')).toBe(
      `#${screen.getByRole('heading', { level: 2, name: 'Upcoming classes' }).id}`,
    );
    expect(skip.compareDocumentPosition(await row('Filter by category'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ['/?category=compliance', 'Show all classes', '3 classes shown'],
    ['/?category=safety', 'Show all classes', '3 classes shown'],
    ['/?category=safety&teaching=en', 'Without “Safety”: 2 classes', '2 classes shown'],
  ])(
    'of %s move the focus to the heading and announce the classes once cleared',
    async (path, link, said) => {
      const user = await openApp(path);
      await user.click(await screen.findByRole('link', { name: link }));
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { level: 2, name: 'Upcoming classes' }),
      );
      expect(screen.getByText(said).closest('[role="status"]')).toBeTruthy();
    },
  );

  it('are hidden if all classes have the same value', async () => {
    await openApp('/');
    await row('Class');
    expect(screen.queryByRole('group', { name: 'City' })).toBeNull();
  });

  it('omit class types and cities without classes under the other filters', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/');
    await user.click(await screen.findByRole('link', { name: /^Ogden/ }));
    expect(choices(await row('Class'))).toEqual(['Every class', 'Forklift Operator 1']);
    expect(choices(await row('City'))).toEqual(['Every city', 'West Valley City 3', 'Ogden 1']);
  });

  it('are in the address, so that they can be shared and Back undoes them', async () => {
    const user = await openApp('/');
    await user.click(await filter(/^Compliance/));
    expect(window.location.search).toBe('?category=compliance');
    expect(await cards()).toEqual(['OSHA 10-Hour Construction']);

    await user.click(screen.getByRole('link', { name: /^English/ }));
    expect(window.location.search).toBe('?category=compliance&teaching=en');

    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?category=compliance'));
    window.history.back();
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect((await filter(/^All/)).getAttribute('aria-current')).toBe('true');
  });

  it('are links whose addresses keep the other parameters', async () => {
    const user = await openApp('/?lang=en&category=compliance');
    const addresses = within(await row('Taught in'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/?lang=en&category=compliance',
      '/?lang=en&category=compliance&teaching=en',
      '/?lang=en&category=compliance&teaching=es',
    ]);
    expect((await filter(/^All/)).getAttribute('href')).toBe('/?lang=en');
    expect(screen.getByRole('link', { name: 'Show all classes' }).getAttribute('href')).toBe('/?lang=en');

    // Control-click is left to the browser, which opens a new tab.
    expect(await controlClick(user, await filter(/^Equipment/))).toBe(true);
    expect(window.location.search).toBe('?lang=en&category=compliance');
  });

  it('add a single history entry for successive choices of one filter', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/');
    await user.click(await screen.findByRole('link', { name: /^West Valley City/ }));
    await user.click(screen.getByRole('link', { name: /^Ogden/ }));
    expect(window.location.search).toBe('?city=Ogden');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('display the name of a class type without dates instead of its id', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    await openApp('/?type=gone&city=Ogden');
    expect(
      await screen.findByRole('link', { name: 'Without “a class with no dates right now”: 1 class' }),
    ).toBeTruthy();
    const chosen = within(await row('Class')).getByRole('link', { current: true });
    expect(chosen.textContent).toBe('a class with no dates right now 0');
  });

  it('are read from a shared link, and display the number of matching classes', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/?type=forklift&city=Ogden&teaching=en');
    expect(await cards()).toEqual(['Forklift Operator']);
    expect((await filter(/^Ogden/)).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('1 class shown')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all classes' }));
    expect(window.location.search).toBe('');
  });

  it('count a bilingual class for both languages', async () => {
    await openApp('/?teaching=es');
    expect(await cards()).toEqual(['Forklift Operator', 'OSHA 10-Hour Construction']);
    expect(dates(await card('OSHA 10-Hour Construction'))).toHaveLength(1);
  });

  it('ignore an invalid value', async () => {
    await openApp('/?category=yoga&teaching=fr');
    expect(await cards()).toHaveLength(2);
  });

  it('suggest which one to remove when no class matches', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/?category=compliance&city=Ogden');
    expect(await screen.findByRole('heading', { name: 'No upcoming class fits these filters' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Without “Ogden”: 2 classes' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Without “Compliance”: 1 class' }));
    expect(await cards()).toEqual(['Forklift Operator']);
    expect(window.location.search).toBe('?city=Ogden');
  });

  it('link to all classes when a single filter has no match', async () => {
    const user = await openApp('/?category=safety');
    await screen.findByRole('heading', { name: 'No upcoming class fits these filters' });
    expect(screen.queryByRole('link', { name: /^Without/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show all classes' }));
    expect(await cards()).toHaveLength(2);
    expect(window.location.search).toBe('');
  });

  it('apply to all pages, not only to the loaded ones', async () => {
    const later = boardClass({ id: 'later', classTypeId: 'later', name: 'Later class', category: 'safety' });
    api.on('UpcomingClasses', ({ after }) =>
      after ? data(listOf([later])) : data(listOf(board, { endCursor: 'page-1', total: 4 })),
    );
    await openApp('/?category=safety');
    expect(await cards()).toEqual(['Later class']);
  });
});
