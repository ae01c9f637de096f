import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { otherClass, otherDatesResponse } from '../features/bookings/testing/sample-responses';
import { openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { ahead, crewAt, elsa } from './testing/sample-crew';
import { data, notJson, offline, refusal, StubApi } from './testing/stub-api';

const twoUnnamed = { seats: 4, unnamedSeats: 2, nameableSeats: 2, addableSeats: 1, returnableSeats: 2 };
let api: StubApi;

beforeEach(preparePage);

async function openCrew(changes: object): Promise<UserEvent> {
  api = new StubApi()
    .on('Site', () => data(site))
    .on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead, changes) }));
  const user = await openApp('/crew-bookings/crew-1');
  await screen.findByText('OSHA 10-Hour Construction');
  return user;
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const inSpanish = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Español' }));

async function nameSeat(user: UserEvent, firstName: string): Promise<void> {
  await user.type(screen.getByLabelText('First name'), firstName);
  await user.type(screen.getByLabelText('Last name'), 'Soto');
  await press(user, 'Save the name');
}

describe('the name of a seat', () => {
  it('that was given back in another window is not saved, and the page displays the current seats', async () => {
    const user = await openCrew(twoUnnamed);
    await press(user, 'Add the name');
    api.on('CrewNameSeats', () =>
      refusal('BAD_USER_INPUT', { attendees: 'No seat is still without a name' }),
    );
    api.on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead) }));
    await nameSeat(user, 'Elsa');
    const said = await screen.findByText(
      'The seats were changed in another window in the meantime: you have 2 seats now, 0 without a name. Nothing more was changed.',
    );
    expect(document.activeElement).toBe(said);
    expect(screen.queryByText(/name to come/)).toBeNull();
  });

  it('is given to one seat only when it is corrected after a lost response', async () => {
    const user = await openCrew(twoUnnamed);
    await press(user, 'Add the name');
    api.on('CrewNameSeats', offline);
    await nameSeat(user, 'Elza');
    await screen.findByText('The connection was lost. Press the button again: nothing is booked twice.');
    const bookings = [{ ...elsa, firstName: 'Elza' }, ...crewAt(ahead).bookings];
    api.on('CrewNameSeats', () =>
      data({ nameCrewSeats: crewAt(ahead, { ...twoUnnamed, unnamedSeats: 1, bookings }) }),
    );
    await user.type(screen.getByLabelText('First name'), '{Backspace}{Backspace}sa');
    await press(user, 'Save the name');
    await screen.findByText(/^Elza Soto was added, as you entered it the first time\./);
    const [lost, repeated, ...others] = api.callsOf('CrewNameSeats').map(({ variables }) => variables.input);
    expect(others).toEqual([]);
    expect(repeated).toEqual(lost);
  });
});

it.each([
  ['the connection was lost', offline],
  ['a proxy answered in place of the server', () => notJson(502)],
])('a name is not said to be refused if %s', async (_, response) => {
  const user = await openCrew(twoUnnamed);
  await press(user, 'Add the name');
  api.on('CrewNameSeats', response);
  // The server may have saved the name: that is no change in another window.
  api.on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead) }));
  await nameSeat(user, 'Elsa');
  await screen.findByText('The connection was lost. Press the button again: nothing is booked twice.');
});

it('a seat whose response is lost is added once when the button is pressed again', async () => {
  const user = await openCrew(twoUnnamed);
  api.on('CrewChangeSeats', offline);
  await press(user, 'Add a seat ($165)');
  await screen.findByText(/^The connection was lost, .* Press the button again: nothing is done twice\.$/);
  const three = { ...twoUnnamed, seats: 5, unnamedSeats: 3 };
  api.on('CrewChangeSeats', () => data({ changeCrewSeats: crewAt(ahead, three) }));
  await press(user, 'Add a seat ($165)');
  await screen.findByText('One seat was added.');
  const [lost, repeated] = api.callsOf('CrewChangeSeats').map(({ variables }) => variables['input']);
  expect(repeated).toEqual(lost);
});

it('a seat that was given back in another window is added again with a new request', async () => {
  const user = await openCrew(twoUnnamed);
  const three = { ...twoUnnamed, seats: 5, unnamedSeats: 3 };
  api.on('CrewChangeSeats', () => data({ changeCrewSeats: crewAt(ahead, three) }));
  await press(user, 'Add a seat ($165)');
  await screen.findByText('One seat was added.');
  api.on('CrewNameSeats', () => refusal('BAD_USER_INPUT', { attendees: 'No seat is without a name' }));
  await press(user, 'Add the name');
  await nameSeat(user, 'Elsa');
  await screen.findByText(/^The seats were changed in another window in the meantime: you have 4 seats now/);
  await press(user, 'Add a seat ($165)');
  await waitFor(() => expect(api.callsOf('CrewChangeSeats')).toHaveLength(2));
  const [first, second] = api
    .callsOf('CrewChangeSeats')
    .map(({ variables }) => variables.input as Record<string, unknown>);
  expect(second).toEqual({ ...first, idempotencyKey: second?.['idempotencyKey'] });
  expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
});

