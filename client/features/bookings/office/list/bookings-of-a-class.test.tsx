import { screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { chooseClass, chosenClass } from '../testing/choose-class';
import { studentField } from '../testing/choose-student';
import { bookable, booking, connection, smallOffice } from '../testing/office-rows';

let api: StubApi;

const linkedClass = {
  __typename: 'ClassInstance',
  id: 'c9',
  status: 'scheduled',
  seatsLeft: 0,
  startsAt: '2026-12-05T15:00:00.000Z',
  timeZone: 'America/Denver',
  classType: { __typename: 'ClassType', id: 'forklift', name: 'Forklift Operator', nameEs: null },
};

beforeEach(() => {
  api = smallOffice().on('ChosenClass', () => data({ classInstance: linkedClass }));
});

const lastOf = (operation: string) => api.callsOf(operation).at(-1)?.variables;
const listIs = (...rows: Parameters<typeof booking>[0][]) =>
  api.on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', rows.map(booking))));

describe('the bookings of one class', () => {
  it('are filtered by the address, below the name of the class, with a link to all bookings', async () => {
    const user = openPage(<BookingsPage />, '/admin/bookings?classId=c9');
    const heading = await screen.findByText(/^Bookings of Forklift Operator, /);
    expect(heading.textContent).toContain('Dec 5, 2026');
    expect(lastOf('OfficeBookings')).toMatchObject({ classInstanceId: 'c9' });
    expect(lastOf('OfficeBookingCount')).toMatchObject({ classInstanceId: 'c9' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Class' }).value).toBe('c9');
    await user.click(screen.getByRole('button', { name: 'Show the bookings of all classes' }));
    await waitFor(() => expect(lastOf('OfficeBookings')).toMatchObject({ classInstanceId: null }));
    expect(screen.getByTestId('address').textContent).toBe('/admin/bookings');
    expect(screen.queryByText(/^Bookings of/)).toBeNull();
  });

  it('are empty if the class was deleted, and the page says so', async () => {
    api.on('ChosenClass', () => refusal('NOT_FOUND'));
    openPage(<BookingsPage />, '/admin/bookings?classId=c9');
    expect(await screen.findByText('This class no longer exists.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show the bookings of all classes' })).toBeTruthy();
  });
});

it.each([
  ['is full', { startsAt: '2020-12-05T15:00:00.000Z' }, /^This class is full, so nobody can be added/],
  [
    'is full, and has not begun',
    { startsAt: '2126-12-05T15:00:00.000Z' },
    /^This class is full, so nobody can be added/,
  ],
  ['is cancelled', { status: 'cancelled' }, /^This class is cancelled or no longer offered/],
])(
  'the form of a new booking says why the class of its link cannot be chosen: it %s',
  async (_case, changes, text) => {
    api.on('ChosenClass', () => data({ classInstance: { ...linkedClass, ...changes } }));
    openPage(<BookingsPage />, '/admin/bookings?classId=c9&new=booking');
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

describe('the form of a new booking in a class that has begun', () => {
  const begun = { ...linkedClass, startsAt: '2020-12-05T15:00:00.000Z', seatsLeft: 1 };
  const { classType } = linkedClass;
  const { __typename, classTypeId, name, nameEs, ...choice } = bookable('c9', 'forklift', '2020-12-05');
  const text = /^Forklift Operator: Saturday, December 5, 2020, 8:00/;
  const note = 'This class has begun, so no confirmation is sent.';
  const languageHint = 'For the confirmation, the reminder and notices.';

  it.each(['scheduled', 'completed'])('selects it for a walk-in, whom nobody mails: %s', async (status) => {
    api
      .on('ChosenClass', () => data({ classInstance: { ...begun, status } }))
      .on('WalkInClass', () =>
        data({ classInstance: { ...choice, __typename: 'ClassInstance', seatsLeft: 1, classType } }),
      )
      .on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
    const user = openPage(<BookingsPage />, '/admin/bookings?classId=c9&new=booking&find=Rosa');
    const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
    const field = await form.findByLabelText<HTMLInputElement>('Class');
    await waitFor(() => expect(chosenClass(field)).toMatch(text));
    expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('149.00');
    expect(form.getByText(note)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Add walk-in' })).toBeTruthy();
    expect(form.queryByText(languageHint)).toBeNull();
    await chooseClass(user, field, /December 12/);
    expect(form.queryByText(note)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Create Booking' })).toBeTruthy();
    expect(form.getByText(languageHint)).toBeTruthy();
    await chooseClass(user, field, /December 5, 2020/);
    await waitFor(() => expect(studentField().value).toBe('Rosa Peña'));
    await user.click(form.getByRole('button', { name: 'Create Booking' }));
    await screen.findByText('Booking created successfully!');
    expect(lastOf('OfficeBookingCreate')).toMatchObject({ input: { classInstanceId: 'c9', isWalkIn: true } });
  });

  it('books another class as usual', async () => {
    api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
    const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking&find=Rosa');
    const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
    await waitFor(() => expect(chosenClass(form.getByLabelText('Class'))).toMatch(/December 12, 2026/));
    await waitFor(() => expect(studentField().value).toBe('Rosa Peña'));
    await user.click(form.getByRole('button', { name: 'Create Booking' }));
    await screen.findByText('Booking created successfully!');
    expect(lastOf('OfficeBookingCreate')).toMatchObject({ input: { isWalkIn: false } });
  });
});

it.each(['CLASS_FULL', 'CLASS_NOT_BOOKABLE'])(
  'the form of a new booking says at the class that it was closed meanwhile: %s',
  async (code) => {
    api.on('OfficeBookingCreate', () => refusal(code));
    const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking&find=Rosa');
    const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
    const field = await form.findByLabelText<HTMLInputElement>('Class');
    await waitFor(() => expect(chosenClass(field)).toMatch(/December 12, 2026/));
    await waitFor(() => expect(studentField().value).toBe('Rosa Peña'));
    await user.type(form.getByLabelText(/^Notes/), 'Needs a ramp');
    api.on('BookableClasses', () => data({ bookableClasses: [bookable('c3', 'forklift', '2026-12-19')] }));
    await user.click(form.getByRole('button', { name: 'Create Booking' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement?.textContent).toContain(code);
    expect(field.value).toBe('');
    await user.click(field);
    await form.findByRole('option', { name: /December 19/ });
    expect(form.queryByRole('option', { name: /December 12/ })).toBeNull();
    expect(form.getByLabelText<HTMLInputElement>(/^Notes/).value).toBe('Needs a ramp');
  },
);

describe('the row of a booking', () => {
  const cancelledClass = { ...booking().classInstance, status: 'cancelled' as const };
  const rowOf = async () => (await screen.findByRole('row', { name: /Rosa Peña/ })).textContent;

  it('displays that its class is cancelled', async () => {
    listIs({ classInstance: cancelledClass });
    openPage(<BookingsPage />);
    expect(await rowOf()).toContain('Class cancelled');
  });

  it.each([
    ['pending', 'Pending'],
    ['paid', 'Paid'],
    ['nothingDue', 'Nothing due'],
    ['refundDue', 'Refund due'],
    ['refunded', 'Refunded'],
  ] as const)('displays the payment: %s', async (paymentSummary, text) => {
    listIs({ paymentSummary });
    openPage(<BookingsPage />);
    const row = within(await screen.findByRole('row', { name: /Rosa Peña/ }));
    expect(row.getByText(text)).toBeTruthy();
  });

  it('offers no payment first if its class is cancelled', async () => {
    listIs({ classInstance: cancelledClass, paymentSummary: 'nothingDue' });
    openPage(<BookingsPage />);
    expect(await rowOf()).toContain('Nothing due');
    expect(screen.queryByRole('button', { name: /^Mark paid/ })).toBeNull();
  });

  it('no longer displays it once refunded', async () => {
    const paid = { bookingStatus: 'cancelled', paymentStatus: 'paid' } as const;
    listIs({ ...paid, paymentSummary: 'refundDue' });
    api.on('BookingRefund', () =>
      data({
        refundBooking: booking({
          ...paid,
          version: 2,
          paymentStatus: 'cancelled',
          paymentSummary: 'refunded',
          refundedOn: '2026-11-22',
        }),
      }),
    );
    const user = openPage(<BookingsPage />);
    await user.click(await screen.findByRole('button', { name: /^Mark refunded/ }));
    expect(await screen.findByText('The booking of Rosa Peña is marked refunded.')).toBeTruthy();
    expect(lastOf('BookingRefund')).toEqual({ input: { id: 'b1', version: 1 } });
    expect(await rowOf()).toContain('Refunded');
    expect(within(screen.getByRole('table', { name: 'Bookings' })).queryByText('Refund due')).toBeNull();
  });
});
