import { screen } from '@testing-library/react';
import { useState } from 'react';

import { data, offline, refusal, StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { readers, reportSchedule } from '../testing/sample-mailing';
import { reportForm, variable } from '../testing/sample-reports';
import { ReportMailing } from './ReportMailing';

interface ReportInput {
  name: string;
  query: string;
  defaults: { name: string; value: string }[];
}

/** An own saved report, as the copy of a shipped one. */
const copyOf = (id: string, { name, query, defaults }: ReportInput) => ({
  __typename: 'SavedReport',
  id,
  name,
  query,
  mine: true,
  variables: defaults.map((each) => ({
    __typename: 'ReportVariable',
    name: each.name,
    defaultValue: each.value,
  })),
});

let api: StubApi;
let copies: ReturnType<typeof copyOf>[];
beforeEach(() => {
  copies = [];
  api = new StubApi()
    .on('ReportCopies', () => data({ savedReports: copies }))
    .on('ReportMailingOf', () => data({ reportSchedules: [] }))
    .on('ReportReaders', () => data(readers))
    .on('ReportCopy', ({ input }) => {
      const id = `copy${api.callsOf('ReportCopy').length}`;
      copies = [...copies, copyOf(id, input as ReportInput)];
      return data({ createSavedReport: { __typename: 'SavedReport', id } });
    });
});

const { savedReport } = reportForm({
  variables: [variable({ name: 'classFrom', label: 'From', kind: 'date' })],
});

/** A shipped report and its schedule; the report can be run with later dates. */
function ShippedReport() {
  const [classFrom, setClassFrom] = useState('2027-01-11');
  return (
    <>
      <button onClick={() => setClassFrom('2027-02-01')}>Display later dates</button>
      <ReportMailing report={savedReport} values={{ classFrom }} />
    </>
  );
}

const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables['input'];
const scheduledId = () => (inputOf('ReportScheduleSet') as { reportId: string }).reportId;

/** @param code why the copy is not scheduled */
async function failToSchedule(code: string) {
  api.on('ReportScheduleSet', () => refusal(code));
  const user = openPage(<ShippedReport />);
  expect(await screen.findByText(/A copy with what is shown now/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send by email…' }));
  await screen.findByRole('checkbox', { name: /^rosa/ });
  expect(api.callsOf('ReportCopy')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

function acceptSchedules() {
  api.on('ReportScheduleSet', () =>
    data({ setReportSchedule: reportSchedule({ reportId: scheduledId(), version: 2 }) }),
  );
}

describe('the mails of a shipped report', () => {
  it('save a copy with the values of its form, once', async () => {
    const user = await failToSchedule('INTERNAL');
    expect(await screen.findByText('The schedule could not be saved. Please try again.')).toBeTruthy();
    acceptSchedules();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved\. The next email leaves on/)).toBeTruthy();
    expect(api.callsOf('ReportCopy').map(({ variables }) => variables['input'])).toEqual([
      {
        name: 'Companies',
        description: 'Who sends the most people.',
        query: '{ bookings { totalCount } }',
        defaults: [{ name: 'classFrom', value: '2027-01-11' }],
        shared: false,
      },
    ]);
    expect(inputOf('ReportScheduleSet')).toMatchObject({ reportId: 'copy1', version: null });
    expect(screen.getByRole('link', { name: 'Open your copy' }).getAttribute('href')).toBe(
      '/admin/reports/copy1',
    );
  });

  it('save a new copy if other values are displayed at the second attempt', async () => {
    const user = await failToSchedule('INTERNAL');
    await screen.findByText('The schedule could not be saved. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Display later dates' }));
    acceptSchedules();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\./);
    expect(inputOf('ReportCopy')).toMatchObject({ defaults: [{ name: 'classFrom', value: '2027-02-01' }] });
    expect(scheduledId()).toBe('copy2');
  });

  it('save a new copy after the first was deleted', async () => {
    const user = await failToSchedule('NOT_FOUND');
    copies = [];
    await user.click(await screen.findByRole('button', { name: 'Close and reload' }));
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    acceptSchedules();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\./);
    expect(scheduledId()).toBe('copy2');
  });

  it('are no change of another window if the answer was lost, and lead to the copy', async () => {
    const user = openPage(<ShippedReport />);
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    await screen.findByRole('checkbox', { name: /^rosa/ });
    api.on('ReportScheduleSet', () => {
      api
        .on('ReportMailingOf', ({ reportId }) => data({ reportSchedules: [reportSchedule({ reportId })] }))
        .on('ReportScheduleSet', () => refusal('CONFLICT'));
      return offline();
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\. The next email leaves/);
    expect(screen.getByRole('link', { name: 'Open your copy' }).getAttribute('href')).toBe(
      '/admin/reports/copy1',
    );
  });

  it('are not reported as stopped if only the response was lost', async () => {
    api.on('ReportMailingOf', ({ reportId }) =>
      data({ reportSchedules: reportId === 'copy1' ? [reportSchedule({ reportId, day: 3 })] : [] }),
    );
    const user = await failToSchedule('CONFLICT');
    await screen.findByText('Now: Wednesday');
    acceptSchedules();
    await user.click(screen.getByRole('button', { name: 'Keep mine and save again' }));
    await screen.findByText(/^Saved\./);
    expect(inputOf('ReportScheduleSet')).toMatchObject({ reportId: 'copy1', version: 1 });
    expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy();
  });
});

