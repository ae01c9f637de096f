import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { SchedulePage } from '../overview/SchedulePage';
import {
  classResponse,
  listOf,
  noticePreview,
  scheduledClass,
  smallSchedule,
} from '../testing/scheduled-class';

let api: StubApi;

const notice = (language: 'en' | 'es', subject: string, textMessage: string) => ({
  __typename: 'ClassNoticeText',
  language,
  subject,
  textMessage,
  html: `<h1 style="color:red">${subject}</h1>`,
});
const preview = (changes: object = {}) =>
  data(
    noticePreview({
      textMessages: 4,
      paid: 2,
      notices: [
        notice('en', 'Your class is cancelled', 'Your class is off'),
        notice('es', 'Su clase se canceló', 'Se canceló su clase'),
      ],
      ...changes,
    }),
  );
const saved = (changes: object = {}) =>
  data({ updateClassInstance: classResponse(scheduledClass({ version: 4, ...changes })) });

beforeEach(() => {
  api = smallSchedule()
    .on('ClassNoticePreview', () => preview())
    .on('ClassInstanceUpdate', () => saved({ status: 'cancelled' }));
});
afterEach(() => jest.useRealTimers());

const openForm = async (): Promise<UserEvent> => {
  const user = openPage(<SchedulePage />);
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
  return user;
};
const cancelClass = async (user: UserEvent) => {
  await user.selectOptions(screen.getByLabelText('Status', { selector: '#status' }), 'Cancelled');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  return screen.findByRole('dialog', { name: 'Cancel Forklift Operator on Saturday, December 5, 2026?' });
};
const updates = () => api.callsOf('ClassInstanceUpdate').map(({ variables }) => variables['input']);

it.each([
  [{ takenSeats: 6, people: 1 }, '6 seats of this class are taken. 1 person can be notified.'],
  [{ takenSeats: 1, people: 1 }, '1 person has a seat in this class.'],
])('says how many seats are taken if they are not those of the people: %o', async (changes, text) => {
  api.on('ClassNoticePreview', () => preview(changes));
  const user = await openForm();
  const dialog = within(await cancelClass(user));
  expect(dialog.getByText(text)).toBeTruthy();
});

it('displays attendees, change, refunds and messages before a class is cancelled', async () => {
  const user = await openForm();
  const dialog = within(await cancelClass(user));
  expect(api.callsOf('ClassNoticePreview')[0]?.variables).toMatchObject({
    input: { id: 'forklift-1', version: 3, status: 'cancelled' },
  });
  expect(updates()).toEqual([]);
  for (const text of [
    '9 people have a seat in this class.',
    '2 people have paid: refunds are due.',
    'Before: Scheduled',
    'Now: Cancelled',
    'Subject: Your class is cancelled',
    '9 emails and 4 text messages, after one minute. Until then you can undo it, and nothing is sent.',
  ])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByTitle<HTMLIFrameElement>('The email').srcdoc).toContain('Your class is cancelled</h1>');

  const tab = (name: string) => dialog.getByRole('tab', { name });
  expect(tab('Email, English').getAttribute('aria-selected')).toBe('true');
  tab('Email, English').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Email, Spanish'));
  expect(dialog.getByText('Subject: Su clase se canceló')).toBeTruthy();
  await user.keyboard('{End}');
  expect(dialog.getByText('Se canceló su clase')).toBeTruthy();
  expect(dialog.getByRole('tabpanel', { name: 'SMS, Spanish' })).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: 'Cancel class and notify' }));
  expect(
    await screen.findByText('Forklift Operator is cancelled. 9 people will be told in a minute.'),
  ).toBeTruthy();
  expect(updates()).toMatchObject([{ status: 'cancelled', notify: true, version: 3 }]);
});

