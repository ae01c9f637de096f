import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { officeToday } from '../../../../i18n/office/office-zone';
import { openPage } from '../../../../testing/open-page';
import { addDays, weekOf } from '../calendar-dates';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { SchedulePage } from './SchedulePage';
import { listOf, scheduledClass, smallSchedule, classResponse } from '../testing/scheduled-class';

let api: StubApi;

const calendarOf = (classes: OfficeClassFragment[], isComplete = true) =>
  data({ classCalendar: { __typename: 'ClassCalendar', classes: classes.map(classResponse), isComplete } });
const twoDays = scheduledClass({
  days: ['2026-12-05', '2026-12-07'].map((date, index) => ({
    dayNumber: index + 1,
    date,
    startTime: '08:00',
    endTime: '12:00',
  })),
});

beforeEach(() => {
  window.localStorage.clear();
  api = smallSchedule().on('ClassCalendar', () => calendarOf([twoDays]));
});

const address = () => screen.getByTestId('address').textContent;
const asked = () => api.callsOf('ClassCalendar').at(-1)?.variables;

it('has the less frequent actions of a card in a menu too, for phones', async () => {
  const user = openPage(<SchedulePage />);
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('button', { name: /^More actions Forklift Operator, Saturday/ }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Copy to new dates',
    'Write to everybody',
    'Class record',
    'Cancel class',
  ]);
  expect(card.getAllByText(/^(Edit|View Bookings|Sign-in sheet|Delete)$/)).toHaveLength(4);
});

