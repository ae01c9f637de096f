import { screen, waitFor, within } from '@testing-library/react';

import { openApp, preparePage } from '../../app/testing/open-app';
import { site } from '../../app/testing/sample-classes';
import { logInAs } from '../../app/testing/sample-office';
import { data, offline, StubApi } from '../../app/testing/stub-api';
import { listedReport } from './testing/sample-reports';

const mine = listedReport({ id: 'mine', name: 'West Valley', description: '', shipped: false, mine: true });
const theirs = listedReport({ id: 'theirs', name: 'No-shows', shipped: false, ownerName: 'Ana Ruiz' });
const shipped = listedReport();
const listOf = (...savedReports: ReturnType<typeof listedReport>[]) => data({ savedReports });

let api: StubApi;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi().on('Site', () => data(site)).on('ReportList', () => listOf(shipped, theirs, mine));
});

const open = () => openApp('/admin/reports');
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const card = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
};

describe('the list of reports', () => {
  it('lists own reports first, then those of others, then shipped ones', async () => {
    await open();
    expect((await group('Yours')).getByRole('link').textContent).toBe('West Valley');
    expect((await group('Shared with you')).getByRole('link').textContent).toBe('No-shows');
    expect((await group('Ready to run')).getByRole('link').textContent).toBe('Companies');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Yours', 'Shared with you', 'Ready to run']);
  });

  it('sends the token, and links to each report and to the explorer', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'West Valley' });
    expect(link.getAttribute('href')).toBe('/admin/reports/mine');
    const write = screen.getByRole('link', { name: 'Write a query of your own' });
    expect(write.getAttribute('href')).toBe('/admin/reports/explorer');
    expect(api.callsOf('ReportList')[0]?.headers['authorization']).toBe('Bearer a-token');
  });

  it('displays how often a report is emailed', async () => {
    api.on('ReportList', () => listOf({ ...theirs, frequency: 'monthly' }, { ...mine, frequency: 'weekly' }));
    await open();
    await group('Yours');
    expect(card('West Valley').getByText('Emailed every week')).toBeTruthy();
    expect(card('No-shows').getByText('Emailed every month')).toBeTruthy();
  });

  it('displays the author of a report, except for own and shipped ones', async () => {
    api.on('ReportList', () =>
      listOf({ ...shipped, ownerName: 'Nobody' }, theirs, { ...mine, ownerName: 'Dana Cole' }),
    );
    await open();
    await group('Yours');
    expect(card('No-shows').getByText('By Ana Ruiz')).toBeTruthy();
    expect(screen.getAllByText(/^By /)).toHaveLength(1);
  });

  it('tags only own reports that are shared', async () => {
    api.on('ReportList', () =>
      listOf(shipped, theirs, mine, { ...mine, id: 'own', name: 'Own', shared: false }),
    );
    await open();
    await group('Yours');
    expect(card('West Valley').getByText('Shared')).toBeTruthy();
    expect(screen.getAllByText('Shared')).toHaveLength(1);
  });

  it('tags every report whose query no longer matches the schema', async () => {
    api.on('ReportList', () => listOf(shipped, { ...theirs, problem: 'Cannot query field "seats".' }, mine));
    await open();
    await group('Yours');
    expect(card('No-shows').getByText('Needs repair')).toBeTruthy();
    expect(screen.getAllByText('Needs repair')).toHaveLength(1);
  });

  it('displays no heading without reports', async () => {
    api.on('ReportList', () => listOf(shipped));
    await open();
    await group('Ready to run');
    expect(screen.queryByText('Yours')).toBeNull();
    expect(screen.queryByText('Shared with you')).toBeNull();
  });

  it('displays a loading state until loaded', async () => {
    const release = api.hold('ReportList');
    await open();
    expect((await screen.findByText('Loading…')).getAttribute('role')).toBe('status');
    release();
    await group('Yours');
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('reports if it could not be loaded, and still links to the explorer', async () => {
    api.on('ReportList', offline);
    await open();
    const failure = await screen.findByText('Failed to load the reports');
    expect(failure.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(screen.getByRole('link', { name: 'Write a query of your own' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('moves the focus to the heading of the page once loaded on retry', async () => {
    api.on('ReportList', offline);
    const user = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on('ReportList', () => listOf(shipped));
    await user.click(retry);
    await group('Ready to run');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports'));
    expect(screen.queryByText('Failed to load the reports')).toBeNull();
  });

  it('is in Spanish with its tags, and requests Spanish names', async () => {
    localStorage.setItem('language', 'es');
    api.on('ReportList', () => listOf(shipped, { ...theirs, problem: 'x' }, mine));
    await open();
    expect((await group('Sus informes')).getByText('Compartido')).toBeTruthy();
    const others = await group('Compartidos con usted');
    expect(others.getByText('Creado por Ana Ruiz')).toBeTruthy();
    expect(others.getByText('Hay que corregirlo')).toBeTruthy();
    await group('Listos para usar');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Informes');
    expect(screen.getByRole('link', { name: 'Escribir su propia consulta' })).toBeTruthy();
    expect(api.callsOf('ReportList')[0]?.headers['accept-language']).toBe('es');
  });

  it('refetches when the language changes, because the names come from the server', async () => {
    const user = await open();
    await group('Ready to run');
    api.on('ReportList', () => listOf({ ...shipped, name: 'Empresas' }));
    await user.click(screen.getByRole('link', { name: /Español/ }));
    expect((await group('Listos para usar')).getByRole('link').textContent).toBe('Empresas');
    await waitFor(() => expect(screen.queryByText('Companies')).toBeNull());
    expect(api.callsOf('ReportList').at(-1)?.headers['accept-language']).toBe('es');
  });
});
