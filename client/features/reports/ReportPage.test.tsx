import { screen, waitFor, within } from '@testing-library/react';

import { closeApps, openApp, preparePage } from '../../app/testing/open-app';
import { site } from '../../app/testing/sample-classes';
import { logInAs } from '../../app/testing/sample-office';
import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { reportForm, variable } from './testing/sample-reports';

const chart = { label: 'label', value: 'revenuePaidCents' };
const from = variable({
  name: 'from',
  label: 'From',
  kind: 'date',
  required: true,
  defaultValue: '2026-11-01',
});
const companies = (changes: Parameters<typeof reportForm>[0] = {}) =>
  data(reportForm({ variables: [from], chart, ...changes }));
const column = (key: string, label: string, kind: string) => ({
  __typename: 'ReportColumn',
  key,
  label,
  kind,
  isSummed: kind === 'money',
});
const result = (...rows: (string | null)[][]) => ({
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
    .on('ReportForm', () => companies())
    .on('ReportRows', () =>
      data(
        result(
          ['Wasatch Framing', '90000', '2026-12-05T08:00:00-07:00'],
          ['Älvdal', '149000', null],
          ['Beehive Roofing', '7450', null],
        ),
      ),
    );
});

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .filter((header) => !header.closest('tfoot'))
    .map(({ textContent }) => textContent);
const summary = () => screen.getByRole('group', { name: 'There is a problem' });
const asked = () => api.callsOf('ReportRows').map(({ variables }) => variables['values']);

