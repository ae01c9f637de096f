import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { closeApps, openApp, preparePage } from '../../../../app/testing/open-app';
import { site } from '../../../../app/testing/sample-classes';
import { logInAs } from '../../../../app/testing/sample-office';
import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { takeDrafts } from '../../../../ui/office/forms/use-draft-form';
import { SchedulePage } from '../overview/SchedulePage';
import { listOf, scheduledClass, smallSchedule, classResponse } from '../testing/scheduled-class';

let api: StubApi;

beforeEach(() => {
  api = smallSchedule();
});

const address = () => screen.getByTestId('address').textContent;
const openForm = () => screen.queryByRole('region', { name: 'Schedule a class' });

describe('the form of a new class in the address', () => {
  it('opens and closes with it', async () => {
    const user = openPage(<SchedulePage />, '/admin/schedule?period=past');
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Schedule a class' }));
    expect(openForm()).not.toBeNull();
    expect(address()).toBe('/admin/schedule?period=past&new=');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(openForm()).toBeNull();
    expect(address()).toBe('/admin/schedule?period=past');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schedule a class' }));
  });

  it('groups its days without a region, because the page of a class has one of that name', async () => {
    openPage(<SchedulePage />, '/admin/schedule?new');
    expect(await screen.findByRole('group', { name: 'Days' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Days' })).toBeNull();
  });

  it('stays open with its values when the list is filtered', async () => {
    const user = openPage(<SchedulePage />, '/admin/schedule?new');
    await user.type(await screen.findByLabelText('City'), 'Provo');
    await user.selectOptions(screen.getByLabelText('Show'), 'Past');
    await waitFor(() => expect(address()).toBe('/admin/schedule?new=&period=past'));
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Provo');
  });

  it('is replaced by the form of another class', async () => {
    const user = openPage(<SchedulePage />, '/admin/schedule?new');
    await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
    expect(screen.getByRole('region', { name: 'Edit class' })).toBeTruthy();
    expect(address()).toBe('/admin/schedule?edit=forklift-1');
  });

  it('is closed after the class is saved', async () => {
    api.on('ClassInstanceCreate', () => data({ createClassInstance: classResponse(scheduledClass()) }));
    const user = openPage(<SchedulePage />, '/admin/schedule?new');
    const types = await screen.findByLabelText(/^Class type/, { selector: '#classTypeId' });
    await user.selectOptions(types, await within(types).findByRole('option', { name: 'OSHA 30-Hour' }));
    for (const [label, text] of [
      ['Location name', 'Hall'],
      ['Street 1', '1 Main St'],
      ['City', 'Provo'],
      ['ZIP', '84601'],
      ['Date', '2027-01-11'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Save class' }));
    expect(await screen.findByText('Forklift Operator saved.')).toBeTruthy();
    await waitFor(() => expect(openForm()).toBeNull());
    expect(address()).toBe('/admin/schedule');
  });
});

it('displays the number of taken seats before a class with taken seats is cancelled or moved', async () => {
  const user = openPage(<SchedulePage />);
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
  const warning = () => screen.queryByText(/9 seats are taken/)?.textContent;
  expect(warning()).toBeUndefined();
  await user.type(screen.getByLabelText('Location name'), ' 2');
  expect(warning()).toMatch(/^Saving changes place, time or language of this class/);
  await user.selectOptions(screen.getByLabelText('Status', { selector: '#status' }), 'Cancelled');
  expect(warning()).toMatch(/^Saving cancels this class, in which 9/);
});

it('reports that the class was deleted, keeps the typed values, and then displays the current list', async () => {
  api
    .on('ClassNoticePreview', () => refusal('NOT_FOUND'))
    .on('ClassInstanceUpdate', () => refusal('NOT_FOUND'));
  const user = openPage(<SchedulePage />);
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
  await user.type(screen.getByLabelText('City'), ' North');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  const gone = await screen.findByText('Somebody deleted this class in the meantime.');
  expect(gone.closest('[role="alert"]')).not.toBeNull();
  expect(document.activeElement).toBe(gone);
  expect(screen.queryByText('NOT_FOUND')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save class' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('West Valley City North');
  api.on('ScheduledClasses', () => data(listOf()));
  await user.click(screen.getByRole('button', { name: 'Close and reload' }));
  expect(await screen.findByText('No scheduled classes yet')).toBeTruthy();
  expect(screen.queryByLabelText('City')).toBeNull();
});

it('displays at the last day why the class cannot be moved to it', async () => {
  const text = 'Attendance is recorded for this class.';
  api
    .on('ClassNoticePreview', () => refusal('BAD_USER_INPUT', { days: text }))
    .on('ClassInstanceUpdate', () => refusal('BAD_USER_INPUT', { days: text }));
  const user = openPage(<SchedulePage />);
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  await screen.findAllByText(`Day 2: ${text}`);
  const dates = screen.getAllByLabelText<HTMLInputElement>('Date');
  expect(dates.map((date) => date.getAttribute('aria-invalid'))).toEqual([null, 'true']);
});

it('uses Inglés for the language of instruction in Spanish', async () => {
  preparePage();
  logInAs('admin');
  localStorage.setItem('language', 'es');
  api.on('Site', () => data(site)).on('ScheduledClasses', () => data(listOf()));
  await openApp('/admin/schedule?new');
  const languages = within(await screen.findByLabelText('Idioma de la clase')).getAllByRole('option');
  expect(languages.map(({ textContent }) => textContent)).toEqual(['Inglés', 'Español', 'Bilingüe']);
  await closeApps();
});

/** Loads the schedule again; a page that is left runs no clean-up. */
function reload(): void {
  const stored = { ...sessionStorage };
  cleanup();
  Object.assign(sessionStorage, stored);
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  takeDrafts();
  openPage(<SchedulePage />, '/admin/schedule');
}

describe('after a reload', () => {
  const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notes/);
  const edit = async (user: UserEvent) =>
    user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));

  it('the form has what was typed before, also with fewer days than the class', async () => {
    const [day] = scheduledClass().days;
    if (!day) throw new Error('the class has no day');
    const days = [day, { ...day, dayNumber: 2, date: '2026-12-06' }];
    api.on('ScheduledClasses', () => data(listOf(scheduledClass({ days }))));
    const user = openPage(<SchedulePage />, '/admin/schedule');
    await edit(user);
    await user.click(screen.getByRole('button', { name: /^Remove day 1/ }));
    await user.type(notes(), 'Bring the key');
    reload();
    await edit(user);
    expect(notes().value).toContain('Bring the key');
  });

  it('the form asks once about what somebody else has changed meanwhile', async () => {
    const user = openPage(<SchedulePage />, '/admin/schedule');
    await edit(user);
    await user.type(notes(), ' Bring the key');
    api.on('ScheduledClasses', () => data(listOf(scheduledClass({ version: 4, notes: 'Gate 3' }))));
    reload();
    await edit(user);
    const conflict = () => screen.queryByText(/somebody else has changed this record/);
    expect(conflict()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    await user.type(notes(), ' is open');
    expect(notes().value).toBe('Gate 3 is open');
    expect(conflict()).toBeNull();
  });
});
