import { screen, waitFor, within } from '@testing-library/react';

import { closeApps, openApp, preparePage } from '../testing/open-app';
import { board, boardClass, day, listOf, osha10Full, osha10Open, site } from '../testing/sample-classes';
import { data, offline, StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  api = new StubApi().on('Site', () => data(site)).on('UpcomingClasses', () => data(listOf(board)));
});
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
});

const card = (name: string) => screen.findByRole('article', { name });
const cards = async () => {
  await screen.findAllByRole('article');
  return screen
    .getAllByRole('article')
    .map((each) => within(each).getByRole('heading', { level: 3 }).textContent);
};

const dates = (within_: HTMLElement) => within(within_).getAllByRole('listitem');
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

describe('a class type on the board', () => {
  it('says what, how long, for how much, and what one must bring, and of each date when, where and how full', async () => {
    await openApp('/');
    const forklift = await card('Forklift Operator');
    for (const text of [
      'Equipment',
      '8 hours',
      '$149',
      'Driving evaluation after lunch.',
      'You must be 18 or older. Wear closed-toe work boots.',
    ]) {
      expect(within(forklift).getByText(text)).toBeTruthy();
    }
    expect(plain(forklift)).toContain('Before you book: You must be 18 or older.');
    const [date] = dates(forklift) as [HTMLElement];
    for (const text of [
      'Next class',
      'Saturday',
      '5',
      'December',
      'West Valley City',
      'Training yard',
      'Español',
      '3 seats left',
    ]) {
      expect(within(date).getByText(text)).toBeTruthy();
    }
    expect(plain(date)).toContain('8:00 AM – 4:30 PM');
    const book = within(date).getByRole('link', {
      name: /^Book a seat: Forklift Operator, Saturday, December 5$/,
    });
    expect(book.getAttribute('href')).toBe('/book/forklift-1');
  });

  it('has all its dates, soonest first, and says what the others cost only where they differ', async () => {
    api.on('UpcomingClasses', () =>
      data(
        listOf([
          boardClass({ id: 'a', days: [day('2026-12-05')] }),
          boardClass({ id: 'b', days: [day('2026-12-12')], priceCents: 15900 }),
        ]),
      ),
    );
    await openApp('/');
    const forklift = await card('Forklift Operator');
    expect(within(forklift).getByText('from $149')).toBeTruthy();
    expect(dates(forklift).map((each) => /\$\d+/.exec(plain(each))?.[0])).toEqual(['$149', '$159']);
    expect(dates(forklift).map((each) => /Next class/.test(plain(each)))).toEqual([true, false]);
  });

  it('names every day of a class of several, with its month in both languages', async () => {
    const weekly = ['2026-12-12', '2026-12-19', '2027-01-02', '2027-01-09'];
    api.on('UpcomingClasses', () =>
      data(
        listOf([
          osha10Open,
          boardClass({
            id: 'weekly',
            classTypeId: 'w',
            name: 'Weekly',
            days: weekly.map((date) => day(date)),
          }),
          boardClass({
            id: 'hours',
            classTypeId: 'h',
            name: 'Other hours',
            days: [day('2026-12-14'), day('2026-12-15', '09:00', '12:00')],
          }),
        ]),
      ),
    );
    await openApp('/');
    expect(plain(await card('OSHA 10-Hour Construction'))).toContain('Through Sat, Dec 12');
    expect(plain(await card('Weekly'))).toContain('Also Sat, Dec 19, Sat, Jan 2, and Sat, Jan 9');
    expect(plain(await card('Other hours'))).toContain('Mon, Dec 14 8:00 AM – 4:30 PM');
    expect(plain(await card('Other hours'))).toContain('Tue, Dec 15 9:00 AM – 12:00 PM');

    await closeApps();
    await openApp('/?lang=es');
    expect(
      await screen.findByText('También: sábado 19 de diciembre, sábado 2 de enero y sábado 9 de enero'),
    ).toBeTruthy();
    expect(screen.getByText('Hasta el sábado 12 de diciembre')).toBeTruthy();
    expect(screen.getByText('Martes 15 de diciembre')).toBeTruthy();
  });

  it('warns of 1 to 4 seats, and only of those', async () => {
    api.on('UpcomingClasses', () =>
      data(
        listOf(
          [4, 5].map((seatsLeft) =>
            boardClass({
              id: `left-${seatsLeft}`,
              classTypeId: `type-${seatsLeft}`,
              name: `Left ${seatsLeft}`,
              seatsLeft,
            }),
          ),
        ),
      ),
    );
    await openApp('/');
    const meter = (each: HTMLElement) =>
      within(each)
        .getByText(/seats left/)
        .closest('[data-state]');
    expect(meter(await card('Left 4'))?.getAttribute('data-state')).toBe('limited');
    expect(meter(await card('Left 5'))?.getAttribute('data-state')).toBe('open');
  });

  it('gives a full class one line without a link, beside the open dates of the same class', async () => {
    await openApp('/');
    const osha = await card('OSHA 10-Hour Construction');
    const [full, open] = dates(osha) as [HTMLElement, HTMLElement];
    expect(plain(full)).toBe('Dec 8, West Valley CityFull');
    const button = within(full).getByRole<HTMLButtonElement>('button', {
      name: 'Book a seat: OSHA 10-Hour Construction, Tuesday, December 8, full',
    });
    expect(button.disabled).toBe(true);
    expect(within(full).queryByRole('link')).toBeNull();
    expect(within(open).getByRole('link', { name: /^Book a seat/ })).toBeTruthy();
    expect(within(osha).queryByRole('link', { name: /other dates/ })).toBeNull();
  });

  it('leads to the dates that a filter hides', async () => {
    const ogden = { ...osha10Open.address, city: 'Ogden' };
    api.on('UpcomingClasses', () => data(listOf([osha10Full, { ...osha10Open, address: ogden }])));
    const user = await openApp('/?city=West Valley City');
    await user.click(
      await screen.findByRole('link', { name: 'See other dates of OSHA 10-Hour Construction' }),
    );
    expect(window.location.search).toBe('?type=osha10');
    expect(dates(await card('OSHA 10-Hour Construction'))).toHaveLength(2);
  });

  it('comes after those with a seat, and offers to ask the office, when all its dates are full', async () => {
    api.on('UpcomingClasses', () => data(listOf([osha10Full, boardClass()])));
    await openApp('/');
    expect(await cards()).toEqual(['Forklift Operator', 'OSHA 10-Hour Construction']);
    const ask = await screen.findByRole('link', { name: 'Ask for the next date' });
    expect(ask.getAttribute('href')).toBe('/#contact');
  });

  it('shows Spanish texts in Spanish and marks the English ones that stand in for missing ones', async () => {
    await openApp('/?lang=es');
    const osha = await card('OSHA 10 horas, construcción');
    expect(within(osha).getByRole('heading', { name: 'OSHA 10 horas, construcción' }).lang).toBe('es');
    expect(within(osha).getByText('You receive an OSHA 10 card.').lang).toBe('en');
    expect(within(osha).getByText('Cupo lleno')).toBeTruthy();
    const forklift = await card('Operador de montacargas');
    expect(plain(forklift)).toContain('Quedan 3 lugares');
    expect(plain(forklift)).toContain('Antes de reservar: Debe tener 18 años o más.');
  });

  it('says Inglés, and half hours, in Spanish', async () => {
    api.on('UpcomingClasses', () => data(listOf([boardClass({ language: 'en', durationHours: 4.5 })])));
    await openApp('/?lang=es');
    const forklift = await card('Operador de montacargas');
    expect(within(forklift).getByText('Inglés')).toBeTruthy();
    expect(within(forklift).getByText('4 horas y media')).toBeTruthy();
  });

  it('names the zone at the hours only where classes of several zones stand together', async () => {
    const vegas = boardClass({
      id: 'vegas',
      classTypeId: 'falls',
      name: 'Fall Protection',
      timeZone: 'America/Los_Angeles',
    });
    api.on('UpcomingClasses', () => data(listOf([...board, vegas])));
    await openApp('/');
    expect(within(await card('Fall Protection')).getByText('Pacific Time')).toBeTruthy();
    expect(within(await card('Forklift Operator')).getByText('Mountain Time')).toBeTruthy();
    expect(screen.queryByText(/^All times are/)).toBeNull();
  });

  it('names the state only where it is not the provider’s own', async () => {
    const address = { ...boardClass().address, city: 'Evanston', state: 'WY' as const };
    api.on('UpcomingClasses', () => data(listOf([boardClass(), boardClass({ id: 'wy', address })])));
    await openApp('/');
    const [utah, wyoming] = dates(await card('Forklift Operator')) as [HTMLElement, HTMLElement];
    expect(within(utah).getByText('West Valley City')).toBeTruthy();
    expect(within(wyoming).getByText('Evanston, WY')).toBeTruthy();
  });
});

