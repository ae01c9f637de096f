import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import {
  classId,
  otherDatesResponse,
  sampleClass,
  siteResponse,
} from '../features/bookings/testing/sample-responses';
import { clearDrafts } from '../ui/forms/stored-draft';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { ahead, crewAt } from './testing/sample-crew';
import { data, notJson, offline, refusal, StubApi } from './testing/stub-api';

const contact = {
  'contact.firstName': 'Elena',
  'contact.lastName': 'Vigil',
  'contact.email': 'elena@example.com',
  'contact.phone': '801-555-0161',
};
const theRest = { emergencyContactName: 'Marta Vigil', emergencyContactPhone: '801-555-0162' };
const ana = { 'attendees.0.firstName': 'Ana', 'attendees.0.lastName': 'Ruis' };

let api: StubApi;
let shownClass: object;

beforeEach(() => {
  preparePage();
  clearDrafts();
  shownClass = sampleClass;
  api = new StubApi()
    .on('Site', () => data(site))
    .on('CrewPage', () => data({ upcomingClass: shownClass, site: siteResponse.site }))
    .on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead) }))
    .on('CrewCreate', () => data({ bookCrew: crewAt(ahead) }));
});

async function open(search = ''): Promise<UserEvent> {
  const user = await openApp(`/book/${classId}/crew${search}`);
  await screen.findByLabelText('Number of seats');
  return user;
}

async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    const field = document.getElementById(id);
    if (!field) throw new Error(`The form has no field ${id}.`);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

const agree = (user: UserEvent) => user.click(document.getElementById('agreeToTerms') as HTMLElement);
const book = (user: UserEvent, seats = 2) =>
  user.click(screen.getByRole('button', { name: `Book ${seats} seats` }));
const inputs = () =>
  api.callsOf('CrewCreate').map(({ variables }) => variables.input as Record<string, unknown>);
const booked = () => screen.findByRole('heading', { level: 1, name: 'Your crew has its seats' });
const lostText = 'The connection was lost. Press the button again: nothing is booked twice.';

async function loseResponse(user: UserEvent): Promise<void> {
  await fill(user, { ...ana, ...contact, ...theRest });
  await agree(user);
  api.on('CrewCreate', offline);
  await book(user);
  await screen.findByText(lostText);
}

it('is confirmed with the current details after the office has changed the class', async () => {
  const user = await open();
  await fill(user, { ...contact, ...theRest });
  await agree(user);
  api.on('CrewCreate', () => refusal('CONFLICT'));
  shownClass = { ...sampleClass, priceCents: 18_000, detailsKey: 'changed' };
  await book(user);
  await screen.findByText(/^The dates, the place or the price of the class have changed\./);
  screen.getByText('$360');
  api.on('CrewCreate', () => data({ bookCrew: crewAt(ahead) }));
  await book(user);
  await booked();
  expect(inputs().map(({ expectedDetailsKey }) => expectedDetailsKey)).toEqual(['details', 'changed']);
});

