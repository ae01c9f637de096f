import { act, screen, within } from '@testing-library/react';

import { closeApps, openApp, preparePage } from '../../app/testing/open-app';
import { site } from '../../app/testing/sample-classes';
import { logInAs } from '../../app/testing/sample-office';
import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { booking, classResponse, crewsOf, pageOf } from './testing/roster-responses';

let api: StubApi;

const classIs = (changes: Parameters<typeof classResponse>[0] = {}) =>
  api.on('RosterClass', () => classResponse(changes));

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('RosterCrews', () => crewsOf())
    .on('RosterBookings', () =>
      pageOf([
        booking(1, { lastName: 'Ávila', firstName: 'María', companyName: 'Wasatch Framing', language: 'es' }),
        booking(2, { lastName: 'Cancelled', bookingStatus: 'cancelled' }),
        booking(3, { lastName: 'Muñoz', firstName: 'José', bookingStatus: 'completed' }),
      ]),
    );
  classIs();
});

const signIn = '/admin/schedule/osha10/sign-in-sheet';
const record = '/admin/schedule/osha10/record';
const failed =
  'The list of attendees could not be loaded in full, so there is nothing to print. Please try again.';
const sheets = () => screen.findAllByRole('article');
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent));
const rows = async () => rowsOf(within((await sheets())[0] ?? document.body).getByRole('table'));
const notToPrint = () => {
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
};