describe('the board', () => {
  it('says that it is loading, then shows the classes', async () => {
    const release = api.hold('UpcomingClasses');
    await openApp('/');
    expect(await screen.findByText('Loading classes')).toBeTruthy();
    release();
    expect(await cards()).toEqual(['Forklift Operator', 'OSHA 10-Hour Construction']);
    expect(screen.queryByText('Loading classes')).toBeNull();
  });

  it('says what to do when there is no class', async () => {
    api.on('UpcomingClasses', () => data(listOf([])));
    await openApp('/');
    expect(await screen.findByRole('heading', { name: 'No classes are scheduled right now' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Filter by category' })).toBeNull();
  });

  it('shows a Retry after a failure, and the classes once it worked', async () => {
    api.on('UpcomingClasses', offline);
    const user = await openApp('/');
    const heading = await screen.findByRole('heading', { name: 'The classes could not be loaded' });
    const alert = heading.closest<HTMLElement>('[role="alert"]') as HTMLElement;

    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await within(alert).findByRole('button', { name: 'Retry' })).toBeTruthy();

    api.on('UpcomingClasses', () => data(listOf(board)));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(2);
  });

  it('loads the next page on demand, without showing a class twice, and goes on reading there', async () => {
    const later = boardClass({ id: 'later', classTypeId: 'later', name: 'Later class' });
    api.on('UpcomingClasses', ({ after }) =>
      after === 'page-1'
        ? data(listOf([osha10Open, later]))
        : data(listOf(board, { endCursor: 'page-1', total: 4 })),
    );
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Show more classes' }));
    await card('Later class');
    expect(await cards()).toHaveLength(3);
    expect(dates(await card('OSHA 10-Hour Construction'))).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more classes' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Book a seat: Later class/),
    );
  });

  it('keeps what is loaded when the next page does not come', async () => {
    api.on('UpcomingClasses', ({ after }) =>
      after ? offline() : data(listOf(board, { endCursor: 'page-1' })),
    );
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Show more classes' }));
    expect(await screen.findByText(/^The next classes could not be loaded/)).toBeTruthy();
    expect(await cards()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Show more classes' })).toBeTruthy();
  });

  it('asks the API as a guest, whoever is logged in', async () => {
    localStorage.setItem('token', 'secret');
    await openApp('/');
    await cards();
    for (const { headers } of api.calls) expect(headers).not.toHaveProperty('authorization');
  });
});

describe('filters', () => {
  const filter = (name: RegExp) => screen.findByRole('button', { name });
  const row = (name: string) => screen.findByRole('group', { name });
  const choices = (group: HTMLElement) =>
    within(group)
      .getAllByRole('radio')
      .map((each) => each.parentElement?.textContent);
  const ogden = { ...boardClass().address, city: 'Ogden' };
  const severalCities = [...board, boardClass({ id: 'ogden', address: ogden, language: 'en' })];

  it('are All and the categories of the loaded classes, each with its count', async () => {
    await openApp('/');
    const names = within(await row('Filter by category'))
      .getAllByRole('button')
      .map((each) => each.textContent);
    expect(names).toEqual(['All 3', 'Equipment 1', 'Compliance 2']);
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
    await user.click(await screen.findByRole('radio', { name: /^Ogden/ }));
    expect(choices(await row('Class'))).toEqual(['Every class', 'Forklift Operator 1']);
    expect(choices(await row('City'))).toEqual(['Every city', 'West Valley City 3', 'Ogden 1']);
  });

  it('live in the address, so that a link can be shared and Back takes them back', async () => {
    const user = await openApp('/');
    await user.click(await filter(/^Compliance/));
    expect(window.location.search).toBe('?category=compliance');
    expect(await cards()).toEqual(['OSHA 10-Hour Construction']);

    await user.click(screen.getByRole('radio', { name: /^English/ }));
    expect(window.location.search).toBe('?category=compliance&teaching=en');

    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?category=compliance'));
    window.history.back();
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect((await filter(/^All/)).getAttribute('aria-pressed')).toBe('true');
  });

  it('are read from a shared link, and say how many classes are left', async () => {
    api.on('UpcomingClasses', () => data(listOf(severalCities)));
    const user = await openApp('/?type=forklift&city=Ogden&teaching=en');
    expect(await cards()).toEqual(['Forklift Operator']);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Ogden/ })).checked).toBe(true);
    expect(screen.getByText('1 class shown')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all classes' }));
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
    expect(screen.getByRole('button', { name: 'Without “Ogden”: 2 classes' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Without “Compliance”: 1 class' }));
    expect(await cards()).toEqual(['Forklift Operator']);
    expect(window.location.search).toBe('?city=Ogden');
  });

  it('lead back to all classes when a single one leaves nothing', async () => {
    const user = await openApp('/?category=safety');
    await screen.findByRole('heading', { name: 'No upcoming class fits these filters' });
    expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all classes' }));
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

describe('for search engines', () => {
  const events = async () => {
    await screen.findAllByRole('article');
    const script = await waitFor(() => {
      const found = document.querySelector('script[type="application/ld+json"]');
      expect(found).toBeTruthy();
      return found;
    });
    return JSON.parse(script?.textContent ?? '[]') as Record<string, unknown>[];
  };

  it('describes each class as an event at its venue’s time, with price and whether there is a seat', async () => {
    await openApp('/');
    const [forklift, full] = await events();
    expect(forklift).toMatchObject({
      '@type': 'Event',
      name: 'Forklift Operator',
      startDate: '2026-12-05T08:00:00-07:00',
      endDate: '2026-12-05T16:30:00-07:00',
      inLanguage: 'es',
      offers: { price: '149.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      location: { address: { addressLocality: 'West Valley City', postalCode: '84119' } },
      organizer: { name: 'Ridgeline Safety Training' },
    });
    expect(full).toMatchObject({
      startDate: '2026-12-08T08:00:00-07:00',
      endDate: '2026-12-09T13:30:00-07:00',
      offers: { price: '165.50', availability: 'https://schema.org/SoldOut' },
    });
  });

  it('cannot be broken out of by a text of the office', async () => {
    const text = '</script><script>alert(1)</script>';
    api.on('UpcomingClasses', () => data(listOf([boardClass({ description: text })])));
    await openApp('/');
    const [event] = await events();
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('<');
    expect(event).toMatchObject({ description: text });
  });
});
