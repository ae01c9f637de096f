import { screen, waitFor, within } from '@testing-library/react';

import { closeApps, openApp } from '../testing/open-app';
import { card, cards, dates, prepareBoard } from '../testing/read-board';
import { board, boardClass, listOf } from '../testing/sample-classes';
import { data, type StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  api = prepareBoard();
});
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
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

  it('are not there for what all classes have in common', async () => {
    await openApp('/');
    await row('Class');
    expect(screen.queryByRole('group', { name: 'City' })).toBeNull();
  });

  it('leave out class types and cities that would show nothing beside the others', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/');
    await user.click(await screen.findByRole('link', { name: /^Ogden/ }));
    expect(choices(await row('Class'))).toEqual(['Every class', 'Forklift Operator 1']);
    expect(choices(await row('City'))).toEqual(['Every city', 'West Valley City 3', 'Ogden 1']);
  });

  it('live in the address, so that a link can be shared and Back takes them back', async () => {
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

  it('are links with addresses, which keep what else is in the address', async () => {
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

    // A new tab is the browser's.
    await user.keyboard('{Control>}');
    await user.click(await filter(/^Equipment/));
    await user.keyboard('{/Control}');
    expect(window.location.search).toBe('?lang=en&category=compliance');
  });

  it('make one step of the history of going along the choices of one filter', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/');
    await user.click(await screen.findByRole('link', { name: /^West Valley City/ }));
    await user.click(screen.getByRole('link', { name: /^Ogden/ }));
    expect(window.location.search).toBe('?city=Ogden');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('name a class type that has no dates any more instead of its id', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    await openApp('/?type=gone&city=Ogden');
    expect(
      await screen.findByRole('link', { name: 'Without “a class without dates now”: 1 class' }),
    ).toBeTruthy();
    const chosen = within(await row('Class')).getByRole('link', { current: true });
    expect(chosen.textContent).toBe('a class without dates now 0');
  });

  it('are read from a shared link, and say how many classes are left', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/?type=forklift&city=Ogden&teaching=en');
    expect(await cards()).toEqual(['Forklift Operator']);
    expect((await filter(/^Ogden/)).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('1 class shown')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all classes' }));
    expect(window.location.search).toBe('');
  });

  it('count a class taught in both languages for either', async () => {
    await openApp('/?teaching=es');
    expect(await cards()).toEqual(['Forklift Operator', 'OSHA 10-Hour Construction']);
    expect(dates(await card('OSHA 10-Hour Construction'))).toHaveLength(1);
  });

  it('ignore a value that is not one of theirs', async () => {
    await openApp('/?category=yoga&teaching=fr');
    expect(await cards()).toHaveLength(2);
  });

  it('say which one to take back when nothing is left', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/?category=compliance&city=Ogden');
    expect(await screen.findByRole('heading', { name: 'No upcoming class fits these filters' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Without “Ogden”: 2 classes' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Without “Compliance”: 1 class' }));
    expect(await cards()).toEqual(['Forklift Operator']);
    expect(window.location.search).toBe('?city=Ogden');
  });

  it('lead back to all classes when a single one leaves nothing', async () => {
    const user = await openApp('/?category=safety');
    await screen.findByRole('heading', { name: 'No upcoming class fits these filters' });
    expect(screen.queryByRole('link', { name: /^Without/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show all classes' }));
    expect(await cards()).toHaveLength(2);
    expect(window.location.search).toBe('');
  });

  it('look through all pages, not only through what happens to be loaded', async () => {
    const later = boardClass({ id: 'later', classTypeId: 'later', name: 'Later class', category: 'safety' });
    api.on('UpcomingClasses', ({ after }) =>
      after ? data(listOf([later])) : data(listOf(board, { endCursor: 'page-1', total: 4 })),
    );
    await openApp('/?category=safety');
    expect(await cards()).toEqual(['Later class']);
  });
});
