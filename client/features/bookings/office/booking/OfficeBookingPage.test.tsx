import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import type { OutboxKind } from '../../../../schema/outbox-kind.generated';
import { openPage } from '../../../../testing/open-page';
import { BadgesPage } from '../print/BadgesPage';
import { OfficeBookingPage } from './OfficeBookingPage';
import { booking, bookingEvent, smallOffice } from '../testing/office-rows';

let api: StubApi;

const event = (kind: string, at: string, changes: object = {}) => bookingEvent(kind, { at, ...changes });

const mailTo = (recipient: string, messageKind: OutboxKind | null) => ({ recipient, messageKind });
const at = (minute: string) => `2026-11-21T18:${minute}:00.000Z`;
const classAt = (startsAt: string) => ({
  __typename: 'BookedClass',
  id: startsAt,
  startsAt,
  timeZone: 'America/Denver',
});

beforeEach(() => {
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () =>
      data({
        bookingHistory: [
          event('booked', at('00'), { isByGuest: true }),
          event('confirmationSent', at('01'), mailTo('rosa@example.com', 'bookingConfirmation')),
          event('moved', at('02'), {
            actorName: 'Rosa Ibarra',
            fromClass: classAt('2026-12-05T15:00:00.000Z'),
            toClass: classAt('2026-12-12T15:00:00.000Z'),
          }),
          event('paid', at('03'), {
            actorName: 'Rosa Ibarra',
            paymentMethod: 'check',
            paymentDate: '2026-11-20',
          }),
          event('reminderQueued', at('04'), mailTo('rosa@example.com', 'bookingReminderMail')),
        ],
      }),
    );
});

