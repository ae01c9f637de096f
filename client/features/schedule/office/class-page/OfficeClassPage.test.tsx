import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { emulateModalDialogs } from '../../../../testing/modal-dialogs';
import { openPage } from '../../../../testing/open-page';
import { OfficeClassPage } from './OfficeClassPage';
import { classResponse, noticePreview, scheduledClass, smallSchedule } from '../testing/scheduled-class';

let api: StubApi;

const event = (kind: string, minute: string, changes: object = {}) => ({
  __typename: 'ClassEvent',
  id: kind,
  kind,
  at: `2026-11-21T18:${minute}:00.000Z`,
  actorName: null,
  changes: [],
  told: null,
  copies: null,
  fromClassId: null,
  ...changes,
});
const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'ClassFieldChange',
  field,
  before,
  after,
});
const holiday = { __typename: 'HolidayDate', date: '2026-12-25', holiday: 'christmas', isObserved: false };
const copyOn = (date: string, clashes: object[] = []) => ({
  __typename: 'PlannedCopy',
  days: [{ __typename: 'ClassDay', dayNumber: 1, date, startTime: '08:00', endTime: '16:30' }],
  clashes,
});
const plan = (copies: object[], changes: object = {}) =>
  data({
    classCopyPlan: { __typename: 'ClassCopyPlan', copies, skipped: [], held: [], ...changes },
  });

beforeEach(() => {
  api = smallSchedule()
    .on('ScheduledClass', () => data({ classInstance: classResponse(scheduledClass()) }))
    .on('ClassHistory', () =>
      data({
        classHistory: [
          event('madeAsCopy', '00', { actorName: 'Rosa Ibarra', fromClassId: 'original' }),
          event('changed', '01', {
            actorName: 'Rosa Ibarra',
            told: 9,
            changes: [
              change('days', '2026-12-04T08:00', '2026-12-05T08:00'),
              change('price', '14900', '16500'),
              change('language', 'en', 'bilingual'),
              change('seats', '20', '12'),
              change('instructor', null, null),
            ],
          }),
          event('copied', '02', { copies: 3 }),
        ],
      }),
    )
    .on('ClassCopyPlan', () => plan([copyOn('2026-12-12')]));
});

const open = (form = '') =>
  openPage(
    <Routes>
      <Route
        path="/admin/schedule/:id"
        element={
          <OfficeClassPage
            parts={{ roster: (id) => <p>Roster of {id}</p>, messages: (id) => <p>Messages of {id}</p> }}
          />
        }
      />
      <Route path="/admin/schedule" element={<p>The schedule</p>} />
    </Routes>,
    `/admin/schedule/forklift-1${form}`,
  );

