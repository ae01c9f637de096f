import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { otherClass, otherDatesResponse, sampleClass } from '../features/bookings/testing/sample-responses';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { ahead, crewAt, elsa } from './testing/sample-crew';
import { data, refusal, StubApi } from './testing/stub-api';

let api: StubApi;

async function openCrew(startsAt: string, changes: object = {}): Promise<UserEvent> {
  api = new StubApi()
    .on('Site', () => data(site))
    .on('CrewBookingPage', () => data({ crewBooking: crewAt(startsAt, changes) }));
  const user = await openApp('/crew-bookings/crew-1');
  await screen.findByText('OSHA 10-Hour Construction');
  return user;
}

beforeEach(preparePage);

it('displays the next steps until the class starts', async () => {
  await openCrew('2099-12-11T15:00:00.000Z');
  expect(screen.getByText('Pay before class')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeTruthy();
});

it('displays no next steps after the start of the class', async () => {
  await openCrew('2020-12-11T15:00:00.000Z');
  expect(screen.queryByText('Pay before class')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

it('says who is coming only while somebody is expected', async () => {
  await openCrew(ahead);
  expect(screen.getByRole('heading', { name: 'Who is coming' })).toBeTruthy();
  await closeApps();

  await openCrew(ahead, { seats: 0, bookings: [] });
  expect(screen.getByText(/^All seats were cancelled\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'People' })).toBeTruthy();
  expect(screen.queryByText('Who is coming')).toBeNull();
});

it('displays the place once, with the link to its map', async () => {
  await openCrew('2099-12-11T15:00:00.000Z');
  const cell = screen.getByText('Place').parentElement;
  if (!cell) throw new Error('The place has no cell.');
  expect(cell.textContent).toContain('2155 S Quarry Road');
  expect(within(cell).getByRole('link', { name: /maps/i })).toBeTruthy();
});

it('has one heading and no steps of a new booking while it is loading', async () => {
  const api = new StubApi()
    .on('Site', () => data(site))
    .on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead) }));
  const release = api.hold('CrewBookingPage');
  await openApp('/crew-bookings/crew-1');
  expect(await screen.findByText('Loading your booking…')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByText(/^Step/)).toBeNull();
  release();
  expect(await screen.findByText('OSHA 10-Hour Construction')).toBeTruthy();
});

it('names the deadline for a refund that the office has set', async () => {
  const own = { ...site, site: { ...site.site, refundWindowHours: 72 } };
  new StubApi().on('Site', () => data(own)).on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead) }));
  await openApp('/crew-bookings/crew-1');
  expect(await screen.findByText(/72 hours/)).toBeTruthy();
});

const oneUnnamed = { seats: 3, unnamedSeats: 1, nameableSeats: 1 };
const button = (name: string) => screen.getByRole('button', { name });

describe('the number of seats', () => {
  it('is reduced by cancelling the booking of a named seat until the deadline', async () => {
    await openCrew(ahead);
    expect(screen.getByText(/^To give back a seat with a name/)).toBeTruthy();
    await closeApps();
    const options = {
      __typename: 'BookingOptions',
      cancel: { __typename: 'BookingOption', isAllowed: false },
    };
    const bookings = crewAt(ahead).bookings.map((booking) => ({ ...booking, options }));
    await openCrew(ahead, { bookings });
    expect(screen.queryByText(/^To give back a seat with a name/)).toBeNull();
    expect(screen.getByText(/To change the number of seats, please call us\./)).toBeTruthy();
  });

  it('states the price of one more seat, unless the class is free', async () => {
    await openCrew(ahead, { addableSeats: 2 });
    expect(button('Add a seat ($165)')).toBeTruthy();
    await closeApps();
    await openCrew(ahead, { addableSeats: 2, seatPriceCents: 0 });
    expect(button('Add a seat')).toBeTruthy();
  });

  it('keeps the focus in the page when the last unnamed seat is given back', async () => {
    const user = await openCrew(ahead, { ...oneUnnamed, returnableSeats: 1 });
    api.on('CrewChangeSeats', () => data({ changeCrewSeats: crewAt(ahead) }));
    await user.click(button('Give back a seat without a name'));
    const said = await screen.findByText('One seat was given back.');
    await waitFor(() => expect(document.activeElement).toBe(said));
  });
});

