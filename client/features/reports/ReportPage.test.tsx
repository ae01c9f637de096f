import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { closeApps, openApp, preparePage } from '../../app/testing/open-app';
import { site } from '../../app/testing/sample-classes';
import { logInAs } from '../../app/testing/sample-office';
import { data, refusal, StubApi } from '../../app/testing/stub-api';

const variable = (
  name: string,
  label: string,
  kind: string,
  required: boolean,
  defaultValue: string | null,
) => ({
  __typename: 'ReportVariable',
  ...{ name, label, kind, required, defaultValue, choices: [] },
});
const report = (...variables: ReturnType<typeof variable>[]) => ({
  savedReport: {
    __typename: 'SavedReport',
    ...{ id: 'companies', name: 'Companies', description: 'Who sends the most people.', variables },
    ...{ mine: false, problem: null },
    chart: { __typename: 'ReportChart', label: 'label', value: 'revenuePaidCents' },
  },
});
const column = (key: string, label: string, kind: string) => ({
  __typename: 'ReportColumn',
  key,
  label,
  kind,
});
const answer = (...rows: (string | null)[][]) => ({
  reportTable: {
    __typename: 'ReportTable',
    columns: [
      column('label', 'Group', 'text'),
      column('revenuePaidCents', 'Revenue paid', 'money'),
      column('last', 'Starts', 'dateTime'),
    ],
    rows: rows.map((cells) => ({ __typename: 'ReportRow', cells })),
    totalCount: rows.length,
    hasMore: false,
  },
});

let api: StubApi;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('ReportForm', () => data(report(variable('from', 'From', 'date', true, '2026-11-01'))))
    .on('ReportRows', () =>
      data(
        answer(
          ['Wasatch Framing', '90000', '2026-12-05T08:00:00-07:00'],
          ['Älvdal', '149000', null],
          ['Beehive Roofing', '7450', null],
        ),
      ),
    );
});
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
});

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const asked = () => api.callsOf('ReportRows').map(({ variables }) => variables['values']);

describe('a report', () => {
  it('runs with what it begins with, and shows money, venue times and a chart', async () => {
    await openApp('/admin/reports/companies');
    expect(await screen.findByText('3 rows')).toBeTruthy();
    expect(asked()).toEqual([[{ name: 'from', value: '2026-11-01' }]]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies');
    expect(within(screen.getByRole('table')).getByText('$900.00')).toBeTruthy();
    expect(screen.getByText(/^Sat, Dec 5, 2026, 8:00.AM$/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Revenue paid by Group' })).toBeTruthy();
  });

  it('sorts money by its amount and words as a reader does', async () => {
    const user = await openApp('/admin/reports/companies');
    await user.click(await screen.findByRole('button', { name: 'Revenue paid' }));
    expect(names()).toEqual(['Beehive Roofing', 'Wasatch Framing', 'Älvdal']);
    await user.click(screen.getByRole('button', { name: 'Group' }));
    expect(names()).toEqual(['Älvdal', 'Beehive Roofing', 'Wasatch Framing']);
    await user.click(screen.getByRole('button', { name: 'Group' }));
    expect(names()).toEqual(['Wasatch Framing', 'Beehive Roofing', 'Älvdal']);
  });

  it('keeps its form in the address, runs it from there, and says when nothing matches', async () => {
    api
      .on('ReportForm', () => data(report(variable('company', 'Company', 'text', false, null))))
      .on('ReportRows', () => data(answer()));
    const user = await openApp('/admin/reports/companies');
    await user.type(await screen.findByLabelText(/^Company/), 'Zion & Sons');
    await user.click(screen.getByRole('button', { name: 'Show the report' }));
    expect(await screen.findByText('Nothing matches. Change the form above.')).toBeTruthy();
    expect(window.location.search).toBe('?company=Zion+%26+Sons');
    expect(asked()).toEqual([[], [{ name: 'company', value: 'Zion & Sons' }]]);
  });

  it('does not run without what it needs, and names the field', async () => {
    api.on('ReportForm', () => data(report(variable('takenBelow', 'Fewer than', 'number', true, null))));
    const user = await openApp('/admin/reports/companies');
    await user.click(await screen.findByRole('button', { name: 'Show the report' }));
    expect(screen.getByRole('textbox', { name: 'Fewer than' }).getAttribute('aria-invalid')).toBe('true');
    expect(asked()).toEqual([]);
  });

  it('says in the words of the server what is wrong with a field', async () => {
    api.on('ReportRows', () => refusal('BAD_USER_INPUT', { from: 'Must be a date: YYYY-MM-DD' }));
    await openApp('/admin/reports/companies?from=monday');
    expect(await screen.findByText('From: Must be a date: YYYY-MM-DD')).toBeTruthy();
  });

  it('that does not exist says so', async () => {
    api.on('ReportForm', () => refusal('NOT_FOUND'));
    await openApp('/admin/reports/nothing');
    expect(await screen.findByText('There is no such report')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/admin/reports');
  });
});
