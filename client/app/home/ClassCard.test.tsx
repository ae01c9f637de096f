import { screen, within } from '@testing-library/react';

import { closeApps, openApp } from '../testing/open-app';
import { card, cards, dates, plain, prepareBoard } from '../testing/read-board';
import { board, boardClass, day, listOf, osha10Full, osha10Open } from '../testing/sample-classes';
import { data, type StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  api = prepareBoard();
});

describe('a class type on the board', () => {
  it('displays description, length, price and requirements, and date, venue and availability of each class', async () => {
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

  it('displays that some of its dates are free', async () => {
    const withPrices = (...cents: number[]) =>
      data(listOf(cents.map((priceCents, index) => boardClass({ id: String(index), priceCents }))));
    api.on('UpcomingClasses', () => withPrices(2000, 0, 1500));
    await openApp('/');
    expect(plain(await card('Forklift Operator'))).toContain('Free and paid dates');
    await closeApps();
    api.on('UpcomingClasses', () => withPrices(2000, 1500));
    await openApp('/');
    expect(plain(await card('Forklift Operator'))).toContain('from $15');
  });

  it('has all its dates in ascending order, and prices of others only if they differ', async () => {
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

  it('says that a class is free', async () => {
    api.on('UpcomingClasses', () => data(listOf([boardClass({ priceCents: 0 })])));
    await openApp('/');
    const forklift = await card('Forklift Operator');
    expect(within(forklift).getByText('Free')).toBeTruthy();
    expect(plain(forklift)).not.toContain('$');
  });

  it('lists all days of a class, with the month in both languages', async () => {
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

  it('warns of 1 to 4 seats left only', async () => {
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

  it('displays date, hours, city and language of a full class, with a link to its waiting list, beside the open dates of the same class type', async () => {
    await openApp('/');
    const osha = await card('OSHA 10-Hour Construction');
    const [full, open] = dates(osha) as [HTMLElement, HTMLElement];
    expect(plain(full)).toBe(
      'Tue, Dec 8, 8:00 AM – 1:30 PMThrough Wed, Dec 9English West Valley CityTell me when a seat opens upFull',
    );
    const button = within(full).getByRole<HTMLButtonElement>('button', {
      name: 'Book a seat: OSHA 10-Hour Construction, Tuesday, December 8, full',
    });
    expect(button.disabled).toBe(true);
    const links = within(full).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ pathname }) => pathname)).toEqual(['/book/osha10-full/wait']);
    expect(within(open).getByRole('link', { name: /^Book a seat/ })).toBeTruthy();
    expect(within(osha).queryByRole('link', { name: /other dates/ })).toBeNull();
  });

  it('links to the dates that a filter hides', async () => {
    const ogden = { ...osha10Open.address, city: 'Ogden' };
    api.on('UpcomingClasses', () => data(listOf([osha10Full, { ...osha10Open, address: ogden }])));
    const user = await openApp('/?city=West Valley City');
    await user.click(
      await screen.findByRole('link', { name: 'See other dates of OSHA 10-Hour Construction' }),
    );
    expect(window.location.search).toBe('?type=osha10');
    expect(dates(await card('OSHA 10-Hour Construction'))).toHaveLength(2);
  });

  it('comes after those with seats left, and links to the contact form, if all its dates are full', async () => {
    api.on('UpcomingClasses', () => data(listOf([osha10Full, boardClass()])));
    await openApp('/');
    expect(await cards()).toEqual(['Forklift Operator', 'OSHA 10-Hour Construction']);
    const ask = await screen.findByRole('link', { name: 'Ask for the next date' });
    expect(ask.getAttribute('href')).toBe('/#contact');
  });

  it('displays Spanish texts in Spanish, and marks English texts that replace missing ones', async () => {
    await openApp('/?lang=es');
    const osha = await card('OSHA 10 horas, construcción');
    expect(within(osha).getByRole('heading', { name: 'OSHA 10 horas, construcción' }).lang).toBe('es');
    expect(within(osha).getByText('You receive an OSHA 10 card.').lang).toBe('en');
    expect(within(osha).getByText('Cupo lleno')).toBeTruthy();
    const forklift = await card('Operador de montacargas');
    expect(plain(forklift)).toContain('Patio de capacitación');
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

  it('displays the time zone with the hours only if classes have different ones', async () => {
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

  it('displays the state only if it is not the provider’s', async () => {
    const address = { ...boardClass().address, city: 'Evanston', state: 'WY' as const };
    api.on('UpcomingClasses', () => data(listOf([boardClass(), boardClass({ id: 'wy', address })])));
    await openApp('/');
    const [utah, wyoming] = dates(await card('Forklift Operator')) as [HTMLElement, HTMLElement];
    expect(within(utah).getByText('West Valley City')).toBeTruthy();
    expect(within(wyoming).getByText('Evanston, WY')).toBeTruthy();
  });
});
