import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { weekdayAfter } from '../calendar-dates';
import { SchedulePage } from '../overview/SchedulePage';
import { scheduledClass, smallSchedule, classResponse } from '../testing/scheduled-class';

const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
const boise = {
  __typename: 'Venue',
  id: 'boise',
  name: 'River hall',
  address: {
    __typename: 'Address',
    street1: '10 River St',
    street2: 'Bay 2',
    city: 'Boise',
    state: 'ID',
    zip: '83702',
  },
  timeZone: 'America/Los_Angeles',
  capacity: 10,
};
const dale = {
  __typename: 'Instructor',
  id: 'dale',
  name: 'Dale Whitcomb',
  email: 'dale@example.com',
  isNotified: true,
  teachesEnglish: true,
  teachesSpanish: false,
  authorizationExpiresOn: '2027-01-31',
};

let api: StubApi;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  api = smallSchedule()
    .on('PlanVenues', () => data({ venues: { __typename: 'VenueConnection', nodes: [boise], pageInfo } }))
    .on('PlanInstructors', () =>
      data({ instructors: { __typename: 'InstructorConnection', nodes: [dale], pageInfo } }),
    )
    .on('ClassInstanceCreate', () => data({ createClassInstance: classResponse(scheduledClass()) }));
});

const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const sent = () => api.callsOf('ClassInstanceCreate')[0]?.variables['input'];

async function fillAndSave(user: ReturnType<typeof openPage>) {
  const types = await screen.findByLabelText(/^Class type/, { selector: '#classTypeId' });
  await user.selectOptions(types, await within(types).findByRole('option', { name: 'OSHA 30-Hour' }));
  await user.type(screen.getByLabelText('Date'), '2027-01-29');
}

