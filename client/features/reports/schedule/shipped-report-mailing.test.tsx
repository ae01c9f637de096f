import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';

import { data, refusal, StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { readers, reportSchedule } from '../testing/sample-mailing';
import { reportForm, variable } from '../testing/sample-reports';
import { ReportMailing } from './ReportMailing';

let api: StubApi;
beforeEach(() => {
  api = new StubApi()
    .on('ReportMailingOf', () => data({ reportSchedules: [] }))
    .on('ReportReaders', () => data(readers))
    .on('ReportCopy', () => {
      const id = `copy${api.callsOf('ReportCopy').length}`;
      return data({ createSavedReport: { __typename: 'SavedReport', id } });
    });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
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
    await user.click(await screen.findByRole('button', { name: 'Close and reload' }));
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    acceptSchedules();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\./);
    expect(scheduledId()).toBe('copy2');
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
    expect(await screen.findByRole('button', { name: 'Send by email…' })).toBeTruthy();
  });
});
