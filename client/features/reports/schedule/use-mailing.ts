import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import type { CreateSavedReportInput, SetReportScheduleInput } from '../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../i18n/office-formats';
import type { ToastMessage } from '../../../ui/office/Toast';
import { officeZone } from '../../../i18n/office-zone';
import type { Report, ReportValues } from '../report';
import { reportPath } from '../report-paths';
import { reachedBy } from './mailing-form';
import {
  ReportMailingOfDocument,
  useReportCopyMutation,
  useReportMailingOfQuery,
  useReportScheduleRemoveMutation,
  useReportScheduleSetMutation,
  type ReportMailingFragment,
} from './ReportSchedule.generated';
import { mailingMessages as messages } from './schedule.messages';

export type MailingInput = Omit<SetReportScheduleInput, 'reportId' | 'version'>;

/** A report's schedule, or that there is none. */
export interface Mailing {
  /** The report's. */
  id: string;
  /** Null if there is no schedule. */
  version: number | null;
  schedule: ReportMailingFragment | null;
}

const mailingOf = (id: string, schedule: ReportMailingFragment | null = null): Mailing => ({
  id,
  version: schedule?.version ?? null,
  schedule,
});

/**
 * The schedule of a report and its changes; a removed schedule can be restored. Only saved reports have schedules: to
 * schedule a shipped one saves a copy of it, with the values of its form.
 */
export function useMailing({ id: reportId, shipped, ...report }: Report, values: ReportValues) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { data, error, refetch } = useReportMailingOfQuery({
    variables: { reportId },
    fetchPolicy: 'no-cache',
  });
  const [set] = useReportScheduleSetMutation();
  const [remove] = useReportScheduleRemoveMutation();
  const [copy] = useReportCopyMutation();
  const client = useApolloClient();
  // Kept until the form is closed: another attempt to schedule the same copy makes no second one.
  const copied = useRef<{ id: string; input: CreateSavedReportInput }>(undefined);
  const [toast, setToast] = useState<ToastMessage>();

  const scheduledId = async (): Promise<string | undefined> => {
    if (!shipped) return reportId;
    const { name, description, query } = report;
    const defaults = Object.entries(values).map(([variable, value]) => ({ name: variable, value }));
    const input = { name, description, query, defaults, shared: false };
    if (JSON.stringify(copied.current?.input) !== JSON.stringify(input)) {
      const saved = (await copy({ variables: { input } })).data;
      copied.current = saved && { id: saved.createSavedReport.id, input };
    }
    return copied.current?.id;
  };

  /** Undefined if it cannot be loaded: the failure of a saved report is also in `error`. */
  const load = async (): Promise<Mailing | undefined> => {
    const id = copied.current?.id ?? reportId;
    const variables = { reportId: id };
    const result =
      id === reportId
        ? refetch()
        : client.query({ query: ReportMailingOfDocument, variables, fetchPolicy: 'no-cache' });
    const now = (await result.catch(() => undefined))?.data;
    return now && mailingOf(id, now.reportSchedules[0]);
  };
  const send = async (input: MailingInput, base: Mailing): Promise<Mailing | undefined> => {
    const id = await scheduledId();
    if (id === undefined) return undefined;
    // A new copy has no schedule yet.
    const version = id === base.id ? base.version : null;
    const saved = (await set({ variables: { input: { ...input, reportId: id, version } } })).data;
    return saved && mailingOf(id, saved.setReportSchedule);
  };
  const forgetCopy = () => {
    copied.current = undefined;
  };
  const fail = (reason?: string) =>
    setToast({ kind: 'failed', text: reason ?? intl.formatMessage(messages.failed) });
  const restore = async (input: MailingInput) => {
    try {
      await send(input, mailingOf(reportId));
      setToast({ kind: 'done', text: intl.formatMessage(messages.restored) });
    } catch (failure) {
      const { code, text, fields } = readFailure(failure);
      const [reason = text] = Object.values(fields);
      fail(code === 'CONFLICT' ? intl.formatMessage(messages.conflict) : reason);
    }
    await load();
  };
  return {
    /** Undefined while loading. */
    mailing: data && mailingOf(reportId, data.reportSchedules[0]),
    hasFailed: error !== undefined,
    toast,
    clearToast: () => setToast(undefined),
    load,
    send,
    /** The next attempt saves a new copy. */
    forgetCopy,
    /** Displays the saved schedule. */
    showSaved: async ({ id, schedule }: Mailing) => {
      forgetCopy();
      await load();
      if (!schedule) return;
      const when = formats.instant(schedule.nextAt, officeZone);
      const link = shipped && { link: { to: reportPath(id), text: intl.formatMessage(messages.openCopy) } };
      setToast({ kind: 'done', text: intl.formatMessage(messages.saved, { when }), ...link });
    },
    fail,
    stop: async (stopped: ReportMailingFragment): Promise<void> => {
      try {
        await remove({ variables: { input: { id: reportId } } });
      } catch (failure) {
        fail(readFailure(failure).text);
        return;
      }
      await load();
      const { frequency, day, hour, period, attachesFile } = stopped;
      const recipientIds = reachedBy(stopped);
      const again = { frequency, day, hour, period, attachesFile, recipientIds };
      setToast({
        kind: 'done',
        text: intl.formatMessage(messages.stopped),
        ...(recipientIds.length > 0 && { undo: () => void restore(again) }),
      });
    },
  };
}