describe('the name of an unnamed seat', () => {
  it('is announced when it is saved, and its row takes the focus', async () => {
    const user = await openCrew(ahead, oneUnnamed);
    api.on('CrewNameSeats', () => {
      const { bookings } = crewAt(ahead);
      return data({ nameCrewSeats: crewAt(ahead, { seats: 3, bookings: [elsa, ...bookings] }) });
    });
    await user.click(button('Add the name'));
    await user.type(screen.getByLabelText('First name'), 'Elsa');
    await user.type(screen.getByLabelText('Last name'), 'Soto');
    await user.click(button('Save the name'));
    await screen.findByText('Elsa Soto was added.');
    expect(document.activeElement).toBe(screen.getByText('Elsa Soto'));
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is required: the summary of the errors takes the focus and numbers the seat', async () => {
    const user = await openCrew(ahead, oneUnnamed);
    await user.click(button('Add the name'));
    expect(screen.getAllByText(/^Seat 3/)).toHaveLength(1);
    await user.click(button('Save the name'));
    const link = await screen.findByRole('link', { name: 'Seat 3: First name required' });
    expect(document.activeElement?.contains(link)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is kept with its open form for a reload, until the form is closed', async () => {
    const user = await openCrew(ahead, oneUnnamed);
    await user.click(button('Add the name'));
    await user.type(screen.getByLabelText('First name'), 'Elsa');
    await closeApps();
    const again = await openCrew(ahead, oneUnnamed);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Elsa');
    await again.click(button('Not now'));
    expect(document.activeElement).toBe(button('Add the name'));
    await closeApps();
    await openCrew(ahead, oneUnnamed);
    expect(button('Add the name')).toBeTruthy();
  });
});

describe('the link of a member', () => {
  const text =
    'Ana, you have a seat in OSHA 10-Hour Construction: Friday, December 11 at 8:00\u00a0AM (2 days), ' +
    'Training yard, 2155 S Quarry Road, West Valley City, UT 84119. Your booking:';
  const url = 'http://localhost/booking-confirmation/Ana';
  const send = 'Send by WhatsApp or text to Ana Ruiz';
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is sent with the dialog of the device', async () => {
    const share = jest.fn().mockRejectedValue(new Error('The dialog was closed.'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = await openCrew(ahead);
    await user.click(button(send));
    expect(share.mock.calls).toEqual([[{ title: 'OSHA 10-Hour Construction', text, url }]]);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('is copied with the same text if the device has no such dialog', async () => {
    const user = await openCrew(ahead);
    await user.click(button(send));
    await screen.findByText('Copied');
    await expect(navigator.clipboard.readText()).resolves.toBe(`${text} ${url}`);
  });

  it('is not offered after the start of the class', async () => {
    await openCrew('2020-12-11T15:00:00.000Z');
    expect(screen.queryByRole('button', { name: send })).toBeNull();
  });
});

describe('moving all seats', () => {
  const otherDate = { ...otherClass, id: 'later', seatsLeft: 2 };
  const movable = { movableSeats: 2 };
  const openDates = async (changes: object = movable) => {
    const user = await openCrew(ahead, changes);
    api.on('OtherDates', () =>
      data(otherDatesResponse([otherDate, { ...otherDate, id: 'small', seatsLeft: 1 }])),
    );
    await user.click(button('Move 2 seats'));
    return user;
  };

  it('offers the dates with enough seats, and says the new one', async () => {
    const user = await openDates();
    const [date, ...others] = await screen.findAllByRole('radio');
    expect(others).toEqual([]);
    api.on('CrewMove', () => data({ moveCrew: crewAt(ahead, { movableSeats: 2 }) }));
    await user.click(button('Move the crew'));
    screen.getByRole('link', { name: 'Choose a date' });
    expect(api.callsOf('CrewMove')).toEqual([]);
    if (date) await user.click(date);
    await user.click(button('Move the crew'));
    const said = await screen.findByText(/^Your crew's new date is /);
    expect(api.callsOf('CrewMove')[0]?.variables.input).toMatchObject({
      crewBookingId: 'crew-1',
      classInstanceId: 'later',
    });
    expect(document.activeElement).toBe(said);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('names the time zone of a date in another one', async () => {
    const user = await openCrew(ahead, movable);
    const inNevada = { ...otherDate, id: 'nevada', timeZone: 'America/Los_Angeles' };
    api.on('OtherDates', () => data(otherDatesResponse([otherDate, inNevada])));
    await user.click(button('Move 2 seats'));
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((choice) => choice.parentElement?.textContent.includes('Pacific Time'))).toEqual([
      false,
      true,
    ]);
    expect(screen.queryByText('Mountain Time')).toBeNull();
  });

  it('does not name a time zone that has the same name', async () => {
    const user = await openCrew(ahead, movable);
    const inIdaho = { ...otherDate, timeZone: 'America/Boise' };
    api.on('OtherDates', () => data(otherDatesResponse([inIdaho])));
    await user.click(button('Move 2 seats'));
    await screen.findByRole('radio');
    expect(screen.queryByText('Mountain Time')).toBeNull();
  });

  it('names those who already have a seat on that date, and keeps the choice', async () => {
    const user = await openDates();
    await user.click(await screen.findByRole('radio'));
    const message = 'Already booked on that date: Ana Ruiz.';
    api.on('CrewMove', () => ({ body: { errors: [{ message, extensions: { code: 'ALREADY_BOOKED' } }] } }));
    await user.click(button('Move the crew'));
    const said = await screen.findByText(message);
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true);
  });

  it('says when the deadline has passed meanwhile, and loads the crew again', async () => {
    const user = await openDates();
    await user.click(await screen.findByRole('radio'));
    api.on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead) }));
    api.on('CrewMove', () => refusal('POLICY'));
    await user.click(button('Move the crew'));
    await screen.findByText(/^The crew can no longer be moved/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Move \d/ })).toBeNull());
  });

  it('names the members who have another date', async () => {
    const [ana, luis] = crewAt(ahead).bookings;
    const later = { ...sampleClass, id: 'later', startsAt: ahead, venue: null };
    await openCrew(ahead, { movableSeats: 1, bookings: [ana, { ...luis, classInstance: later }] });
    screen.getByText('Luis Ruiz has another date and keeps it.');
    screen.getByRole('button', { name: 'Move 1 seat' });
  });

  it('does not name a member whose booking on another date is cancelled', async () => {
    const [ana, luis] = crewAt(ahead).bookings;
    const later = { ...sampleClass, id: 'later', startsAt: ahead, venue: null };
    const cancelled = { ...luis, bookingStatus: 'cancelled', classInstance: later };
    await openCrew(ahead, { movableSeats: 1, bookings: [ana, cancelled] });
    screen.getByRole('button', { name: 'Move 1 seat' });
    expect(screen.queryByText(/has another date/)).toBeNull();
  });

  it('is linked from the top if the class is cancelled, without what no longer applies', async () => {
    const cancelled = { ...sampleClass, startsAt: ahead, venue: null, status: 'cancelled' };
    await openCrew(ahead, { ...movable, classInstance: cancelled, unnamedSeats: 1 });
    const link = screen.getByRole('link', { name: 'Choose another date for your crew' });
    expect(link.getAttribute('href')).toBe('#crew-move');
    for (const text of [
      /^You can add names until/,
      /^The time to add names ended/,
      /^To pay/,
      'More or fewer people?',
    ])
      expect(screen.queryByText(text)).toBeNull();
  });

  it('is not offered after the deadline', async () => {
    await openCrew(ahead);
    expect(screen.queryByText('Another date for all?')).toBeNull();
  });
});