const open = () =>
  openPage(
    <Routes>
      <Route path="/admin/bookings" element={null} />
      <Route path="/admin/bookings/badges" element={<BadgesPage />} />
      <Route path="/admin/bookings/:id" element={<OfficeBookingPage />} />
    </Routes>,
    '/admin/bookings/b1',
  );

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the page of a booking', () => {
  it('says how a new booking was paid', async () => {
    const paid = { actorName: 'Rosa Ibarra', paymentMethod: 'cash', paymentDate: '2026-11-20' };
    api.on('BookingHistory', () => data({ bookingHistory: [event('booked', at('00'), paid)] }));
    open();
    await screen.findByText('Booked');
    const [booked] = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(booked?.firstChild?.textContent).toBe('Booked · Paid · Nov 20, 2026 · Cash');
  });

  it('lists the events with actor and time, newest first, with links to the messages', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking of Rosa Peña' })).toBeTruthy();
    const history = within(screen.getByRole('region', { name: 'History' }));
    await history.findByText('Booked');
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Reminder scheduled.* · Message to rosa@example.com$/),
      expect.stringMatching(/^Paid · Nov 20, 2026 · CheckSat, Nov 21, 2026, 11:03.AM · Rosa Ibarra$/),
      expect.stringMatching(/^Moved from Sat, Dec 5, .* to Sat, Dec 12, .*AMSat, Nov 21.* · Rosa Ibarra$/),
      expect.stringMatching(/^Confirmation emailed.* · Message to rosa@example.com$/),
      expect.stringMatching(/^BookedSat, Nov 21, 2026, 11:00.AM · by the guest$/),
    ]);
    const links = history.getAllByRole('link', { name: 'Message to rosa@example.com' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/outbox?state=all&kind=bookingReminderMail&q=rosa%40example.com',
      '/admin/outbox?state=all&kind=bookingConfirmation&q=rosa%40example.com',
    ]);
  });

  it('links to messages of the kind that was sent, of any kind if it is unknown', async () => {
    api.on('BookingHistory', () =>
      data({
        bookingHistory: [
          event('noticeQueued', at('03'), mailTo('elena@example.com', 'crewClassNotice')),
          event('cancellationSent', at('04'), mailTo('rosa@example.com', null)),
        ],
      }),
    );
    open();
    const links = await screen.findAllByRole('link', { name: /^Message to / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/outbox?state=all&q=rosa%40example.com',
      '/admin/outbox?state=all&kind=crewClassNotice&q=elena%40example.com',
    ]);
  });

  it('writes the phone of a text message as elsewhere', async () => {
    const recipient = '801-555-0142';
    api.on('BookingHistory', () =>
      data({ bookingHistory: [event('reminderQueued', at('04'), { recipient })] }),
    );
    open();
    const link = await screen.findByRole('link', { name: 'Message to (801) 555-0142' });
    expect(link.textContent).toBe('Message to (801) 555-0142');
    expect(link.getAttribute('href')).toContain('q=801-555-0142');
  });

  it('links to its crew, and can notify the contact of a cancellation', async () => {
    const crewBookingId = 'crew-1';
    const crew = {
      __typename: 'Crew',
      id: crewBookingId,
      firstName: 'Elena',
      lastName: 'Vigil',
      email: 'elena@example.com',
      phone: '(801) 555-0161',
      companyName: null,
      purchaseOrder: null,
      namedSeats: 4,
      unnamedSeats: 1,
    };
    api
      .on('BookingOfOffice', () => data({ booking: booking({ crewBookingId }) }))
      .on('CrewOfBooking', () => {
        const namedSeats = 4 - api.callsOf('BookingCancel').length + api.callsOf('BookingRestore').length;
        return data({ crew: { ...crew, namedSeats } });
      })
      .on('BookingCancel', () =>
        data({ cancelBooking: booking({ crewBookingId, version: 2, bookingStatus: 'cancelled' }) }),
      );
    const user = open();
    const region = within(await screen.findByRole('region', { name: 'Booked for a crew' }));
    const link = await region.findByRole('link', { name: 'Open the crew' });
    expect(link.getAttribute('href')).toBe('/admin/bookings/crews/crew-1');
    await user.click(screen.getByRole('checkbox', { name: /^Tell the contact of the crew/ }));
    await press(user, 'Cancel booking');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the booking of Rosa Peña?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() =>
      expect(api.callsOf('BookingCancel').map(({ variables }) => variables['input'])).toEqual([
        { id: 'b1', version: 1, notifyAttendee: true, notifyContact: true },
      ]),
    );
    expect(await region.findByText(/^3 with/)).toBeTruthy();
    api.on('BookingRestore', () => data({ restoreBooking: booking({ crewBookingId, version: 3 }) }));
    await press(user, 'Restore');
    const restoring = within(screen.getByRole('dialog', { name: 'Restore the booking of Rosa Peña?' }));
    await user.click(await restoring.findByRole('checkbox', { name: /^Tell the attendee/ }));
    await user.click(restoring.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(api.callsOf('BookingRestore').map(({ variables }) => variables['input'])).toEqual([
        { id: 'b1', version: 2, notifyContact: true },
      ]),
    );
  });

  it('keeps the focus while loading, and on the clicked button', async () => {
    const paid = { version: 2, paymentStatus: 'paid' } as const;
    api.on('BookingPaymentSet', () => data({ setBookingPayment: booking(paid) }));
    const user = open();
    const heading = screen.getByRole('heading', { level: 1, name: 'Booking' });
    heading.focus();
    const button = await screen.findByRole('button', { name: 'Mark paid' });
    expect(heading.textContent).toBe('Booking of Rosa Peña');
    expect(document.activeElement).toBe(heading);
    await user.click(button);
    await screen.findByRole('button', { name: 'Mark payment pending' });
    expect(document.activeElement).toBe(button);
  });

  it('leads to the record of the student if the name, email or phone of the attendee was changed', async () => {
    const link = "Open the student's record, which is unchanged";
    api.on('BookingAttendeeUpdate', ({ input }) => {
      const { version, lastName, language } = input as {
        version: number;
        lastName: string;
        language: 'es' | null;
      };
      return data({
        updateBookingAttendee: booking({ version: version + 1, lastName, language: language ?? 'es' }),
      });
    });
    const user = open();
    await press(user, 'Edit attendee');
    await user.selectOptions(await screen.findByLabelText('Language for messages'), 'es');
    await press(user, 'Save');
    await screen.findByText('The attendee Rosa Peña is saved.');
    expect(screen.queryByRole('link', { name: link })).toBeNull();
    await press(user, 'Edit attendee');
    await user.type(await screen.findByLabelText('Last name'), ' Ruiz');
    await press(user, 'Save');
    await screen.findByText('The attendee Rosa Peña Ruiz is saved.');
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/admin/students/s1');
  });

  it('confirms before a form with typed values is replaced by another one', async () => {
    const user = open();
    await press(user, 'Edit attendee');
    await user.type(await screen.findByLabelText(/^First name/), 'x');
    await press(user, 'Move');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Move/ })).toBeTruthy();
    expect(screen.queryByLabelText(/^First name/)).toBeNull();
  });

  it('says if it does not exist', async () => {
    api.on('BookingOfOffice', () => refusal('NOT_FOUND'));
    open();
    expect(await screen.findByText('There is no booking at this address.')).toBeTruthy();
  });
});
