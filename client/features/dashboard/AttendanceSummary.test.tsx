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

it('counts held seats beside the attendees, also towards the minimum', async () => {
  const half = { ...empty, takenSeats: 3, heldSeats: 2, maxAttendees: 8 };
  openPage(<AttendanceSummary classInstance={{ ...half, minStudents: 6 }} />);
  expect(await screen.findByText('3 of 8 seats, 2 more held')).toBeTruthy();
  expect(screen.getByText('5 of at least 6')).toBeTruthy();
  cleanup();
  openPage(<AttendanceSummary classInstance={{ ...half, minStudents: 5 }} />);
  expect(await screen.findByText('3 of 8 seats, 2 more held')).toBeTruthy();
  expect(screen.queryByText(/of at least/)).toBeNull();
});

it('distinguishes held seats from a class that nobody has booked', async () => {
  openPage(<AttendanceSummary classInstance={{ ...empty, heldSeats: 2 }} />);
  expect(await screen.findByText('No attendees yet, 2 seats held')).toBeTruthy();
  cleanup();
  openPage(<AttendanceSummary classInstance={empty} />);
  expect(await screen.findByText('Nobody booked')).toBeTruthy();
});
