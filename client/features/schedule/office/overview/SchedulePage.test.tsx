import { screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { SchedulePage } from './SchedulePage';
import { listOf, scheduledClass, smallSchedule, classResponse } from '../testing/scheduled-class';

let api: StubApi;

beforeEach(() => {
  api = smallSchedule();
});

const card = () => screen.findByRole('article');

it('displays a class with venue, capacity, days in 12-hour format and notes, and sends the token', async () => {
  const user = openPage(<SchedulePage />);
  const { textContent } = await card();
  for (const text of [
    'Forklift Operator',
    'Scheduled',
    'Training yard',
    '2155 S Quarry Road, West Valley City, UT 84119',
    'Español',
    '$149',
    '9/12',
    'Day 1',
    'Saturday, December 5, 2026',
    'Times are Mountain Time.',
    'Notes: Two trucks reserved.',
  ])
    expect(textContent).toContain(text);
  expect(textContent.replace(/\s/g, ' ')).toContain('8:00 AM – 4:30 PM');
  expect(
    within(await card())
      .getByRole('link', { name: /View Bookings/ })
      .getAttribute('href'),
  ).toBe('/admin/bookings?classId=forklift-1');
  expect(
    within(await card())
      .getByRole('link', { name: /^Sign-in sheet/ })
      .getAttribute('href'),
  ).toBe('/admin/schedule/forklift-1/sign-in-sheet');
  await user.click(within(await card()).getByRole('button', { name: /^More actions/ }));
  const record = screen.getByRole('menuitem', { name: 'Class record' });
  expect(record.getAttribute('href')).toBe('/admin/schedule/forklift-1/record');
  const bearers = api.calls.map(({ headers }) => headers['authorization']);
  expect(new Set(bearers)).toEqual(new Set(['Bearer office-token']));
});

it('falls back to Unknown Class and TBD, and displays overbooking', async () => {
  const { classType } = scheduledClass();
  const odd = { classType: { ...classType, name: '' }, locationName: '', takenSeats: 14, seatsLeft: 0 };
  api.on('ScheduledClasses', () => data(listOf(scheduledClass(odd))));
  openPage(<SchedulePage />);
  const { textContent } = await card();
  expect(textContent).toContain('Unknown Class');
  expect(textContent).toContain('TBD');
  expect(textContent).toContain('14/12 Full, 2 too many');
});

it('reports if the classes cannot be loaded', async () => {
  api.on('ScheduledClasses', () => refusal('INTERNAL'));
  openPage(<SchedulePage />);
  const text = await screen.findByText('Failed to fetch scheduled classes');
  expect(text.closest('[role="alert"]')).not.toBeNull();
});

it('reports if class types are missing, and loads them on retry', async () => {
  const pageOf = (id: string, name: string, hasNextPage: boolean) =>
    data({
      classTypes: {
        __typename: 'ClassTypeConnection',
        nodes: [
          {
            __typename: 'ClassType',
            id,
            name,
            nameEs: null,
            isActive: true,
            maxStudents: 12,
            priceCents: 100,
          },
        ],
        pageInfo: { __typename: 'PageInfo', endCursor: id, hasNextPage },
      },
    });
  api.on('SchedulableClassTypes', ({ after }) =>
    after === 'a' ? offline() : pageOf('a', 'Scaffolds', true),
  );
  const user = openPage(<SchedulePage />);
  expect((await screen.findByText('Failed to fetch class types')).closest('[role="alert"]')).not.toBeNull();
  api.on('SchedulableClassTypes', () => pageOf('b', 'Trenches', false));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Trenches' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Scaffolds' })).toBeTruthy();
  expect(screen.queryByText('Failed to fetch class types')).toBeNull();
});

it('schedules a class: prefilled from its type, days added and removed, hints that do not block', async () => {
  api.on('ClassInstanceCreate', () =>
    data({ createClassInstance: classResponse(scheduledClass({ id: 'new' })) }),
  );
  const user = openPage(<SchedulePage />);
  await card();
  await user.click(screen.getByRole('button', { name: 'Schedule a class' }));
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Class type required',
    'Price required',
    'Location name required',
    'Street required',
    'City required',
    'ZIP code required',
    'Day 1: Date required',
  ]);

  await user.selectOptions(
    screen.getByLabelText(/^Class type/, { selector: '#classTypeId' }),
    'OSHA 30-Hour',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Price in dollars').value).toBe('549.00');
  expect(screen.getByLabelText<HTMLInputElement>('Max attendees').value).toBe('24');
  expect(screen.getByText('OSHA 30 takes at least 4 days. You have 1.')).toBeTruthy();
  const states = within(screen.getByLabelText('State')).getAllByRole('option');
  expect(states.map(({ textContent }) => textContent)).toEqual(['UT', 'ID', 'WY', 'CO', 'NV', 'AZ']);

  await user.type(screen.getByLabelText(/^Instructor/), ' Teresa Villaseñor ');
  await user.type(screen.getByLabelText('Location name'), 'Hall');
  await user.type(screen.getByLabelText('Street 1'), '1 Main St');
  await user.type(screen.getByLabelText('City'), 'Provo');
  await user.type(screen.getByLabelText('ZIP'), '84601-12');
  expect(screen.queryByRole('button', { name: /Remove day/ })).toBeNull();
  await user.type(screen.getByLabelText('Date'), '2027-01-11');
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  await user.click(screen.getByRole('button', { name: 'Remove day 2' }));
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  expect(screen.getAllByText('ZIP code must be five digits, optionally a dash and four digits')).toHaveLength(
    2,
  );
  await user.type(screen.getByLabelText('ZIP'), '34');
  await user.click(screen.getByRole('button', { name: 'Save class' }));

  expect(await screen.findByText('Forklift Operator saved.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save class' })).toBeNull());
  expect(api.callsOf('ClassInstanceCreate')[0]?.variables).toEqual({
    input: {
      idempotencyKey: expect.any(String) as unknown,
      classTypeId: 'osha30',
      locationName: 'Hall',
      maxAttendees: 24,
      priceCents: 54900,
      language: 'en',
      status: 'scheduled',
      instructorId: null,
      venueId: null,
      timeZone: null,
      instructorName: 'Teresa Villaseñor',
      notes: null,
      address: { street1: '1 Main St', street2: null, city: 'Provo', state: 'UT', zip: '84601-1234' },
      days: [
        { date: '2027-01-11', startTime: '08:00', endTime: '16:30' },
        { date: '2027-01-13', startTime: '08:00', endTime: '16:30' },
      ],
    },
  });
});

