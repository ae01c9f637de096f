import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal, StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { readers, reportSchedule as schedule } from '../testing/sample-mailing';
import { reportForm, variable } from '../testing/sample-reports';
import { ReportMailing } from './ReportMailing';

let api: StubApi;
let stored: ReturnType<typeof schedule> | null;
beforeEach(() => {
  stored = null;
  api = new StubApi()
    .on('ReportMailingOf', () => data({ reportSchedules: stored ? [stored] : [] }))
    .on('ReportReaders', () => data(readers))
    .on('ReportScheduleSet', () => {
      stored = schedule();
      return data({ setReportSchedule: stored });
    })
    .on('ReportScheduleRemove', () => {
      stored = null;
      return data({ removeReportSchedule: { __typename: 'DeletedRecord', id: 'r1' } });
    });
});

const from = variable({ name: 'classFrom', label: 'From', kind: 'date' });
const open = (changes: Parameters<typeof reportForm>[0] = {}, address = '/') => {
  const { savedReport } = reportForm({ id: 'r1', mine: true, shipped: false, variables: [from], ...changes });
  return openPage(<ReportMailing report={savedReport} values={{ classFrom: '2027-01-11' }} />, address);
};
const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables['input'];

describe('the mails of a report', () => {
  it('default to the current account as recipient', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    const rosa = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^rosa/ });
    expect(rosa.checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /^iris/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('How often'), 'monthly');
    await user.selectOptions(screen.getByLabelText('Day of the month'), '31');
    await user.click(screen.getByRole('checkbox', { name: /^vera/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^Saved\. The next email leaves on Mon, Jan 18, 2027, 7:00.AM\.$/),
    ).toBeTruthy();
    expect(inputOf('ReportScheduleSet')).toEqual({
      reportId: 'r1',
      version: null,
      frequency: 'monthly',
      day: 31,
      hour: 7,
      period: 'lastWeek',
      attachesFile: true,
      recipientIds: ['rosa', 'vera'],
    });
    expect(screen.getByText('Every week on Monday at 7:00 AM')).toBeTruthy();
  });

  it('have the focus in the form when it opens, and on the button that opens it afterwards', async () => {
    const user = open();
    const focused = () => document.activeElement?.textContent;
    const firstField = () => waitFor(() => expect(document.activeElement?.id).toBe('mailing-frequency'));
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    await firstField();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(focused()).toBe('Send by email…');
    await user.keyboard('{Enter}');
    await firstField();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(focused()).toBe('Change'));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(focused()).toBe('Send by email…'));
  });

  it('have their form in the URL, so that a reload opens it again', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    expect(screen.getByTestId('address').textContent).toBe('/?edit=mailing');
    cleanup();
    const again = open({}, '/?edit=mailing');
    await screen.findByRole('checkbox', { name: /^rosa/ });
    await again.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByTestId('address').textContent).toBe('/');
    expect(screen.getByRole('button', { name: 'Send by email…' })).toBeTruthy();
  });

  it('have no form for a report of another account', async () => {
    stored = schedule();
    open({ mine: false }, '/?edit=mailing');
    expect(await screen.findByText('Every week on Monday at 7:00 AM')).toBeTruthy();
    expect(screen.queryByLabelText('How often')).toBeNull();
  });

  it('need a recipient', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    await user.click(await screen.findByRole('checkbox', { name: /^rosa/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(within(summary).getByRole('link', { name: 'Choose at least one person' })).toBeTruthy();
    expect(api.callsOf('ReportScheduleSet')).toEqual([]);
  });

  it('stop at once, which can be undone', async () => {
    stored = schedule();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('The report is not sent by email anymore.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The report is sent by email again.')).toBeTruthy();
    expect(inputOf('ReportScheduleSet')).toMatchObject({ version: null, day: 1, recipientIds: ['rosa'] });
  });

  it('have a form without unsaved changes until one is made', async () => {
    stored = schedule();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const vera = await screen.findByRole('checkbox', { name: /^vera/ });
    expect(screen.queryByText('Not saved yet')).toBeNull();
    await user.click(vera);
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(vera);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('can be set up again after the admins could not be loaded', async () => {
    api.on('ReportReaders', () => refusal('INTERNAL'));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    expect(await screen.findByText('The list of administrators could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('Loading…')).toBeNull();
    api.on('ReportReaders', () => data(readers));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: /^rosa/ })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('mailing-frequency'));
  });

  describe('that were changed in another window', () => {
    /** @param now the schedule of the other window */
    const changeHour = async (now: typeof stored) => {
      const user = open();
      await user.click(await screen.findByRole('button', { name: /^(Change|Send by email…)$/ }));
      stored = now;
      api.on('ReportScheduleSet', () => refusal('CONFLICT'));
      await user.selectOptions(await screen.findByLabelText('Hour'), '18');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      return user;
    };

    it('are saved with the changes of both', async () => {
      stored = schedule();
      const user = await changeHour(schedule({ frequency: 'monthly', day: 15, version: 2 }));
      expect(await screen.findByText(/^Not saved: somebody else has changed this record/)).toBeTruthy();
      expect(screen.getByText('Now: 15')).toBeTruthy();
      expect(screen.getByLabelText<HTMLSelectElement>('Hour').value).toBe('18');
      api.on('ReportScheduleSet', () => data({ setReportSchedule: stored }));
      await user.click(screen.getByRole('button', { name: 'Keep mine and save again' }));
      expect(await screen.findByText(/^Saved\./)).toBeTruthy();
      expect(inputOf('ReportScheduleSet')).toMatchObject({
        version: 2,
        frequency: 'monthly',
        day: 15,
        hour: 18,
      });
    });

    it('are not replaced by a first schedule', async () => {
      await changeHour(schedule({ day: 3, version: 1 }));
      expect(await screen.findByText('Now: Wednesday')).toBeTruthy();
    });

    it('are not started again if they were stopped', async () => {
      stored = schedule();
      const user = await changeHour(null);
      expect(
        await screen.findByText('The schedule was stopped in another window in the meantime.'),
      ).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Close and reload' }));
      expect(await screen.findByRole('button', { name: 'Send by email…' })).toBeTruthy();
    });
  });

  it('are no change of another window if the answer was lost', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    await screen.findByRole('checkbox', { name: /^rosa/ });
    api.on('ReportScheduleSet', () => {
      stored = schedule();
      api.on('ReportScheduleSet', () => refusal('CONFLICT'));
      return offline();
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\. The next email leaves/);
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  it('are reported as saved and as stopped, even if reloading fails', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send by email…' }));
    await screen.findByRole('checkbox', { name: /^rosa/ });
    api.on('ReportMailingOf', () => refusal('INTERNAL'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved\. The next email leaves/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

    cleanup();
    api.on('ReportMailingOf', () => data({ reportSchedules: [schedule()] }));
    const other = open();
    const stop = await screen.findByRole('button', { name: 'Stop' });
    api.on('ReportMailingOf', () => refusal('INTERNAL'));
    await other.click(stop);
    expect(await screen.findByText('The report is not sent by email anymore.')).toBeTruthy();
  });

  it('list recipients who get nothing, also to readers of the report', async () => {
    const iris = {
      __typename: 'ReportRecipient',
      id: 'iris',
      email: 'iris@ridgeline.example',
      isReached: false,
    };
    stored = schedule({ recipients: [iris] });
    open({ mine: false });
    expect(await screen.findByText(/gets nothing/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });
});