describe('the page of a class', () => {
  it('displays its facts, its days, and the parts of other features', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Forklift Operator' })).toBeTruthy();
    expect(document.title).toContain('Forklift Operator, Saturday, December 5, 2026');
    for (const text of [
      'Roster of forklift-1',
      'Messages of forklift-1',
      '$149',
      'Notes: Two trucks reserved.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Bookings' }).getAttribute('href')).toBe(
      '/admin/bookings?classId=forklift-1',
    );
  });

  it('lists the changes with actor, old and new values, newest first, in the time zone of the office', async () => {
    const inNevada = scheduledClass({ timeZone: 'America/Los_Angeles' });
    api.on('ScheduledClass', () => data({ classInstance: classResponse(inNevada) }));
    open();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    await history.findByText('Edited');
    const [copied, edited, made] = [...(history.getAllByRole('list')[0]?.children ?? [])].map(
      ({ textContent }) => textContent.replace(/\s/g, ' '),
    );
    expect(copied).toMatch(/^Copied to 3 other datesSat, Nov 21, .* · by the office$/);
    expect(edited).toBe(
      [
        'Edited',
        'Days and times: Fri, Dec 4, 2026, 8:00 AM → Sat, Dec 5, 2026, 8:00 AM',
        'Price: $149 → $165',
        'Language: English → Bilingual',
        'Max attendees: 20 → 12',
        'Instructor',
        'Notice to 9 people',
        'Sat, Nov 21, 2026, 11:01 AM · Rosa Ibarra',
      ].join(''),
    );
    expect(made).toMatch(/^Scheduled as a copy/);
    expect(history.getByRole('link', { name: 'See the original' }).getAttribute('href')).toBe(
      '/admin/schedule/original',
    );
  });

  it('saves an edit that affects nobody without a confirmation', async () => {
    api.on('ClassInstanceUpdate', () =>
      data({ updateClassInstance: classResponse(scheduledClass({ version: 4, maxAttendees: 15 })) }),
    );
    const user = open('?edit');
    await user.clear(await screen.findByLabelText('Max attendees'));
    await user.type(screen.getByLabelText('Max attendees'), '15');
    await user.click(screen.getByRole('button', { name: 'Save class' }));
    expect(await screen.findByText('Forklift Operator saved.')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/admin/schedule/forklift-1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
  });

  it('has the button that cancels the class after all others', async () => {
    open();
    const cancel = await screen.findByRole('button', { name: 'Cancel class' });
    const more = screen.getByText('More actions');
    expect(more.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('cancels the class after a confirmation with the choice to notify', async () => {
    api
      .on('ClassNoticePreview', () => data(noticePreview({ paid: 2 })))
      .on('ClassInstanceUpdate', () => {
        const cancelled = classResponse(scheduledClass({ version: 4, status: 'cancelled' }));
        api.on('ScheduledClass', () => data({ classInstance: cancelled }));
        return data({ updateClassInstance: cancelled });
      });
    const user = open();
    emulateModalDialogs();
    await user.click(await screen.findByRole('button', { name: 'Cancel class' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Cancel Forklift Operator/ }));
    expect(dialog.getByRole('button', { name: 'Back to the class' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel class and notify' }));
    expect(await screen.findByText(/9 people will be told in a minute/)).toBeTruthy();
    expect(api.callsOf('ClassInstanceUpdate')[0]?.variables['input']).toMatchObject({
      id: 'forklift-1',
      version: 3,
      status: 'cancelled',
      notify: true,
      notes: 'Two trucks reserved.',
    });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Schedule again' }));
  });

  it('reports if another account has changed it meanwhile', async () => {
    api
      .on('ClassNoticePreview', () => data(noticePreview({ people: 0 })))
      .on('ClassInstanceUpdate', () => refusal('CONFLICT'));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel class' }));
    api.on('ScheduledClass', () =>
      data({ classInstance: classResponse(scheduledClass({ version: 4, notes: 'New' })) }),
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel class' }));
    expect(await screen.findByText(/^Somebody else has changed this class in the meantime/)).toBeTruthy();
    expect(await screen.findByText('Notes: New')).toBeTruthy();
  });

  it('redirects to the schedule when the class was deleted, and says if it does not exist', async () => {
    api
      .on('ScheduledClass', () => data({ classInstance: classResponse(scheduledClass({ takenSeats: 0 })) }))
      .on('ClassInstanceDelete', () =>
        data({ deleteClassInstance: { __typename: 'DeletedRecord', id: 'forklift-1' } }),
      );
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The schedule')).toBeTruthy();
    cleanup();
    api.on('ScheduledClass', () => refusal('NOT_FOUND'));
    open();
    expect(await screen.findByText('There is no class at this address.')).toBeTruthy();
  });
});

describe('copying a class', () => {
  it('warn of dates in the past', async () => {
    api.on('ClassCopyPlan', () => plan([copyOn('2020-05-05')]));
    open('?copy');
    expect(await screen.findByText(/^The class begins in the past, on Tuesday, May 5, 2020/)).toBeTruthy();
  });

  it('displays dates, holidays and conflicts, and schedules exactly those', async () => {
    const clash = {
      __typename: 'CopyClash',
      classInstanceId: 'x',
      name: 'OSHA 10',
      nameEs: null,
      date: '2026-12-18',
      instructorName: null,
    };
    const taught = { ...clash, classInstanceId: 'y', instructorName: 'Ana Ruiz' };
    api.on('ClassCopyPlan', (variables) =>
      JSON.stringify(variables).includes('"keptDates":["2026-12-25"]')
        ? plan([copyOn('2026-12-18', [clash, taught]), copyOn('2026-12-25')], { held: [holiday] })
        : plan([copyOn('2026-12-18', [clash, taught]), copyOn('2027-01-08')], {
            skipped: [{ __typename: 'SkippedStart', startDate: '2026-12-25', holidays: [holiday] }],
          }),
    );
    const user = open('?copy');
    await user.selectOptions(await screen.findByLabelText('Repeat'), 'Every week');
    const number = screen.getByLabelText(/^Number of classes/);
    await user.clear(number);
    await user.type(number, '27');
    await user.click(screen.getByRole('button', { name: /^Schedule / }));
    await user.click(screen.getByRole('link', { name: 'Enter a whole number from 2 to 26' }));
    expect(document.activeElement).toBe(number);
    await user.clear(number);
    await user.type(number, '2');
    const skip = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Skip Christmas, Friday/ });
    expect(skip.checked).toBe(true);
    expect(screen.getByText(/^At the same place and time: OSHA 10 on Friday, December 18/)).toBeTruthy();
    expect(screen.getByText(/^Ana Ruiz already teaches OSHA 10 on Friday, December 18/)).toBeTruthy();
    await user.click(skip);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Skip Christmas/ }).checked).toBe(false),
    );

    const made = ['2026-12-18', '2026-12-25'].map((date) =>
      scheduledClass({
        id: date,
        version: 1,
        days: [{ dayNumber: 1, date, startTime: '08:00', endTime: '16:30' }],
      }),
    );
    api.on('ClassCopy', () => data({ copyClass: made.map(classResponse) }));
    await user.click(screen.getByRole('button', { name: 'Schedule 2 classes' }));
    expect(await screen.findByText('2 copies of Forklift Operator are scheduled.')).toBeTruthy();
    expect(api.callsOf('ClassCopy')[0]?.variables).toMatchObject({
      input: { id: 'forklift-1', count: 2, keptDates: ['2026-12-25'] },
    });
    const links = within(screen.getByRole('list', { name: 'Copies just scheduled' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/schedule/2026-12-18',
      '/admin/schedule/2026-12-25',
    ]);

    api.on('ClassesTakeBack', () =>
      data({ takeBackClasses: [{ __typename: 'DeletedRecord', id: '2026-12-18' }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^1 copy was deleted. 1 stays: it has bookings/)).toBeTruthy();
    expect(api.callsOf('ClassesTakeBack')[0]?.variables).toEqual({
      input: { classes: made.map(({ id, version }) => ({ id, version })) },
    });
  });

  it('displays problems, with the server’s texts if there are any', async () => {
    api.on('ClassCopy', () => refusal('BAD_USER_INPUT', { count: 'Holidays leave no room' }));
    const user = open('?copy');
    await user.click(await screen.findByRole('button', { name: 'Schedule 1 class' }));
    expect(await screen.findByText('Holidays leave no room')).toBeTruthy();
    api.on('ClassCopy', () => refusal('NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'Schedule 1 class' }));
    await waitFor(() => expect(api.callsOf('ClassCopy')).toHaveLength(2));
    expect(await screen.findByText(/NOT_FOUND|^Not copied: somebody has deleted/)).toBeTruthy();
  });
});
