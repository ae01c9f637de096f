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
  return screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
};

describe('a class on the board', () => {
  it('says what, when, where, in which language, for how much, and how many seats are left', async () => {
    await openApp('/');
    const forklift = await card('Forklift Operator');
    for (const text of [
      'Equipment',
      'Saturday',
      '5',
      'December',
      '8 hours, 1 day',
      'Driving evaluation after lunch.',
      'Training yard',
      'West Valley City, UT',
      'Español',
      '$149',
      '3 seats left',
    ]) {
      expect(within(forklift).getByText(text)).toBeTruthy();
    }
    expect(forklift.textContent).toContain('8:00\u00a0AM – 4:30\u00a0PM');
    const book = within(forklift).getByRole('link', {
      name: /^Book a seat: Forklift Operator, Saturday, December 5$/,
    });
    expect(book.getAttribute('href')).toBe('/book/forklift-1');
  });

  it('lists every day of a class of several days', async () => {
    await openApp('/');
    const [full] = await screen.findAllByRole('article', { name: 'OSHA 10-Hour Construction' });
    const days = within(full as HTMLElement).getAllByRole('listitem');
    expect(days.map((each) => each.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Tue, Dec 8 8:00 AM – 1:30 PM',
      'Wed, Dec 9 8:00 AM – 1:30 PM',
    ]);
    expect(within(full as HTMLElement).getByText('$165.50')).toBeTruthy();
  });

  it('warns of 1 to 4 seats, and only of those', async () => {
    api.on('UpcomingClasses', () =>
      data(
        listOf(
          [4, 5].map((seatsLeft) =>
            boardClass({ id: `left-${seatsLeft}`, name: `Left ${seatsLeft}`, seatsLeft }),
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

  it('is Full without a seat: the button is off and other dates of the class are one press away', async () => {
    const user = await openApp('/');
    const full = (await screen.findByText('Full')).closest('article') as HTMLElement;
    const button = within(full).getByRole<HTMLButtonElement>('button', { name: /^Book a seat/ });
    expect(button.disabled).toBe(true);
    expect(within(full).queryByRole('link', { name: /^Book a seat/ })).toBeNull();

    await user.click(
      within(full).getByRole('link', { name: 'See other dates of OSHA 10-Hour Construction' }),
    );
    expect(await cards()).toEqual(['OSHA 10-Hour Construction', 'OSHA 10-Hour Construction']);
    expect(screen.getByText(/^Only dates of/).textContent).toBe('Only dates of OSHA 10-Hour Construction');

    await user.click(screen.getByRole('button', { name: 'Show all classes' }));
    expect(await cards()).toHaveLength(3);
  });

  it('offers to ask the office when a full class has no other date', async () => {
    api.on('UpcomingClasses', () => data(listOf([osha10Full])));
    await openApp('/');
    const ask = await screen.findByRole('link', { name: 'Ask for the next date' });
    expect(ask.getAttribute('href')).toBe('/#contact');
  });

  it('shows Spanish texts in Spanish and marks the English ones that stand in for missing ones', async () => {
    await openApp('/?lang=es');
    const full = (await screen.findByText('Cupo lleno')).closest('article') as HTMLElement;
    expect(within(full).getByRole('heading', { name: 'OSHA 10 horas, construcción' }).lang).toBe('es');
    expect(within(full).getByText('You receive an OSHA 10 card.').lang).toBe('en');
    expect(within(full).getByText('Martes 8')).toBeTruthy();
    expect((await card('Operador de montacargas')).textContent).toContain('Quedan 3 lugares');
  });

  it('names the zone at the hours only where classes of several zones stand together', async () => {
    const vegas = boardClass({ id: 'vegas', name: 'Fall Protection', timeZone: 'America/Los_Angeles' });
    api.on('UpcomingClasses', () => data(listOf([...board, vegas])));
    await openApp('/');
    expect(within(await card('Fall Protection')).getByText('Time, Pacific Time')).toBeTruthy();
    expect(within(await card('Forklift Operator')).getByText('Time, Mountain Time')).toBeTruthy();
    expect(screen.queryByText(/^All times are/)).toBeNull();
  });
});

describe('the board', () => {
  it('says that it is loading, then shows the classes under their months', async () => {
    api.on('UpcomingClasses', () =>
      data(listOf([...board, boardClass({ id: 'j', days: [day('2027-01-11')] })])),
    );
    const release = api.hold('UpcomingClasses');
    await openApp('/');
    expect(await screen.findByText('Loading classes')).toBeTruthy();
    release();
    expect(await cards()).toHaveLength(4);
    expect(screen.queryByText('Loading classes')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'December 2026',
      'January 2027',
    ]);
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
    expect(await cards()).toHaveLength(3);
  });

  it('loads the next page on demand, without showing a class twice, and goes on reading there', async () => {
    const later = boardClass({ id: 'later', name: 'Later class' });
    api.on('UpcomingClasses', ({ after }) =>
      after === 'page-1'
        ? data(listOf([osha10Open, later]))
        : data(listOf(board, { endCursor: 'page-1', total: 4 })),
    );
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Show more classes' }));
    await card('Later class');
    expect(await cards()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Show more classes' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Later class'));
  });

  it('keeps what is loaded when the next page does not come', async () => {
    api.on('UpcomingClasses', ({ after }) =>
      after ? offline() : data(listOf(board, { endCursor: 'page-1' })),
    );
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Show more classes' }));
    expect(await screen.findByText(/^The next classes could not be loaded/)).toBeTruthy();
    expect(await cards()).toHaveLength(3);
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

  it('are All and the categories of the loaded classes, each with its count', async () => {
    await openApp('/');
    const group = await screen.findByRole('group', { name: 'Filter by category' });
    const names = within(group)
      .getAllByRole('button')
      .map((each) => each.textContent);
    expect(names).toEqual(['All 3', 'Equipment 1', 'Compliance 2']);
  });

  it('live in the address, so that a link can be shared and Back takes them back', async () => {
    const user = await openApp('/');
    await user.click(await filter(/^Compliance/));
    expect(window.location.search).toBe('?category=compliance');
    expect(await cards()).toEqual(['OSHA 10-Hour Construction', 'OSHA 10-Hour Construction']);

    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(window.location.search).toBe('?category=compliance&teaching=en');

    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?category=compliance'));
    window.history.back();
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect((await filter(/^All/)).getAttribute('aria-pressed')).toBe('true');
  });

  it('are read from a shared link', async () => {
    await openApp('/?category=equipment');
    expect(await cards()).toEqual(['Forklift Operator']);
    expect((await filter(/^Equipment/)).getAttribute('aria-pressed')).toBe('true');
  });

  it('count a class taught in both languages for either', async () => {
    await openApp('/?teaching=es');
    expect(await cards()).toEqual(['Forklift Operator', 'OSHA 10-Hour Construction']);
  });

  it('ignore a value that is not one of theirs', async () => {
    await openApp('/?category=yoga&teaching=fr');
    expect(await cards()).toHaveLength(3);
  });

  it('say when nothing is left, and lead back to all classes', async () => {
    const user = await openApp('/?category=safety');
    expect(await screen.findByRole('heading', { name: 'No upcoming classes in Safety' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all classes' }));
    expect(await cards()).toHaveLength(3);
    expect(window.location.search).toBe('');
  });

  it('look through all pages, not only through what happens to be loaded', async () => {
    const later = boardClass({ id: 'later', name: 'Later class', category: 'safety' });
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
    const script = document.querySelector('script[type="application/ld+json"]');
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
    await screen.findAllByRole('article');
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('<');
    const [event] = await events();
    expect(event).toMatchObject({ description: text });
  });
});
