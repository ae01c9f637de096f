import { screen, waitFor, within } from '@testing-library/react';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { booking, bookingEvent, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';

let api: StubApi;

const BEGUN = '2026-11-01T15:00:00.000Z';
const classInstance = { ...booking().classInstance, startsAt: BEGUN, lastDayStartsAt: BEGUN };
const event = (kind: string, minute: string, changes: object = {}) =>
  bookingEvent(kind, { at: `2026-11-21T18:${minute}:00.000Z`, actorName: 'Rosa Ibarra', ...changes });

beforeEach(() => {
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking({ classInstance }) }))
    .on('BookingHistory', () => data({ bookingHistory: [] }));
});

const button = (name: string) => screen.findByRole('button', { name });
const recordedAs = (changes: Parameters<typeof booking>[0], code: string | null = null) =>
  api.on('BookingsRecordAttendance', () =>
    data({
      changes: [
        {
          __typename: 'BookingChange',
          id: 'b1',
          isDone: code === null,
          isUnchanged: false,
          code,
          changedBy: null,
          booking: booking({ classInstance, ...changes }),
        },
      ],
    }),
  );
const inputs = () => api.callsOf('BookingsRecordAttendance').map(({ variables }) => variables['input']);

describe('the page of a booking whose class has begun', () => {
  it('records the attendance, has the certificate then, and undoes it', async () => {
    const user = openBooking();
    const mail = await screen.findByRole('checkbox', { name: 'Email the certificate when marked attended' });
    expect(mail).toHaveProperty('checked', true);
    await user.click(mail);
    recordedAs({ version: 2, bookingStatus: 'completed' });
    await user.click(await button('Mark attended'));
    expect(
      await screen.findByText('Rosa Peña is marked as attended. The certificate is not emailed.'),
    ).toBeTruthy();
    expect(screen.getAllByText('Attended').length).toBeGreaterThan(0);
    expect(await button('Certificate (PDF)')).toBeTruthy();
    for (const gone of ['Mark attended', 'Move', 'Cancel booking'])
      expect(screen.queryByRole('button', { name: gone })).toBeNull();
    // The button that had the focus is gone.
    await waitFor(() => expect(document.activeElement?.id).toBe('booking-heading'));
    recordedAs({ version: 3 });
    await user.click(await button('Undo'));
    expect(await screen.findByText('Undone.')).toBeTruthy();
    expect(inputs()).toEqual([
      { bookings: [{ id: 'b1', version: 1 }], attendance: 'attended', notifyAttendees: false },
      { bookings: [{ id: 'b1', version: 2 }], attendance: null, notifyAttendees: false },
    ]);
    expect(screen.queryByRole('button', { name: 'Certificate (PDF)' })).toBeNull();
  });

  it('says why the attendance was not recorded', async () => {
    recordedAs({}, 'POLICY');
    const user = openBooking();
    await user.click(await button('Mark attended'));
    const problem = await screen.findByText('1 booking was left as it is:');
    expect(problem.closest('[role="alert"]')?.textContent).toContain(
      'Rosa Peña, K7M4WX9P: Too early: the last day of the class has not begun.',
    );
    // In sight of the buttons, above everything else on the page.
    const details = screen.getByRole('heading', { name: 'Details' });
    expect(problem.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(await button('Close'));
    expect(screen.queryByText('1 booking was left as it is:')).toBeNull();
  });

  it('offers only the absence before the last day', async () => {
    const lastDayStartsAt = '2099-11-02T15:00:00.000Z';
    api.on('BookingOfOffice', () =>
      data({ booking: booking({ classInstance: { ...classInstance, lastDayStartsAt } }) }),
    );
    openBooking();
    expect(await button('Mark absent')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark attended' })).toBeNull();
  });

  it('lists who recorded the attendance, and the email with the certificate', async () => {
    api.on('BookingHistory', () =>
      data({
        bookingHistory: [
          event('absent', '01'),
          event('attendanceCleared', '02'),
          event('attended', '03'),
          event('certificateSent', '04', {
            actorName: null,
            recipient: 'rosa@example.com',
            messageKind: 'bookingCertificate',
          }),
        ],
      }),
    );
    openBooking();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    await history.findByText('Certificate emailed');
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Certificate emailed.* · Message to rosa@example.com$/),
      expect.stringMatching(/^Marked as attended.* · Rosa Ibarra$/),
      expect.stringMatching(/^Attendance cleared.* · Rosa Ibarra$/),
      expect.stringMatching(/^Marked as absent.* · Rosa Ibarra$/),
    ]);
    expect(history.getByRole('link', { name: 'Message to rosa@example.com' }).getAttribute('href')).toBe(
      '/admin/outbox?state=all&kind=bookingCertificate&q=rosa%40example.com',
    );
  });
});