it('displays upcoming classes, and past ones or another status by address', async () => {
  const user = openPage(<SchedulePage />, '/admin/schedule?status=nonsense');
  await card();
  const asked = () => api.callsOf('ScheduledClasses').at(-1)?.variables;
  expect(asked()).toMatchObject({ period: 'current', status: null, classTypeId: null });
  api.on('ScheduledClasses', () => data(listOf()));
  await user.selectOptions(screen.getByLabelText('Show'), 'Past');
  expect(await screen.findByRole('heading', { name: 'No classes match' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
  await waitFor(() => expect(asked()).toMatchObject({ period: 'past', status: 'cancelled' }));
  expect(screen.getByTestId('address').textContent).toContain('?period=past&status=cancelled');
});

it('displays the server’s hint about another class at the same venue, and allows saving', async () => {
  const { id, classType, days } = scheduledClass();
  api
    .on('ClassInstanceUpdate', () =>
      data({ updateClassInstance: classResponse(scheduledClass({ version: 4 })) }),
    )
    .on('ClashingClasses', () =>
      data({
        clashingClasses: [
          {
            __typename: 'ClassInstance',
            id: 'other',
            classType: { __typename: 'ClassType', ...classType },
            days: days.map((each) => ({ __typename: 'ClassDay', ...each })),
          },
        ],
      }),
    )
    .on('InstructorClashes', () =>
      data({
        instructorClashes: [
          {
            __typename: 'InstructorClash',
            classInstance: {
              __typename: 'ClassInstance',
              id: 'other',
              classType: { __typename: 'ClassType', ...classType },
            },
            date: '2026-12-05',
          },
        ],
      }),
    );
  const user = openPage(<SchedulePage />);
  await user.click(within(await card()).getByRole('button', { name: /^Edit/ }));
  await user.type(screen.getByLabelText(/^Instructor/), 'Ana Ruiz');
  expect(
    await screen.findByText(/^Ana Ruiz already teaches Forklift Operator on Saturday, December 5/),
  ).toBeTruthy();
  expect(api.callsOf('InstructorClashes').at(-1)?.variables).toMatchObject({
    exceptId: id,
    instructorName: 'Ana Ruiz',
    timeZone: 'America/Denver',
    days: [{ date: '2026-12-05', startTime: '08:00', endTime: '16:30' }],
  });
  expect(
    await screen.findByText(/^At the same place and time: Forklift Operator on Saturday, December 5/),
  ).toBeTruthy();
  expect(api.callsOf('ClashingClasses').at(-1)?.variables).toMatchObject({
    exceptId: id,
    locationName: 'Training yard',
    days: [{ date: '2026-12-05', startTime: '08:00', endTime: '16:30' }],
  });
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  expect(await screen.findByText('Forklift Operator saved.')).toBeTruthy();
});

it('displays what another admin changed, and saves over it only after a confirmation', async () => {
  api
    .on('ClassInstanceUpdate', () => refusal('CONFLICT'))
    .on('ScheduledClass', () =>
      data({ classInstance: classResponse(scheduledClass({ version: 4, maxAttendees: 15 })) }),
    );
  const user = openPage(<SchedulePage />);
  await user.click(within(await card()).getByRole('button', { name: /^Edit/ }));
  const form = within(screen.getByRole('region', { name: 'Edit class' }));
  const papers = form.getAllByRole('link', { name: /^(Sign-in sheet|Class record)$/ });
  expect(papers.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/schedule/forklift-1/sign-in-sheet',
    '/admin/schedule/forklift-1/record',
  ]);
  await user.type(screen.getByLabelText(/^Notes/), ' Gate code.');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  expect(await screen.findByText('Before: 12')).toBeTruthy();
  expect(screen.getByText('Now: 15')).toBeTruthy();
  const saved = classResponse(scheduledClass({ version: 5 }));
  api.on('ClassInstanceUpdate', () => data({ updateClassInstance: saved }));
  await user.click(screen.getByRole('button', { name: 'Keep mine and save again' }));
  await screen.findByText('Forklift Operator saved.');
  const versions = api.callsOf('ClassInstanceUpdate').map(({ variables }) => variables['input']);
  const notes = 'Two trucks reserved. Gate code.';
  expect(versions).toMatchObject([{ version: 3 }, { version: 4, maxAttendees: 15, notes }]);
});

it.each([
  ['the words of the server', refusal('CLASS_NOT_BOOKABLE'), 'CLASS_NOT_BOOKABLE'],
  ['its own words when there are none', refusal('INTERNAL'), 'Failed to save class instance'],
])('explains why a class was not saved: %s', async (_case, response, text) => {
  api.on('ClassInstanceUpdate', () => response);
  const user = openPage(<SchedulePage />);
  await user.click(within(await card()).getByRole('button', { name: /^Edit/ }));
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