describe('a report', () => {
  it('runs with its defaults, and displays money, venue times and a chart', async () => {
    await openApp('/admin/reports/companies');
    expect(await screen.findByText('3 rows')).toBeTruthy();
    expect(asked()).toEqual([[{ name: 'from', value: '2026-11-01' }]]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies');
    expect(within(screen.getByRole('table')).getByText('$900.00')).toBeTruthy();
    expect(screen.getByText(/^Sat, Dec 5, 2026, 8:00.AM$/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Revenue paid by group' })).toBeTruthy();
    expect(screen.getByText('(US dollars)')).toBeTruthy();
  });

  it('ends with a row of totals, which says if they do not cover all rows', async () => {
    await openApp('/admin/reports/companies');
    const totals = () => within(screen.getByRole('table')).getAllByRole('row').at(-1)?.textContent;
    expect(await screen.findByText('3 rows')).toBeTruthy();
    expect(totals()).toBe('Total$2,464.50');
    await closeApps();
    api.on('ReportRows', () => {
      const { reportTable } = result(['Wasatch Framing', '90000', null], ['Älvdal', '100', null]);
      return data({ reportTable: { ...reportTable, hasMore: true, totalCount: 2000 } });
    });
    await openApp('/admin/reports/companies');
    await screen.findByText(/of 2,000/);
    expect(totals()).toBe('Total of these rows$901.00');
  });

  it('sorts money by amount and texts by collation', async () => {
    const user = await openApp('/admin/reports/companies');
    await user.click(await screen.findByRole('button', { name: 'Revenue paid' }));
    expect(names()).toEqual(['Beehive Roofing', 'Wasatch Framing', 'Älvdal']);
    await user.click(screen.getByRole('button', { name: 'Group' }));
    expect(names()).toEqual(['Älvdal', 'Beehive Roofing', 'Wasatch Framing']);
    await user.click(screen.getByRole('button', { name: 'Group' }));
    expect(names()).toEqual(['Wasatch Framing', 'Beehive Roofing', 'Älvdal']);
  });

  it('keeps its form in the address, runs it from there, and says if nothing matches', async () => {
    api
      .on('ReportForm', () => companies({ variables: [variable({ name: 'company', label: 'Company' })] }))
      .on('ReportRows', () => data(result()));
    const user = await openApp('/admin/reports/companies');
    await user.type(await screen.findByLabelText(/^Company/), 'Zion & Sons');
    await user.click(screen.getByRole('button', { name: 'Show the report' }));
    expect(await screen.findByText('Nothing found. Change what to show in the form above.')).toBeTruthy();
    expect(window.location.search).toBe('?company=Zion+%26+Sons');
    expect(asked()).toEqual([[{ name: 'company', value: '' }], [{ name: 'company', value: 'Zion & Sons' }]]);
  });

  it('does not run without required values, and names the field', async () => {
    const takenBelow = variable({ name: 'takenBelow', label: 'Fewer than', kind: 'number', required: true });
    api.on('ReportForm', () => companies({ variables: [takenBelow] }));
    const user = await openApp('/admin/reports/companies');
    await user.click(await screen.findByRole('button', { name: 'Show the report' }));
    expect(screen.getByRole('textbox', { name: 'Fewer than' }).getAttribute('aria-invalid')).toBe('true');
    expect(within(summary()).getByRole('link', { name: 'Fill in “Fewer than”' })).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  it('displays the server’s error at the field until it is edited', async () => {
    const to = variable({ name: 'to', label: 'To', kind: 'date', defaultValue: '2026-01-31' });
    api
      .on('ReportForm', () => companies({ variables: [from, to] }))
      .on('ReportRows', () => refusal('BAD_USER_INPUT', { to: 'Must not be before the first day' }));
    const user = await openApp('/admin/reports/companies');
    const link = await screen.findByRole('link', { name: 'To: Must not be before the first day' });
    expect(summary().contains(link)).toBe(true);
    expect(document.activeElement).toBe(summary());
    expect(screen.getByLabelText(/^To/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('The report could not be run. Please try again.')).toBeNull();
    await user.clear(screen.getByLabelText(/^To/));
    await user.type(screen.getByLabelText(/^To/), '2026-12-31');
    expect(screen.getByLabelText(/^To/).getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('link', { name: /Must not be before/ })).toBeNull();
  });

  it('keeps the focus in the form when it runs, and resets the form after Back', async () => {
    api.on('ReportForm', () => companies({ variables: [variable({ name: 'company', label: 'Company' })] }));
    const user = await openApp('/admin/reports/companies');
    await user.type(await screen.findByLabelText(/^Company/), 'Zion{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Company/));
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveProperty('value', ''));
    expect(asked().flat()).toEqual(['', 'Zion', ''].map((value) => ({ name: 'company', value })));
  });

  it('keeps values not run yet when the language is switched, and drops them once run', async () => {
    const company = variable({ name: 'company', label: 'Company', kind: 'text' });
    api.on('ReportForm', () => companies({ variables: [company] }));
    const user = await openApp('/admin/reports/companies');
    await user.type(await screen.findByLabelText(/^Company/), 'Zion');
    await user.click(screen.getByRole('link', { name: 'Español' }));
    await screen.findByRole('button', { name: 'Ver el informe' });
    await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveProperty('value', 'Zion'));
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Ver el informe' }));
    await waitFor(() => expect(window.location.search).toContain('company=Zion'));
    window.history.back();
    await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveProperty('value', ''));
  });

  it('can also be sorted by a select, if its table headers are hidden', async () => {
    const user = await openApp('/admin/reports/companies');
    const firsts = names;
    await screen.findAllByRole('rowheader');
    const [own, sorted] = [firsts(), ['Älvdal', 'Beehive Roofing', 'Wasatch Framing']];
    const field = screen.getByLabelText('Sort by');
    await user.selectOptions(field, 'Group');
    expect(firsts()).toEqual(sorted);
    await user.click(screen.getByRole('button', { name: 'Reverse the order' }));
    expect(firsts()).toEqual(sorted.toReversed());
    await user.selectOptions(field, 'The report’s own order');
    expect(firsts()).toEqual(own);
    expect(screen.queryByRole('button', { name: 'Reverse the order' })).toBeNull();
  });

  it('displays the name of a month in its table and in its chart', async () => {
    api.on('ReportRows', () => {
      const { reportTable } = result(['2026-11', '90000', null]);
      const [first, ...others] = reportTable.columns;
      return data({
        reportTable: { ...reportTable, columns: [{ ...first, label: 'Month', kind: 'month' }, ...others] },
      });
    });
    localStorage.setItem('language', 'es');
    await openApp('/admin/reports/companies');
    expect((await screen.findByRole('rowheader')).textContent).toBe('Noviembre de 2026');
    expect(screen.getByRole('img').textContent).toBe('Month$0.00$500.00$1,000.00Noviembre de 2026$900.00');
  });

  it('displays the server’s error about the whole report, and its own text if there is none', async () => {
    api.on('ReportRows', () => ({
      body: { errors: [{ message: 'The answer is too large.', extensions: { code: 'BAD_USER_INPUT' } }] },
    }));
    const user = await openApp('/admin/reports/companies');
    expect(await screen.findByText('The answer is too large.')).toBeTruthy();
    api.on('ReportRows', () => refusal('INTERNAL'));
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Show the report' }));
    expect(await screen.findByText('The report could not be run. Please try again.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('that could not be loaded says so, and links to the others', async () => {
    api.on('ReportForm', offline);
    const user = await openApp('/admin/reports/companies');
    expect(await screen.findByText('Failed to load the reports')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/admin/reports');
    api.on('ReportForm', () => companies());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Companies' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByText('Failed to load the reports')).toBeNull();
  });

  it('says that its choices could not be loaded, and loads them on retry', async () => {
    const course = variable({ name: 'classTypeId', label: 'Course', kind: 'classType' });
    api.on('ReportForm', () => companies({ variables: [course] })).on('ReportChoices', offline);
    const user = await openApp('/admin/reports/companies');
    const failure = await screen.findByText('The classes to choose from could not be loaded.');
    const nodes = [{ __typename: 'ClassType', id: 'osha10', name: 'OSHA 10-Hour', nameEs: null }];
    const none = { __typename: 'ClassInstanceConnection', nodes: [] };
    api.on('ReportChoices', () =>
      data({ classTypes: { __typename: 'ClassTypeConnection', nodes }, current: none, past: none }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'OSHA 10-Hour' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    expect(failure.isConnected).toBe(false);
  });

  it('that does not exist says so', async () => {
    api.on('ReportForm', () => refusal('NOT_FOUND'));
    await openApp('/admin/reports/nothing');
    expect(await screen.findByText('There is no such report')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/admin/reports');
  });
});

describe('a report whose query no longer matches the schema', () => {
  const problem = 'Cannot query field "seats" on type "ClassInstance". (line 4:7)';
  const broken = (changes: Parameters<typeof reportForm>[0] = {}) =>
    companies({ problem, variables: [], chart: null, ...changes });

  it('displays the error, and how to repair an own one, instead of a table', async () => {
    api.on('ReportForm', () => broken({ mine: true }));
    await openApp('/admin/reports/companies');
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(screen.getByText('This report can no longer run')).toBeTruthy();
    expect(screen.getByText('Change the query to repair it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the query' }).getAttribute('href')).toBe(
      '/admin/reports/explorer?report=companies',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('is not run even if its form is complete', async () => {
    api.on('ReportForm', () => broken({ variables: [from] }));
    await openApp('/admin/reports/companies?from=2026-11-01');
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('says who can repair it if another admin has written it', async () => {
    api.on('ReportForm', () => broken());
    await openApp('/admin/reports/companies');
    expect(await screen.findByText('Whoever wrote it can repair it.')).toBeTruthy();
    expect(screen.queryByText('Change the query to repair it.')).toBeNull();
  });

  it('says so in Spanish', async () => {
    localStorage.setItem('language', 'es');
    api.on('ReportForm', () => broken({ mine: true }));
    await openApp('/admin/reports/companies');
    expect(await screen.findByText('Este informe ya no funciona')).toBeTruthy();
    expect(screen.getByText('Cambie la consulta para corregirlo.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cambiar la consulta' })).toBeTruthy();
  });
});