describe('a sign-in sheet', () => {
  it('lists the attendees’ languages in the language of the page', async () => {
    localStorage.setItem('language', 'es');
    await openApp(signIn);
    expect((await rows()).slice(0, 2).map((cells) => cells[3])).toEqual(['Español', 'Inglés']);
  });

  it('has a line for each unnamed seat of a crew, and counts them', async () => {
    api.on('RosterCrews', () =>
      crewsOf({ companyName: 'Vigil Concrete', language: 'es', unnamedSeats: 2 }, { unnamedSeats: 1 }),
    );
    await openApp(signIn);
    const [, , ...unnamedSeats] = (await rows()).slice(0, 5);
    expect(unnamedSeats.map((cells) => cells.slice(0, 4))).toEqual([
      ['3', 'Name to come', 'Vigil Concrete / Elena Vigil', 'Español'],
      ['4', 'Name to come', 'Vigil Concrete / Elena Vigil', 'Español'],
      ['5', 'Name to come', 'Elena Vigil', 'English'],
    ]);
    expect(screen.getByText('5 attendees (3 names to come)')).not.toBeNull();
  });

  it('has a page for each day, with the class in both languages, hours, venue and provider', async () => {
    await openApp(signIn);
    const [first, second] = await sheets();
    const text = (first?.textContent ?? '').replace(/\s/gu, ' ');
    for (const part of [
      'Ridgeline Safety Training',
      '(801) 555-0142',
      'Day 1 of 2',
      'Tuesday, December 8, 2026',
      '8:00 AM – 1:30 PM, Mountain Time',
      'Training yard / Patio de capacitación',
      '2155 S Quarry Road, Suite 4, Boise, ID 83702',
      'English Español',
    ])
      expect(text).toContain(part);
    expect(
      screen.getAllByRole('heading', {
        level: 2,
        name: 'OSHA 10-Hour Construction / OSHA 10 horas, construcción',
      }),
    ).toHaveLength(2);
    expect(second?.textContent).toContain('Wednesday, December 9, 2026');
    expect(document.title).toBe('Sign-in sheet: OSHA 10-Hour Construction – Ridgeline Safety Training');
  });

  it('lists attendees without cancelled bookings, then empty rows for walk-ins', async () => {
    await openApp(signIn);
    expect(await rows()).toEqual([
      ['1', 'Ávila, María', 'Wasatch Framing', 'Español', ''],
      ['2', 'Muñoz, José', '', 'English', ''],
      ...['3', '4', '5', '6', '7'].map((number) => [number, '', '', '', '']),
    ]);
    expect(screen.getByText('2 attendees')).toBeTruthy();
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual(['No.', 'Name', 'Company', 'Language', 'Signature']);
    expect(api.callsOf('RosterBookings').map(({ variables }) => variables)).toEqual([
      { classInstanceId: 'osha10', first: 100, after: null },
    ]);
  });

  it('never has more rows than seats, unless more are booked', async () => {
    classIs({ maxAttendees: 3 });
    await openApp(signIn);
    expect(await rows()).toHaveLength(3);
    await closeApps();
    classIs({ maxAttendees: 1 });
    await openApp(signIn);
    expect(await rows()).toHaveLength(2);
  });

  it('displays a single day, by choice and by address', async () => {
    const user = await openApp(signIn);
    await user.selectOptions(await screen.findByLabelText('Sheets for'), 'Day 2: Wednesday, December 9');
    expect(await sheets()).toHaveLength(1);
    expect(window.location.search).toBe('?day=2');
    await closeApps();
    const again = await openApp(`${signIn}?day=2`);
    expect((await sheets()).map(({ textContent }) => textContent.includes('Day 2 of 2'))).toEqual([true]);
    await again.selectOptions(screen.getByLabelText('Sheets for'), 'All 2 days');
    expect(await sheets()).toHaveLength(2);
  });

  it('names the instructor, or leaves the line empty', async () => {
    classIs({ instructorName: 'Teresa Villaseñor' });
    await openApp(signIn);
    expect((await sheets())[0]?.textContent).toContain('InstructorTeresa Villaseñor');
    await closeApps();
    classIs();
    await openApp(signIn);
    expect((await sheets())[0]?.textContent).toContain('InstructorInstructor’s signature');
  });

  it('can be printed with empty rows before anybody has booked', async () => {
    const print = jest.fn();
    window.print = print;
    api.on('RosterBookings', () => pageOf([]));
    const user = await openApp(signIn);
    expect(await screen.findByText('Nobody has booked yet')).toBeTruthy();
    expect(await rows()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('displays on paper that the class is cancelled', async () => {
    classIs({ status: 'cancelled' });
    await openApp(signIn);
    expect((await sheets()).map((sheet) => within(sheet).getByText('This class is cancelled.'))).toHaveLength(
      2,
    );
  });
});

describe('a roster of more than one page', () => {
  const people = Array.from({ length: 103 }, (_, index) => booking(index + 1));
  const inTwoPages = (second: () => ReturnType<typeof pageOf> | Promise<ReturnType<typeof pageOf>>) =>
    api.on('RosterBookings', ({ after }) =>
      after === null ? pageOf(people.slice(0, 100), { endCursor: 'next', total: 103 }) : second(),
    );

  beforeEach(() => {
    classIs({ maxAttendees: 110 });
  });

  it('is loaded completely, and numbered continuously', async () => {
    inTwoPages(() => pageOf(people.slice(100), { total: 103 }));
    await openApp(`${signIn}?day=1`);
    const all = await rows();
    expect(all).toHaveLength(103 + 5);
    expect(all[102]).toEqual(['103', 'Seat 103, Sam', '', 'English', '']);
    expect(api.callsOf('RosterBookings').map(({ variables }) => variables['after'])).toEqual([null, 'next']);
  });

  it.each([
    ['is refused', () => refusal('INTERNAL')],
    ['does not come', offline],
    ['lacks somebody', () => pageOf(people.slice(101), { total: 103 })],
    ['leads to itself', () => pageOf([], { endCursor: 'next', total: 103 })],
  ])('is not displayed in part when the second page %s, but can be retried', async (_case, second) => {
    inTwoPages(second);
    const user = await openApp(signIn);
    expect(await screen.findByText(failed)).toBeTruthy();
    notToPrint();
    inTwoPages(() => pageOf(people.slice(100), { total: 103 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await sheets()).toHaveLength(2);
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('cannot be printed while loading', async () => {
    inTwoPages(() => pageOf(people.slice(100), { total: 103 }));
    const release = api.hold('RosterBookings');
    await openApp(signIn);
    expect(await screen.findByText('Loading the list of attendees…')).toBeTruthy();
    notToPrint();
    release();
    expect(await sheets()).toHaveLength(2);
  });
});

describe('the class record', () => {
  it('has days with hours and total, seats, and all attendees with booking status', async () => {
    await openApp(record);
    const [sheet = document.body] = await sheets();
    for (const text of ['Scheduled', '10 h', '2 of 12', 'Times are Mountain Time.'])
      expect(within(sheet).getByText(text)).toBeTruthy();
    const [days = sheet, attendees = sheet] = within(sheet).getAllByRole('table');
    expect(rowsOf(days).map((cells) => cells.map((cell) => cell.replace(/\s/gu, ' ')))).toEqual([
      ['1', 'Tuesday, December 8, 2026', '8:00 AM – 1:30 PM', '5 h 30 min'],
      ['2', 'Wednesday, December 9, 2026', '8:00 AM – 12:15 PM', '4 h 15 min'],
      ['Total, breaks included', '9 h 45 min'],
    ]);
    expect(rowsOf(attendees)).toEqual([
      ['1', 'Ávila, María', 'Wasatch Framing', 'Español', 'Confirmed'],
      ['2', 'Muñoz, José', '', 'English', 'Attended'],
    ]);
  });

  it('names the instructor, or has a line for the name', async () => {
    await openApp(record);
    expect(await screen.findByText(/^The class has no instructor yet/)).toBeTruthy();
    await closeApps();
    classIs({ instructorName: 'Teresa Villaseñor' });
    await openApp(record);
    expect(await screen.findByText('Teresa Villaseñor')).toBeTruthy();
    expect(screen.queryByText(/^The class has no instructor yet/)).toBeNull();
  });

  it('displays who printed it and when, at the time of printing in the venue’s time zone', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-09T23:58:00Z'));
    await openApp(record);
    const printed = async (time: string) =>
      screen.findByText(
        (text) =>
          text.replace(/\s/gu, ' ') ===
          `Printed by Ridgeline Safety Training on Wed, Dec 9, 2026, ${time}, Mountain Time`,
      );
    expect(await printed('4:58 PM')).toBeTruthy();
    now.mockReturnValue(Date.parse('2026-12-10T00:07:00Z'));
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(await printed('5:07 PM')).toBeTruthy();
  });

  it('exists also without bookings', async () => {
    api.on('RosterBookings', () => pageOf([]));
    await openApp(record);
    const [sheet = document.body] = await sheets();
    expect(within(sheet).getByText('Nobody has booked yet')).toBeTruthy();
    expect(within(sheet).getByText('0 of 12')).toBeTruthy();
  });

  it.each([signIn, record])('leads back to the class: %s', async (address) => {
    await openApp(address);
    await sheets();
    const link = screen.getByRole('link', {
      name: /^OSHA 10-Hour Construction ?, Tuesday, December 8, 2026$/,
    });
    expect(link.getAttribute('href')).toBe('/admin/schedule/osha10');
  });

  it.each([signIn, record])('of a class that does not exist says so: %s', async (address) => {
    api.on('RosterClass', () => refusal('NOT_FOUND'));
    await openApp(address);
    expect(await screen.findByText('There is no such class')).toBeTruthy();
    notToPrint();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All classes' }).getAttribute('href')).toBe('/admin/schedule');
  });
});
