import { cleanup, screen } from '@testing-library/react';

import { openPage } from '../../testing/open-page';
import { AttendanceSummary } from './AttendanceSummary';
import type { TodayClassFactsFragment } from './Today.generated';

const empty: TodayClassFactsFragment = {
  classInstanceId: 'c1',
  name: 'Forklift Operator',
  nameEs: null,
  language: 'en',
  startsAt: '2027-01-11T15:00:00.000Z',
  timeZone: 'America/Denver',
  locationName: 'Training yard',
  locationNameEs: null,
  city: 'Ogden',
  instructorName: null,
  warnings: [],
  maxAttendees: 2,
  minStudents: null,
  takenSeats: 0,
  heldSeats: 0,
  paidSeats: 0,
  unpaidSeats: 0,
  attendeeLanguages: [],
};

afterEach(cleanup);

it('distinguishes held seats from a class that nobody has booked', async () => {
  openPage(<AttendanceSummary classInstance={{ ...empty, heldSeats: 2 }} />);
  expect(await screen.findByText('No attendees yet, 2 seats held')).toBeTruthy();
  cleanup();
  openPage(<AttendanceSummary classInstance={empty} />);
  expect(await screen.findByText('Nobody booked')).toBeTruthy();
});
