import { screen, waitFor } from '@testing-library/react';

import { StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import type { TodayBookingFragment } from './Today.generated';
import { TodayAttendee } from './TodayAttendee';

const booking: TodayBookingFragment = {
  id: 'b1',
  version: 1,
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: null,
  companyName: null,
  emergencyContactName: 'Tomás Ruiz',
  emergencyContactPhone: '(801) 555-0199',
  amountCents: 14_950,
  bookingStatus: 'confirmed',
  attendance: null,
  paymentStatus: 'pending',
  paymentMethod: null,
  paidOn: null,
  paymentReference: null,
  classInstance: {
    id: 'c1',
    name: 'Forklift Operator',
    nameEs: null,
    startsAt: '2027-01-11T15:00:00.000Z',
    timeZone: 'America/Denver',
  },
};

it.each([
  ['', {}],
  ['Attended', { bookingStatus: 'completed', attendance: 'attended' }],
  ['Absent', { attendance: 'absent' }],
] as const)('displays the attendance once it is recorded: %s', async (text, changes) => {
  const api = new StubApi();
  openPage(
    <ul>
      <TodayAttendee booking={{ ...booking, ...changes }} isInRoster onPayment={() => Promise.resolve()} />
    </ul>,
  );
  await waitFor(() => expect(api.calls).not.toEqual([]));
  expect(/Attended|Absent/.exec(screen.getByRole('listitem').textContent)?.[0] ?? '').toBe(text);
});