describe.each(['cards', 'table'])('a class whose last day has begun: %s', (view) => {
  const begun = scheduledClass({
    startsAt: '2020-12-05T15:00:00.000Z',
    days: [{ dayNumber: 1, date: '2020-12-05', startTime: '08:00', endTime: '16:30' }],
  });

  it('can be marked completed, which can be undone, and is not offered to be cancelled', async () => {
    api
      .on('ScheduledClasses', () => data(listOf(begun)))
      .on('ClassInstanceUpdate', () =>
        data({ updateClassInstance: classResponse({ ...begun, version: 4, status: 'completed' }) }),
      );
    const user = openPage(<SchedulePage />, `/admin/schedule?view=${view}&period=past`);
    await user.click(await screen.findByRole('button', { name: /^(More actions|Actions for) Forklift/ }));
    expect(screen.queryByRole('menuitem', { name: 'Cancel class' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Record attendance' }).getAttribute('href')).toBe(
      '/admin/schedule/forklift-1/attendance',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Mark completed' }));
    expect(await screen.findByText('Forklift Operator is marked completed.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(api.callsOf('ClassInstanceUpdate').map(({ variables }) => variables['input'])).toMatchObject([
      { id: 'forklift-1', version: 3, status: 'completed', notify: false },
    ]);
  });

  it.each<[string, Partial<OfficeClassFragment>]>([
    ['it is cancelled', { status: 'cancelled' }],
    ['nobody has booked', { takenSeats: 0 }],
  ])('has no attendance to record if %s', async (_case, changes) => {
    api.on('ScheduledClasses', () => data(listOf({ ...begun, ...changes })));
    const user = openPage(<SchedulePage />, `/admin/schedule?view=${view}&period=past`);
    await user.click(await screen.findByRole('button', { name: /^(More actions|Actions for) Forklift/ }));
    expect(screen.getByRole('menuitem', { name: 'Class record' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Record attendance' })).toBeNull();
  });

  it('can be neither completed nor cancelled if it is completed', async () => {
    api.on('ScheduledClasses', () => data(listOf({ ...begun, status: 'completed' })));
    const user = openPage(<SchedulePage />, `/admin/schedule?view=${view}&period=past`);
    await user.click(await screen.findByRole('button', { name: /^(More actions|Actions for) Forklift/ }));
    expect(screen.getByRole('menuitem', { name: 'Class record' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /^(Mark completed|Cancel class)$/ })).toBeNull();
  });
});

describe('the schedule as a table', () => {
  it('has a row for each class, with a link to its page and a menu', async () => {
    const user = openPage(<SchedulePage />, '/admin/schedule?view=table');
    const row = within(await screen.findByRole('row', { name: /Forklift Operator/ }));
    expect(row.getByRole('link', { name: 'Forklift Operator' }).getAttribute('href')).toBe(
      '/admin/schedule/forklift-1',
    );
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
      // Without the current year.
      expect.stringMatching(/^Sat, Dec 5(, 2026)?, 8:00 AM$/),
      'Training yard, West Valley City',
      'Not set',
      'Español',
      '9/12 ',
      'Scheduled',
      expect.stringMatching(/^Actions for Forklift Operator/),
    ]);
    await user.click(row.getByRole('button', { name: /^Actions for Forklift Operator/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Open class',
      'Edit',
      'Copy to new dates',
      'View Bookings',
      'Sign-in sheet',
      'Write to everybody',
      'Class record',
      'Cancel class',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Copy to new dates' }).getAttribute('href')).toBe(
      '/admin/schedule/forklift-1?copy',
    );
  });

  it('opens the form from the menu, and returns the focus to the row on close', async () => {
    const user = openPage(<SchedulePage />, '/admin/schedule?view=table');
    const menu = await screen.findByRole('button', { name: /^Actions for Forklift Operator/ });
    await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(screen.getByRole('region', { name: 'Edit class' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(menu);
  });

  it('displays in a notice why a class was not deleted', async () => {
    api
      .on('ScheduledClasses', () => data(listOf(scheduledClass({ takenSeats: 0 }))))
      .on('ClassInstanceDelete', () => refusal('IN_USE'));
    const user = openPage(<SchedulePage />, '/admin/schedule?view=table');
    await user.click(await screen.findByRole('button', { name: /^Actions for Forklift Operator/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const text = await screen.findByText(/^Failed to delete class instance$/);
    expect(text.closest('[role="alert"]')).not.toBeNull();
  });

  it('is stored in this browser, and overridden by the address', async () => {
    const user = openPage(<SchedulePage />);
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(address()).toBe('/?view=table');
    cleanup();
    openPage(<SchedulePage />);
    expect(await screen.findByRole('table')).toBeTruthy();
    cleanup();
    openPage(<SchedulePage />, '/?view=cards');
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

describe('the schedule as a calendar', () => {
  it('displays a class on each of its days, and queries only the weeks of the month', async () => {
    openPage(<SchedulePage />, '/admin/schedule?view=month&date=2026-12-15');
    const table = await screen.findByRole('table', { name: 'December 2026' });
    expect(await screen.findByText('1 class')).toBeTruthy();
    expect(asked()).toEqual({
      firstDate: '2026-11-29',
      lastDate: '2027-01-02',
      status: null,
      classTypeId: null,
      city: null,
      language: null,
      instructorName: null,
    });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    const links = within(table).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Forklift Operator Day 1 of 2/),
      expect.stringMatching(/Forklift Operator Day 2 of 2/),
    ]);
    expect(links[0]?.closest('td')?.textContent).toContain('Saturday, December 5, 2026');
    expect(api.callsOf('ScheduledClasses')).toEqual([]);
  });

  it('changes to adjacent months and back to today, each with a history entry', async () => {
    const user = openPage(<SchedulePage />, '/admin/schedule?view=month&date=2026-12-15&city=Ogden');
    await screen.findByText('1 class');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('table', { name: 'January 2027' })).toBeTruthy();
    expect(address()).toBe('/admin/schedule?view=month&date=2027-01-01&city=Ogden');
    await waitFor(() => expect(asked()).toMatchObject({ firstDate: '2026-12-27', city: 'Ogden' }));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    const today = officeToday();
    const cell = await screen.findByRole('cell', { current: 'date' });
    expect(cell.querySelector('time')?.dateTime).toBe(today);
    expect(address()).toBe('/admin/schedule?view=month&city=Ogden');
  });

  it('displays the rest of a crowded day in its week', async () => {
    const crowd = Array.from({ length: 5 }, (_, index) => scheduledClass({ id: `c${String(index)}` }));
    api.on('ClassCalendar', () => calendarOf(crowd));
    const user = openPage(<SchedulePage />, '/admin/schedule?view=month&date=2026-12-15');
    await user.click(
      await screen.findByRole('button', { name: '3 more classes on Saturday, December 5: show the week' }),
    );
    expect(address()).toBe('/admin/schedule?view=week&date=2026-12-05');
    await waitFor(() => expect(asked()).toMatchObject({ firstDate: '2026-11-29', lastDate: '2026-12-05' }));
    expect(screen.queryByRole('button', { name: /more class/ })).toBeNull();
  });

  it('displays the current week if the address has no day, and says if it is empty', async () => {
    api.on('ClassCalendar', () => calendarOf([]));
    openPage(<SchedulePage />, '/admin/schedule?view=week&date=2026-02-30&status=cancelled');
    expect(await screen.findByText('No classes in this period match the filters.')).toBeTruthy();
    const [firstDate] = weekOf(officeToday());
    expect(asked()).toMatchObject({ firstDate, lastDate: addDays(firstDate ?? '', 6), status: 'cancelled' });
    expect(screen.queryByLabelText('Show')).toBeNull();
  });

  it('reports if it cannot be loaded or is incomplete', async () => {
    api.on('ClassCalendar', () => refusal('INTERNAL'));
    const user = openPage(<SchedulePage />, '/admin/schedule?view=month&date=2026-12-15');
    expect(await screen.findByText('Failed to fetch scheduled classes')).toBeTruthy();
    api.on('ClassCalendar', () => calendarOf([twoDays], false));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^There are more classes than a calendar shows/)).toBeTruthy();
  });
});

it('is filtered by city, instructor and language, and reset', async () => {
  api.on('ScheduledClasses', () => data(listOf(scheduledClass())));
  const user = openPage(<SchedulePage />, '/admin/schedule?instructor=Nobody+Now');
  const taughtBy = await screen.findByLabelText<HTMLSelectElement>('Taught by');
  await within(taughtBy).findByRole('option', { name: 'Teresa Villaseñor' });
  expect(taughtBy.value).toBe('Nobody Now');
  await user.selectOptions(taughtBy, 'Teresa Villaseñor');
  await user.selectOptions(screen.getByLabelText('Where'), 'Ogden');
  await user.selectOptions(screen.getByLabelText('Taught in'), 'Español');
  const variables = () => api.callsOf('ScheduledClasses').at(-1)?.variables;
  await waitFor(() =>
    expect(variables()).toMatchObject({ city: 'Ogden', instructorName: 'Teresa Villaseñor', language: 'es' }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() =>
    expect(variables()).toMatchObject({ city: null, instructorName: null, language: null }),
  );
});