it('notifies nobody if the office chooses so', async () => {
  const user = await openForm();
  const dialog = within(await cancelClass(user));
  await user.click(dialog.getByRole('checkbox', { name: 'Notify these people' }));
  expect(dialog.getByRole('status').textContent).toMatch(/^Nobody gets a message/);
  expect(dialog.queryByText(/after one minute/)).toBeNull();
  expect(dialog.queryByRole('tablist')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
  expect(await screen.findByText('Forklift Operator is cancelled.')).toBeTruthy();
  expect(updates()).toMatchObject([{ notify: false }]);

  api.on('ClassInstanceUpdate', () => saved({ version: 5 }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: the class is as it was before.')).toBeTruthy();
  expect(updates().at(-1)).toMatchObject({ version: 4, status: 'scheduled', notify: false });
});

it('returns to the form with its values, and saves nothing', async () => {
  const user = await openForm();
  const dialog = within(await cancelClass(user));
  await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Status', { selector: '#status' }).value).toBe('cancelled');
  expect(updates()).toEqual([]);
});

it('undoes a change within a minute', async () => {
  const user = await openForm();
  await user.click(within(await cancelClass(user)).getByRole('button', { name: 'Cancel class and notify' }));
  api.on('ClassInstanceUpdate', () => saved({ version: 5 }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: the class is as it was before.')).toBeTruthy();
  expect(updates().at(-1)).toMatchObject({
    id: 'forklift-1',
    version: 4,
    status: 'scheduled',
    timeZone: 'America/Denver',
    locationName: 'Training yard',
    notes: 'Two trucks reserved.',
    maxAttendees: 12,
    priceCents: 14900,
  });
});

it('reports if another admin has changed the class since', async () => {
  const user = await openForm();
  await user.click(within(await cancelClass(user)).getByRole('button', { name: 'Cancel class and notify' }));
  api.on('ClassInstanceUpdate', () => refusal('CONFLICT'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findByText(/^Not undone: somebody else/)).closest('[role="alert"]')).toBeTruthy();
});

it('offers to undo until the notices are sent', async () => {
  const user = await openForm();
  const dialog = within(await cancelClass(user));
  jest.useFakeTimers({ now: Date.now() });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel class and notify' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy());
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByText(/9 people will be told/)).toBeTruthy();
});

/** The same name and address in another time zone, so that the class begins an hour later. */
const yardOnPacificTime = {
  __typename: 'Venue',
  id: 'yard',
  name: 'Training yard',
  timeZone: 'America/Los_Angeles',
  capacity: null,
  address: { __typename: 'Address', ...scheduledClass().address },
};
const chooseYard = async (user: UserEvent) => {
  Element.prototype.scrollIntoView = () => undefined;
  await user.click(screen.getByLabelText('Location name'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Times are Pacific Time, as set for this place.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save class' }));
};
const venues = (...nodes: object[]) => {
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  return data({ venues: { __typename: 'VenueConnection', nodes, pageInfo } });
};

it('also confirms a change of only the time zone, which can be undone', async () => {
  api
    .on('PlanVenues', () => venues(yardOnPacificTime))
    .on('ClassNoticePreview', () => preview({ kind: 'changed', paid: 0 }))
    .on('ClassInstanceUpdate', () => saved({ timeZone: 'America/Los_Angeles' }));
  const user = await openForm();
  await chooseYard(user);
  const dialog = within(await screen.findByRole('dialog', { name: /^Change Forklift Operator/ }));
  expect(updates()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save and notify' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(updates()).toMatchObject([{ timeZone: 'America/Los_Angeles', notify: true }]);
});

it('notifies nobody without a confirmation, if the server finds nothing to report', async () => {
  api
    .on('PlanVenues', () => venues(yardOnPacificTime))
    .on('ClassNoticePreview', () => preview({ kind: null, people: 0, notices: [] }))
    .on('ClassInstanceUpdate', () => saved({ timeZone: 'America/Los_Angeles' }));
  await chooseYard(await openForm());
  expect(await screen.findByText('Forklift Operator saved.')).toBeTruthy();
  expect(updates()).toMatchObject([{ notify: false }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('includes bookings made since the page was loaded', async () => {
  api
    .on('ScheduledClasses', () => data(listOf(scheduledClass({ takenSeats: 0, seatsLeft: 12 }))))
    .on('ClassNoticePreview', () => preview({ takenSeats: 1, people: 1, textMessages: 0, paid: 0 }));
  const dialog = within(await cancelClass(await openForm()));
  expect(dialog.getByText('1 person has a seat in this class.')).toBeTruthy();
});

it('confirms neither irrelevant changes nor changes without attendees', async () => {
  api.on('ClassInstanceUpdate', () => saved());
  const user = await openForm();
  await user.clear(screen.getByLabelText('Max attendees'));
  await user.type(screen.getByLabelText('Max attendees'), '15');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  expect(await screen.findByText('Forklift Operator saved.')).toBeTruthy();
  expect(api.callsOf('ClassNoticePreview')).toEqual([]);
  expect(updates()).toMatchObject([{ notify: false }]);

  api.on('ClassNoticePreview', () => preview({ kind: null, people: 0, notices: [] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save class' })).toBeNull());
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
  await user.type(screen.getByLabelText('City'), '{End} Hills');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  await waitFor(() => expect(updates()).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('uses the singular for one attendee', async () => {
  api
    .on('ScheduledClasses', () => data(listOf(scheduledClass({ takenSeats: 1, seatsLeft: 11 }))))
    .on('ClassNoticePreview', () => preview({ takenSeats: 1, people: 1, textMessages: 0, paid: 1 }));
  const dialog = within(await cancelClass(await openForm()));
  expect(screen.getByText(/, in which 1 seat is taken. You will see the message first.$/)).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: 'Notify this person' })).toBeTruthy();
  expect(dialog.getByText('1 person has paid: a refund is due.')).toBeTruthy();
});

it('displays no text messages if nobody gets one', async () => {
  api.on('ClassNoticePreview', () => preview({ textMessages: 0, paid: 0 }));
  const dialog = within(await cancelClass(await openForm()));
  expect(dialog.getAllByRole('tab')).toHaveLength(2);
  expect(dialog.getByText(/^9 emails, after one minute/)).toBeTruthy();
  expect(dialog.queryByText(/refund/)).toBeNull();
});

it('saves nothing if the preview of notices fails', async () => {
  api.on('ClassNoticePreview', offline);
  const user = await openForm();
  await user.selectOptions(screen.getByLabelText('Status', { selector: '#status' }), 'Cancelled');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  expect(await screen.findByText(/^Not saved: the messages to the people/)).toBeTruthy();
  expect(updates()).toEqual([]);
});

it('confirms again after a concurrent change', async () => {
  const user = await openForm();
  api
    .on('ClassInstanceUpdate', () => refusal('CONFLICT'))
    .on('ScheduledClass', () =>
      data({ classInstance: classResponse(scheduledClass({ version: 4, locationName: 'Hall' })) }),
    )
    .on('ScheduledClasses', () => data(listOf(scheduledClass({ version: 4, locationName: 'Hall' }))));
  await user.click(within(await cancelClass(user)).getByRole('button', { name: 'Cancel class and notify' }));
  expect(await screen.findByText('Now: Hall')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Not saved: somebody else has changed/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep mine and save again' }));
  const dialog = await screen.findByRole('dialog');
  // The other admin's change is kept, so it is none of this form.
  expect(within(dialog).queryByText('Before: Hall')).toBeNull();
});