describe('after a move whose response is lost', () => {
  const unknown = /^We do not know yet whether your change was made\./;

  async function loseMove(): Promise<UserEvent> {
    const user = await openCrew({ movableSeats: 2 });
    api.on('OtherDates', () => data(otherDatesResponse([{ ...otherClass, id: 'later' }])));
    api.on('CrewMove', offline);
    await press(user, 'Move 2 seats');
    await user.click(await screen.findByRole('radio'));
    await press(user, 'Move the crew');
    await screen.findByText(/^No connection: we do not know whether it was done\./);
    return user;
  }
  const connect = () => {
    const { classInstance, ...moved } = crewAt(ahead);
    const later = { ...otherClass, startsAt: ahead, venue: null };
    api.on('CrewBookingPage', () => data({ crewBooking: { ...moved, classInstance: later } }));
  };

  it.each(['Leave it as it is', 'Move 2 seats'])(
    'the page displays the new date once the panel is closed with “%s”',
    async (button) => {
      const user = await loseMove();
      connect();
      await press(user, button);
      const checked = await screen.findByText("We have checked: this is your crew's date now.");
      screen.getByText('Fri, Dec 18');
      expect(screen.queryByText(unknown)).toBeNull();
      // Nothing can be moved any more, so the button is gone.
      await waitFor(() => expect(document.activeElement).toBe(checked));
    },
  );

  it('the page says that the outcome is unknown until there is a connection again', async () => {
    const user = await loseMove();
    api.on('CrewBookingPage', offline);
    await press(user, 'Leave it as it is');
    await screen.findByText(unknown);
    await press(user, 'Move 2 seats');
    expect(screen.queryByRole('radio')).toBeNull();
    screen.getByText(unknown);
    connect();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await screen.findByText("We have checked: this is your crew's date now.");
    screen.getByText('Fri, Dec 18');
  });
});

describe('after the language is switched', () => {
  it('the outcome of a change of seats is in the new one', async () => {
    const user = await openCrew(twoUnnamed);
    api.on('CrewChangeSeats', () => data({ changeCrewSeats: crewAt(ahead, twoUnnamed) }));
    await press(user, 'Add a seat ($165)');
    await screen.findByText('One seat was added.');
    await inSpanish(user);
    await screen.findByText('Se agregó un lugar.');
  });

  it('a text of the server is replaced', async () => {
    const user = await openCrew(twoUnnamed);
    api.on('CrewChangeSeats', () => refusal('BAD_USER_INPUT', { unnamedSeats: 'At most 12 seats' }));
    await press(user, 'Add a seat ($165)');
    await screen.findByText('At most 12 seats');
    await press(user, 'Add the name');
    api.on('CrewNameSeats', () => refusal('BAD_USER_INPUT', { attendees: 'A text in English' }));
    await nameSeat(user, 'Elsa');
    await screen.findByText('A text in English');
    await inSpanish(user);
    await screen.findByText('No se pudo hacer el cambio. Inténtelo de nuevo.');
    screen.getByText(/^No se pudieron reservar los lugares\./);
    for (const text of ['At most 12 seats', 'A text in English']) expect(screen.queryByText(text)).toBeNull();
  });

  it('the outcome of a move is in the new one, with the date', async () => {
    const user = await openCrew({ movableSeats: 2 });
    api.on('OtherDates', () => data(otherDatesResponse([{ ...otherClass, id: 'later' }])));
    await press(user, 'Move 2 seats');
    await user.click(await screen.findByRole('radio'));
    const message = 'Already booked on that date: Ana Ruiz.';
    api.on('CrewMove', () => ({ body: { errors: [{ message, extensions: { code: 'ALREADY_BOOKED' } }] } }));
    await press(user, 'Move the crew');
    await screen.findByText(message);
    await inSpanish(user);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    api.on('CrewMove', () => data({ moveCrew: crewAt(ahead, { movableSeats: 2 }) }));
    await press(user, 'Cambiar la fecha del grupo');
    await screen.findByText(/^La nueva fecha de su grupo es el viernes 11 de diciembre\./);
    await user.click(screen.getByRole('link', { name: 'English' }));
    await screen.findByText(/^Your crew's new date is Friday, December 11\./);
  });
});