describe('the mails of a shipped report with a copy', () => {
  const saved = { name: 'Companies of January', query: savedReport.query };
  const january = copyOf('january', { ...saved, defaults: [{ name: 'classFrom', value: '2027-01-11' }] });
  const open = (...found: typeof copies) => {
    copies = found;
    api.on('ReportMailingOf', ({ reportId }) => data({ reportSchedules: [reportSchedule({ reportId })] }));
    return openPage(<ShippedReport />);
  };

  it('are those of the copy, which can be changed and stopped', async () => {
    const user = open(january);
    expect(await screen.findByText(/^Every week on Monday at 7:00/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Companies of January' });
    expect(link.getAttribute('href')).toBe('/admin/reports/january');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByRole('checkbox', { name: /^rosa/ });
    acceptSchedules();
    await user.selectOptions(screen.getByLabelText('How often'), 'monthly');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\./);
    expect(inputOf('ReportScheduleSet')).toMatchObject({ reportId: 'january', version: 1 });
    expect(api.callsOf('ReportCopy')).toEqual([]);

    api.on('ReportScheduleRemove', () =>
      data({ removeReportSchedule: { __typename: 'DeletedRecord', id: 'january' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('The report is not sent by email anymore.');
    expect(inputOf('ReportScheduleRemove')).toEqual({ id: 'january' });
  });

  it.each([
    ['has another query', { ...january, query: '{ students { totalCount } }' }],
    ['is another admin’s', { ...january, mine: false }],
    ['has other dates', copyOf('may', { ...saved, defaults: [{ name: 'classFrom', value: '2027-05-01' }] })],
  ])('are not those of a report that %s', async (_which, other) => {
    open(other);
    expect(await screen.findByText(/A copy with what is shown now/)).toBeTruthy();
    expect(api.callsOf('ReportMailingOf')).toEqual([]);
  });

  it('are those of a copy of an earlier day while the default dates are displayed', async () => {
    copies = [january];
    const defaultDate = variable({
      name: 'classFrom',
      label: 'From',
      kind: 'date',
      defaultValue: '2027-01-12',
    });
    openPage(
      <ReportMailing
        report={{ ...savedReport, variables: [defaultDate] }}
        values={{ classFrom: '2027-01-12' }}
      />,
    );
    expect(await screen.findByRole('link', { name: 'Companies of January' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send by email…' })).toBeTruthy();
  });
});
