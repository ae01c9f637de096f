import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { chooseClass } from '../testing/choose-class';
import { booking, connection, smallOffice } from '../testing/office-rows';
import type { CrewSeatsFragment } from './CrewRecord.generated';
import { CrewRecordPage } from './CrewRecordPage';

let api: StubApi;
let seats: CrewSeatsFragment & { __typename: string };

const crew = {
  __typename: 'Crew',
  id: 'g1',
  firstName: 'Elena',
  lastName: 'Vigil',
  email: 'elena@example.com',
  phone: '(801) 555-0161',
  companyName: null,
  purchaseOrder: 'PO-12',
  namedSeats: 4,
  unnamedSeats: 2,
  emergencyContactName: 'Marta Vigil',
  emergencyContactPhone: '(801) 555-0162',
  language: 'es',
  version: 3,
};

const at = (minute: string) => `2026-11-21T18:${minute}:00.000Z`;
const crewEvent = (kind: string, minute: string, changes: object) => ({
  __typename: 'CrewEvent',
  id: kind,
  kind,
  at: at(minute),
  isByGuest: false,
  actorName: null,
  seats: null,
  attendeeName: null,
  recipient: null,
  messageKind: null,
  ...changes,
});

const seatsNamed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ __typename: 'BookingConfirmation', id: `named-${index}` }));

beforeEach(() => {
  seats = {
    __typename: 'CrewBooking',
    id: 'g1',
    unnamedSeats: 2,
    nameableSeats: 2,
    addableSeats: 3,
    returnableSeats: 2,
    movableSeats: 3,
    bookings: seatsNamed(4),
    classInstance: {
      __typename: 'UpcomingClass',
      id: 'c1',
      classTypeId: 'forklift',
      name: 'Forklift Operator',
      nameEs: null,
      startsAt: '2027-01-05T15:00:00.000Z',
      timeZone: 'America/Denver',
    },
  } as typeof seats;
  api = smallOffice()
    .on('CrewRecord', () => data({ crew, crewBooking: seats }))
    .on('CrewMembers', () =>
      data(connection('bookings', 'BookingConnection', [booking({ crewBookingId: 'g1' })])),
    )
    .on('CrewHistory', () =>
      data({
        crewHistory: [
          crewEvent('booked', '00', { isByGuest: true, seats: 6 }),
          crewEvent('confirmationSent', '01', {
            recipient: 'elena@example.com',
            messageKind: 'crewConfirmed',
          }),
          crewEvent('seatsGivenBack', '02', { isByGuest: true, seats: 1 }),
          crewEvent('personCancelled', '03', { actorName: 'Rosa Ibarra', attendeeName: 'Luis Ortega' }),
        ],
      }),
    );
});

async function open(): Promise<UserEvent> {
  const user = openPage(
    <Routes>
      <Route path="/admin/bookings/crews/:id" element={<CrewRecordPage />} />
    </Routes>,
    '/admin/bookings/crews/g1',
  );
  await screen.findByRole('heading', { level: 1, name: 'Crew: Elena Vigil' });
  await screen.findByRole('rowheader', { name: /Rosa Peña/ });
  return user;
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);
const seatOf = (number: number) => within(screen.getByRole('group', { name: `Seat ${number}` }));

