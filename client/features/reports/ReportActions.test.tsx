import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from '../../app/testing/open-app';
import { site } from '../../app/testing/sample-classes';
import { logInAs } from '../../app/testing/sample-office';
import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { listedReport, reportForm, variable } from './testing/sample-reports';

const own = { id: 'west-valley', name: 'West Valley', mine: true };
const variables = [
  variable({ name: 'city', label: 'City', defaultValue: 'Ogden' }),
  variable({ name: 'company', label: 'Company', defaultValue: 'Älvdal' }),
];

let api: StubApi;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('ReportForm', () => data(reportForm(own)))
    .on('ReportRows', () =>
      data({
        reportTable: { __typename: 'ReportTable', columns: [], rows: [], totalCount: 0, hasMore: false },
      }),
    )
    .on('ReportList', () => data({ savedReports: [listedReport()] }))
    .on('ReportDelete', () => data({ deleteSavedReport: { __typename: 'DeletedRecord', id: own.id } }));
});

const open = (search = '') => openApp(`/admin/reports/${own.id}${search}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const ask = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Delete the report' }));
  return within(await screen.findByRole('dialog', { name: 'Delete “West Valley”?' }));
};
const remove = async (user: UserEvent) =>
  user.click((await ask(user)).getByRole('button', { name: 'Delete the report' }));

describe('an own report', () => {
  it('is deleted only after a confirmation with its name; then the list is displayed, and Back does not return', async () => {
    const user = await open();
    const dialog = await ask(user);
    expect(dialog.getByText(/gone for everybody it is shared with/)).toBeTruthy();
    expect(api.callsOf('ReportDelete')).toEqual([]);
    const length = window.history.length;
    await user.click(dialog.getByRole('button', { name: 'Delete the report' }));
    await heading('Reports');
    expect(window.location.pathname).toBe('/admin/reports');
    expect(window.history.length).toBe(length);
    expect(api.callsOf('ReportDelete')).toHaveLength(1);
    const [call] = api.callsOf('ReportDelete');
    expect(call?.variables).toEqual({ input: { id: own.id } });
    expect(call?.headers['authorization']).toBe('Bearer a-token');
  });

  it('is kept if it is not confirmed', async () => {
    const user = await open();
    await user.click((await ask(user)).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await heading('West Valley')).toBeTruthy();
    expect(api.callsOf('ReportDelete')).toEqual([]);
  });

  it.each([
    ['nothing answers', offline],
    ['the server fails', () => refusal('INTERNAL')],
    ['somebody else’s it has become', () => refusal('FORBIDDEN')],
  ])('stays on the page, which reports it, when %s; then it can be deleted again', async (_case, failure) => {
    api.on('ReportDelete', failure);
    const user = await open();
    await remove(user);
    const words = await screen.findByText('The report could not be deleted. Please try again.');
    expect(words.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await heading('West Valley')).toBeTruthy();
    api.on('ReportDelete', () => data({ deleteSavedReport: { __typename: 'DeletedRecord', id: own.id } }));
    await remove(user);
    await heading('Reports');
  });

  it('that was already deleted counts as deleted', async () => {
    api.on('ReportDelete', () => refusal('NOT_FOUND'));
    const user = await open();
    await remove(user);
    await heading('Reports');
    expect(screen.queryByText(/could not be deleted/)).toBeNull();
  });

  it('is deleted once, however often the button is clicked', async () => {
    const user = await open();
    const release = api.hold('ReportDelete');
    const dialog = await ask(user);
    await user.dblClick(dialog.getByRole('button', { name: 'Delete the report' }));
    expect(await dialog.findByRole('button', { name: 'Deleting…' })).toBeTruthy();
    release();
    await heading('Reports');
    expect(api.callsOf('ReportDelete')).toHaveLength(1);
  });

  it('is confirmed in Spanish', async () => {
    localStorage.setItem('language', 'es');
    api.on('ReportDelete', offline);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Eliminar el informe' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar «West Valley»?' }));
    expect(dialog.getByRole('button', { name: 'No eliminar' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Eliminar el informe' }));
    expect(await screen.findByText('No se pudo eliminar el informe. Inténtelo de nuevo.')).toBeTruthy();
  });
});

it('the report of another admin cannot be deleted', async () => {
  api.on('ReportForm', () => data(reportForm({ ...own, mine: false })));
  await open();
  expect(await screen.findByRole('link', { name: 'Change the query' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete the report' })).toBeNull();
});

describe('the link to the explorer', () => {
  const target = () => {
    const href = screen.getByRole('link', { name: 'Change the query' }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href, window.location.origin);
    return { pathname, params: Object.fromEntries(searchParams) };
  };

  it('contains the report and the defaults of its form', async () => {
    api.on('ReportForm', () => data(reportForm({ ...own, variables })));
    await open();
    await screen.findByRole('link', { name: 'Change the query' });
    expect(target()).toEqual({
      pathname: '/admin/reports/explorer',
      params: { report: own.id, city: 'Ogden', company: 'Älvdal' },
    });
  });

  it('contains the values last run, including cleared ones', async () => {
    api.on('ReportForm', () => data(reportForm({ ...own, variables })));
    const user = await open('?city=Provo');
    await user.clear(await screen.findByLabelText(/^Company/));
    await user.click(screen.getByRole('button', { name: 'Show the report' }));
    await waitFor(() => expect(target().params).toEqual({ report: own.id, city: 'Provo', company: '' }));
  });
});