it('fills in name, address and time zone of a chosen venue, and reduces the seats to its capacity', async () => {
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  await fillAndSave(user);
  expect(valueOf('Max attendees')).toBe('24');
  await user.click(screen.getByLabelText('Location name'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect([valueOf('Location name'), valueOf('Street 1'), valueOf(/^Street 2/)]).toEqual([
    'River hall',
    '10 River St',
    'Bay 2',
  ]);
  expect([valueOf('City'), valueOf('State'), valueOf('ZIP')]).toEqual(['Boise', 'ID', '83702']);
  expect(valueOf('Max attendees')).toBe('10');
  expect(screen.getByText('Times are Pacific Time, as set for this place.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({ venueId: 'boise', timeZone: 'America/Los_Angeles', maxAttendees: 10 });
});

it('is another venue once its address is edited, with the time zone of the other state', async () => {
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  await fillAndSave(user);
  await user.click(screen.getByLabelText('Location name'));
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(screen.getByLabelText('Location name'), ', room 4');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  await waitFor(() => expect(sent()).toBeDefined());
  // A name with a room still refers to the venue.
  expect(sent()).toMatchObject({ venueId: 'boise', locationName: 'River hall, room 4' });
  cleanup();

  api.calls.splice(0);
  const again = openPage(<SchedulePage />, '/admin/schedule?new');
  await fillAndSave(again);
  await again.click(screen.getByLabelText('Location name'));
  await again.keyboard('{ArrowDown}{Enter}');
  await again.type(screen.getByLabelText('Street 1'), ' West');
  await again.selectOptions(screen.getByLabelText('State'), 'UT');
  expect(screen.getByText('Times are Mountain Time, from the state.')).toBeTruthy();
  await again.click(screen.getByRole('button', { name: 'Save class' }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({ venueId: null, timeZone: null });
});

it('displays mismatches with instructor and venue, and allows saving', async () => {
  const all = ['authorizationExpired', 'languageNotTaught', 'overVenueCapacity'];
  api.on('PlanWarnings', () => data({ classWarnings: all }));
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  await fillAndSave(user);
  await user.click(screen.getByLabelText('Location name'));
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(screen.getByLabelText(/^Instructor/), 'Dale Whitcomb');
  for (const text of [
    /^The authorization of Dale Whitcomb expires on Sunday, January 31, 2027/,
    'Dale Whitcomb does not teach in the language of this class.',
    'The venue has room for 10 people.',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  // A typed name refers to the only instructor with that name.
  await waitFor(() =>
    expect(api.callsOf('PlanWarnings').at(-1)?.variables).toMatchObject({
      venueId: 'boise',
      instructorId: 'dale',
      lastDate: '2027-01-29',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  await waitFor(() => expect(sent()).toMatchObject({ instructorName: 'Dale Whitcomb', instructorId: null }));
});

it.each([
  ['emailed', {}, 1],
  ['not to be emailed', { isNotified: false }, 0],
  ['without an email', { email: null }, 0],
])('says whether the chosen instructor is emailed: %s', async (_case, changes, count) => {
  api.on('PlanInstructors', () =>
    data({ instructors: { __typename: 'InstructorConnection', nodes: [{ ...dale, ...changes }], pageInfo } }),
  );
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Instructor/);
  await user.type(field, 'Dale');
  await user.click(await screen.findByRole('option', { name: 'Dale Whitcomb' }));
  expect(field.value).toBe('Dale Whitcomb');
  const text = 'Dale Whitcomb is emailed about new and changed classes.';
  expect(screen.queryAllByText(text)).toHaveLength(count);
  await user.type(field, ' and others');
  expect(screen.queryByText(text)).toBeNull();
});

it('displays no mismatches of a cancelled class', async () => {
  api.on('PlanWarnings', () => data({ classWarnings: ['overVenueCapacity'] }));
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  await fillAndSave(user);
  await user.click(screen.getByLabelText('Location name'));
  await user.keyboard('{ArrowDown}{Enter}');
  const text = 'The venue has room for 10 people.';
  await screen.findByText(text);
  await user.selectOptions(screen.getByLabelText('Status', { selector: '#status' }), 'Cancelled');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('displays mismatches on a card', async () => {
  api.on('ScheduledClasses', () =>
    data({
      classInstances: {
        __typename: 'ClassInstanceConnection',
        nodes: [classResponse(scheduledClass({ warnings: ['overVenueCapacity'] }))],
        pageInfo,
        totalCount: 1,
      },
    }),
  );
  openPage(<SchedulePage />);
  const card = await screen.findByRole('article');
  expect(within(card).getByText('More seats than the venue has room for')).toBeTruthy();
});

it('adds the next weekday, and names the day of a problem', async () => {
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  await fillAndSave(user);
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  const [, second] = screen.getAllByLabelText<HTMLInputElement>('Date');
  expect(second?.value).toBe('2027-02-01');
  if (second) await user.clear(second);
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  const problem = screen.getByRole('link', { name: 'Day 2: Date required' });
  await user.click(problem);
  expect(document.activeElement).toBe(second);
  expect(second?.getAttribute('aria-describedby')).toBe('days.1.date-error');
  expect(document.getElementById('days.1.date-error')?.textContent).toContain('Day 2: Date required');
});

it('proposes no federal holiday, and displays the weekday of each day', async () => {
  const holiday = { __typename: 'HolidayDate', date: '2027-02-15', holiday: 'washington', isObserved: false };
  api.on('FederalHolidays', () => data({ federalHolidays: [holiday] }));
  const user = openPage(<SchedulePage />, '/admin/schedule?new');
  await user.type(await screen.findByLabelText('Date'), '2027-02-12');
  await waitFor(() => expect(api.callsOf('FederalHolidays')[0]?.variables['dates']).toContain('2027-02-15'));
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  const second = await screen.findByRole('group', { name: 'Day 2, Tuesday' });
  expect(within(second).getByLabelText<HTMLInputElement>('Date').value).toBe('2027-02-16');
  expect(screen.getByRole('group', { name: 'Day 1, Friday' })).toBeTruthy();
  expect(screen.queryByText(/federal holiday/)).toBeNull();
});

it.each([
  ['2027-01-07', '2027-01-08'],
  ['2027-01-08', '2027-01-11'],
  ['2027-01-09', '2027-01-11'],
  ['2027-01-10', '2027-01-11'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-01-15', '2027-01-19'],
  ['2026-12-23', '2026-12-28'],
  ['', ''],
  ['never', ''],
])('after %s comes %s', (date, next) => {
  expect(weekdayAfter(date, ['2027-01-18', '2026-12-24', '2026-12-25'])).toBe(next);
});