describe('the page of a crew', () => {
  it('lists its events with their actors, newest first', async () => {
    await open();
    const history = within(screen.getByRole('region', { name: 'History' }));
    await history.findByText('6 seats booked');
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Luis Ortega: cancelled.* · Rosa Ibarra$/),
      expect.stringMatching(/^1 seat given back.* · by the contact, with the link$/),
      expect.stringMatching(/^All seats emailed.* · Message to elena@example.com$/),
      expect.stringMatching(/^6 seats booked.* · by the contact$/),
    ]);
    expect(history.getByRole('link', { name: /^Message to / }).getAttribute('href')).toBe(
      '/admin/outbox?state=all&kind=crewConfirmed&q=elena%40example.com',
    );
  });

  it('names the seats that were filled in, and asks for at least one name', async () => {
    const user = await open();
    await press(user, 'Save the names');
    expect((await screen.findByText('Type at least one name')).closest('[role=alert]')).toBeTruthy();
    await user.type(seatOf(6).getByRole('textbox', { name: 'First name' }), ' Iván ');
    expect(screen.queryByText('Type at least one name')).toBeNull();
    await press(user, 'Save the names');
    const [problem] = await screen.findAllByText('Seat 6: Last name required');
    expect(problem).toBeTruthy();
    expect(api.callsOf('OfficeCrewName')).toHaveLength(0);
    await user.type(seatOf(6).getByRole('textbox', { name: 'Last name' }), 'Mora');
    api.on('OfficeCrewName', () =>
      refusal('ALREADY_BOOKED', { 'attendees.0.firstName': 'Has a seat already' }),
    );
    await press(user, 'Save the names');
    // The server knows only the named seats.
    await waitFor(() => expect(seatOf(6).getByText('Has a seat already')).toBeTruthy());
    api.on('OfficeCrewName', () => {
      seats = { ...seats, unnamedSeats: 1, nameableSeats: 1, bookings: seatsNamed(5) };
      return data({ nameCrewSeats: seats });
    });
    await user.type(seatOf(6).getByRole('textbox', { name: 'Last name' }), ' Ruiz');
    await press(user, 'Save the names');
    expect(await screen.findByText('1 name was added.')).toBeTruthy();
    expect(inputsOf('OfficeCrewName').at(-1)).toMatchObject({
      crewBookingId: 'g1',
      attendees: [{ firstName: 'Iván', lastName: 'Mora Ruiz', email: null }],
    });
    expect(screen.queryByRole('group', { name: 'Seat 5' })).toBeNull();
    expect(seatOf(6).getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('');
    await waitFor(() => expect(api.callsOf('CrewMembers')).toHaveLength(2));
  });

  it('keeps typed names when the number of seats changes meanwhile', async () => {
    const user = await open();
    await user.type(seatOf(6).getByRole('textbox', { name: 'First name' }), 'Iván');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Seats without a name' }), '4');
    api.on('OfficeCrewSeats', () => {
      seats = { ...seats, unnamedSeats: 4, nameableSeats: 4 };
      return data({ changeCrewSeats: seats });
    });
    await press(user, 'Save the number');
    expect(await screen.findByRole('group', { name: 'Seat 8' })).toBeTruthy();
    expect(seatOf(6).getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Iván');
    // Another user has named all seats.
    api.on('OfficeCrewName', () => {
      seats = { ...seats, unnamedSeats: 0, nameableSeats: 0, returnableSeats: 0 };
      return refusal('BAD_USER_INPUT', { attendees: 'No seat is still without a name' });
    });
    await user.type(seatOf(6).getByRole('textbox', { name: 'Last name' }), 'Mora');
    await press(user, 'Save the names');
    expect(await screen.findByText('No seat is still without a name')).toBeTruthy();
    expect(seatOf(5).getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Iván');
    expect(screen.queryByRole('group', { name: 'Seat 6' })).toBeNull();
  });

  it('changes the number of unnamed seats, and says that it was changed meanwhile', async () => {
    const user = await open();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Seats without a name' });
    expect([...choice.options].map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5']);
    await user.selectOptions(choice, '4');
    api.on('OfficeCrewSeats', () => refusal('CONFLICT'));
    await press(user, 'Save the number');
    expect(await screen.findByText(/^The crew was changed in the meantime/)).toBeTruthy();
    api.on('OfficeCrewSeats', offline);
    await press(user, 'Save the number');
    expect(await screen.findByText(/^The connection was lost/)).toBeTruthy();
    api.on('OfficeCrewSeats', () => {
      seats = { ...seats, unnamedSeats: 4 };
      return data({ changeCrewSeats: seats });
    });
    await press(user, 'Save the number');
    expect(await screen.findByText('The crew now has 4 seats without a name.')).toBeTruthy();
    const inputs = inputsOf('OfficeCrewSeats');
    expect(inputs).toHaveLength(3);
    // A retry has the same idempotency key, so that nothing is done twice.
    expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBe(1);
    expect(inputs[0]).toMatchObject({ crewBookingId: 'g1', unnamedSeats: 4, expectedUnnamedSeats: 2 });
    expect(choice.value).toBe('4');
  });

  it('moves all seats to another date of the class with enough room', async () => {
    const user = await open();
    const choice = await screen.findByRole('combobox', { name: 'Move to' });
    await user.click(choice);
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/December 12/)]);
    await press(user, 'Move 3 seats');
    expect(await screen.findByText('Class required')).toBeTruthy();
    await chooseClass(user, choice, /December 12/);
    api.on('OfficeCrewMove', () => {
      const classInstance = { ...seats.classInstance, id: 'c2', startsAt: '2027-01-12T15:00:00.000Z' };
      seats = { ...seats, classInstance };
      return data({ moveCrew: seats });
    });
    await press(user, 'Move 3 seats');
    expect(await screen.findByText(/^The crew was moved to Tue, Jan 12, 2027, 8:00.AM\.$/)).toBeTruthy();
    expect(inputsOf('OfficeCrewMove')).toEqual([
      expect.objectContaining({ crewBookingId: 'g1', classInstanceId: 'c2' }),
    ]);
  });

  it('offers only what is possible now', async () => {
    seats = { ...seats, nameableSeats: 0, addableSeats: 0, returnableSeats: 0, movableSeats: 0 };
    await open();
    expect(screen.queryByRole('button', { name: 'Save the names' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save the number' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Move to' })).toBeNull();
  });

  it('says that a crew does not exist', async () => {
    api.on('CrewRecord', () => refusal('NOT_FOUND'));
    openPage(
      <Routes>
        <Route path="/admin/bookings/crews/:id" element={<CrewRecordPage />} />
      </Routes>,
      '/admin/bookings/crews/g2',
    );
    expect(await screen.findByText('There is no such crew.')).toBeTruthy();
  });
});

describe('the contact of a crew', () => {
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
  const openForm = async () => {
    const user = await open();
    await press(user, 'Edit the contact');
    await screen.findByRole('heading', { name: 'Edit the contact' });
    return user;
  };

  it('is corrected with the version that was read', async () => {
    const user = await openForm();
    await user.clear(email());
    await user.type(email(), 'elena@example.org');
    const corrected = { ...crew, email: 'elena@example.org', version: 4 };
    api.on('CrewContactUpdate', () => data({ updateCrewContact: corrected }));
    await press(user, 'Save');
    await screen.findByText('The contact is saved.');
    const { __typename, namedSeats, unnamedSeats, ...input } = crew;
    expect(inputsOf('CrewContactUpdate')).toEqual([{ ...input, email: 'elena@example.org' }]);
    expect(screen.queryByRole('heading', { name: 'Edit the contact' })).toBeNull();
  });

  it('keeps what was typed after an error, which is displayed at its field', async () => {
    const user = await openForm();
    await user.clear(email());
    await user.type(email(), 'elena@example.org');
    api.on('CrewContactUpdate', () => refusal('ALREADY_BOOKED', { email: 'Has two seats: Luis Ortega' }));
    await press(user, 'Save');
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    expect(email().value).toBe('elena@example.org');
    expect(screen.getAllByText(/Has two seats: Luis Ortega/).length).toBeGreaterThan(0);
  });
});