describe('a crew whose response was lost', () => {
  const answer = () => api.on('CrewCreate', () => data({ bookCrew: crewAt(ahead) }));
  const firstNames = { 'attendees.0.lastName': 'Ruiz' };

  it('is not booked again when a name is corrected, and its page says so', async () => {
    const user = await open();
    await loseResponse(user);
    await fill(user, firstNames);
    screen.getByText(lostText);
    answer();
    await book(user);
    await booked();
    const [lost, repeated, ...others] = inputs();
    expect(others).toEqual([]);
    expect(repeated).toEqual(lost);
    screen.getByText(/^This crew has what you entered the first time/);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is not booked again when a name is corrected after a reload', async () => {
    await loseResponse(await open());
    const [lost] = inputs();
    await closeApps();
    const user = await open();
    screen.getByText(lostText);
    await fill(user, firstNames);
    answer();
    await book(user);
    await booked();
    expect(inputs().at(-1)).toEqual(lost);
  });

  it('is booked with the corrected name if the first request is refused', async () => {
    const user = await open();
    await loseResponse(user);
    await fill(user, firstNames);
    api.on('CrewCreate', ({ input }) =>
      JSON.stringify(input).includes('Ruis') ? refusal('CONFLICT') : data({ bookCrew: crewAt(ahead) }),
    );
    await book(user);
    await booked();
    expect(inputs()).toHaveLength(3);
    expect(new Set(inputs().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(screen.queryByText(/^This crew has what you entered/)).toBeNull();
  });

  it('can be confirmed after a reload although it took the last seats', async () => {
    await loseResponse(await open());
    await closeApps();
    shownClass = { ...sampleClass, availability: 'full', seatsLeft: 0 };
    const user = await open();
    screen.getByText(lostText);
    answer();
    await book(user);
    await booked();
  });

  it('is no reason to display the form of a full class once the server has refused it', async () => {
    await loseResponse(await open());
    await closeApps();
    shownClass = { ...sampleClass, availability: 'full', seatsLeft: 0 };
    const user = await open();
    api.on('CrewCreate', () => refusal('CLASS_FULL')).on('OtherDates', () => data(otherDatesResponse([])));
    await book(user);
    await screen.findByText('This class is full');
  });
});

it('is not said to have failed if a proxy answered in place of the server', async () => {
  const user = await open();
  await fill(user, { ...ana, ...contact, ...theRest });
  await agree(user);
  api.on('CrewCreate', () => notJson(502));
  await book(user);
  await screen.findByText(lostText);
});

it('whose name is refused displays no text of the server in the other language', async () => {
  const user = await open();
  await fill(user, { ...ana, ...contact, ...theRest });
  await agree(user);
  api.on('CrewCreate', () => refusal('BAD_USER_INPUT', { 'attendees.0.firstName': 'A text in English' }));
  await book(user);
  await screen.findByRole('link', { name: 'Seat 1: A text in English' });
  await user.click(screen.getByRole('link', { name: 'Español' }));
  await waitFor(() => expect(screen.queryByText(/A text in English/)).toBeNull());
});

describe('while the request is being sent', () => {
  /** @returns delivers its response */
  async function send(user: UserEvent): Promise<() => void> {
    await fill(user, { ...ana, ...contact, ...theRest });
    await agree(user);
    const release = api.hold('CrewCreate');
    await book(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    return release;
  }
  const luis = { 'attendees.1.firstName': 'Luis', 'attendees.1.lastName': 'Ortega' };

  it('what is typed is kept if its response is lost', async () => {
    api.on('CrewCreate', offline);
    const user = await open();
    const release = await send(user);
    await fill(user, luis);
    release();
    await screen.findByText(lostText);
    await closeApps();
    await open();
    for (const [id, value] of Object.entries(luis))
      expect(document.getElementById(id)).toHaveProperty('value', value);
  });

  it('what is typed is not in the crew, whose page says so', async () => {
    const user = await open();
    const release = await send(user);
    await fill(user, luis);
    release();
    await booked();
    screen.getByText(/^This crew has what you entered the first time/);
  });

  it('a guest who leaves the form stays where they have gone', async () => {
    const user = await open();
    const release = await send(user);
    await user.click(screen.getByRole('link', { name: 'Find my booking' }));
    await screen.findByRole('heading', { level: 1, name: 'Find my booking' });
    release();
    await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
    screen.getByRole('heading', { level: 1, name: 'Find my booking' });
    expect(window.location.pathname).toBe('/find-booking');

    // The crew has the last seats.
    shownClass = { ...sampleClass, availability: 'full', seatsLeft: 0 };
    window.history.back();
    await booked();
    expect(inputs()).toHaveLength(1);
  });
});

describe('the seats of an offer', () => {
  const offer = {
    __typename: 'SeatOffer',
    id: 'offer-1',
    seats: 3,
    expiresAt: '2099-12-01T15:00:00.000Z',
    state: 'OPEN',
    isWithdrawn: false,
    isWaiting: true,
    firstName: 'Elena',
    lastName: 'Vigil',
    email: 'elena@example.com',
    classInstance: { ...sampleClass, availability: 'full', seatsLeft: 0 },
  };
  let current: object;
  beforeEach(() => {
    current = offer;
    const answer = () => data({ seatOffer: current, site: siteResponse.site });
    api
      .on('CrewOffer', answer)
      .on('SeatOffer', answer)
      .on('OtherDates', () => data(otherDatesResponse()));
  });

  it('are chosen at first, at most, and held until the deadline, for a contact who is known', async () => {
    const user = await open('?offer=offer-1');
    screen.getByRole('heading', { name: '3 seats are held for you' });
    screen.getByText(/^Book by/);
    const seats = screen.getByLabelText<HTMLSelectElement>('Number of seats');
    expect([...seats.options].map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(seats.value).toBe('3');
    for (const [id, value] of Object.entries({ ...contact, 'contact.phone': '' }))
      expect(document.getElementById(id)).toHaveProperty('value', value);
    await user.selectOptions(seats, '2');
    screen.getByText('You are booking 2 of the 3 seats held for you. The other one goes to the next person.');
    await fill(user, { ...theRest, 'contact.phone': '801-555-0161' });
    await agree(user);
    await book(user);
    await booked();
    expect(inputs()[0]).toMatchObject({ offerId: 'offer-1', unnamedSeats: 2 });
  });

  it('can be booked together with free ones', async () => {
    current = { ...offer, classInstance: { ...sampleClass, seatsLeft: 2 } };
    await open('?offer=offer-1');
    const seats = screen.getByLabelText<HTMLSelectElement>('Number of seats');
    expect([...seats.options].map(({ value }) => value).at(-1)).toBe('5');
  });

  it('that are no longer held are explained by the page of the offer', async () => {
    const user = await open('?offer=offer-1');
    await fill(user, { ...theRest, 'contact.phone': '801-555-0161' });
    await agree(user);
    current = { ...offer, state: 'LAPSED', firstName: null, lastName: null, email: null };
    api.on('CrewCreate', () => refusal('OFFER_LAPSED'));
    await book(user, 3);
    await screen.findByRole('heading', { name: 'These seats are no longer held for you' });
    await waitFor(() => expect(window.location.pathname).toBe('/seat-offer/offer-1'));
  });

  it('of another class are not booked in this one', async () => {
    current = { ...offer, classInstance: { ...offer.classInstance, id: 'other' } };
    await openApp(`/book/${classId}/crew?offer=offer-1`);
    await waitFor(() => expect(window.location.pathname).toBe('/seat-offer/offer-1'));
  });
});
