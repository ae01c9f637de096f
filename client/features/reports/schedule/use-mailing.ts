import { skipToken, useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/requests/failure';
import { refusalText } from '../../../graphql/refusal-text';
import type { SetReportScheduleInput } from '../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../i18n/office/office-formats';
import { officeZone } from '../../../i18n/office/office-zone';
import { useToast } from '../../../ui/office/overlays/use-toast';
import type { Report, ReportValues } from '../report';
import { reportPath } from '../report-paths';
import { copyOfReport } from './copy-of-report';
import { reachedBy } from './mailing-form';
import {
  ReportMailingOfDocument,
  useReportCopiesQuery,
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
  /** Of the report on the page; the schedule of a shipped one has the id of the viewer's copy. */
  id: string;
  /** Null if there is no schedule. */
  version: number | null;
  schedule: ReportMailingFragment | null;
}

/**
 * The schedule of a report and its changes; a removed schedule can be restored. Only saved reports have schedules: the
 * schedule of a shipped one is that of the viewer's copy, which is saved with the values of its form when needed.
 */
export function useMailing(report: Report, values: ReportValues) {
  const { id: reportId, shipped } = report;
  const intl = useIntl();
  const formats = useOfficeFormats();
  const client = useApolloClient();
  const copies = useReportCopiesQuery(shipped ? { fetchPolicy: 'no-cache' } : skipToken);
  const copy = copies.data && copyOfReport(report, values, copies.data.savedReports);
  const scheduledId = shipped ? copy?.id : reportId;
  const { data, error, refetch } = useReportMailingOfQuery(
    scheduledId === undefined ? skipToken : { variables: { reportId: scheduledId }, fetchPolicy: 'no-cache' },
  );
  const [set] = useReportScheduleSetMutation();
  const [remove] = useReportScheduleRemoveMutation();
  const [saveCopy] = useReportCopyMutation();
  const { toast, showDone, showFailed, closeToast } = useToast();
  const mailingOf = (schedule: ReportMailingFragment | null = null): Mailing => ({
    id: reportId,
    version: schedule?.version ?? null,
    schedule,
  });

  /** Undefined for a shipped report without a copy: another window or a failed attempt may have saved one meanwhile. */
  const findScheduledId = async (): Promise<string | undefined> => {
    if (!shipped) return reportId;
    const now = (await copies.refetch()).data;
    return now && copyOfReport(report, values, now.savedReports)?.id;
  };
  const createCopy = async (): Promise<string | undefined> => {
    const { name, description, query } = report;
    const defaults = Object.entries(values).map(([variable, value]) => ({ name: variable, value }));
    const input = { name, description, query, defaults, shared: false };
    return (await saveCopy({ variables: { input } })).data?.createSavedReport.id;
  };
  const setOf = async (id: string, input: MailingInput, version: number | null) => {
    const saved = (await set({ variables: { input: { ...input, reportId: id, version } } })).data;
    return saved && mailingOf(saved.setReportSchedule);
  };

  const reload = async (): Promise<Mailing> => {
    const id = await findScheduledId();
    if (id === undefined) return mailingOf();
    const variables = { reportId: id };
    const now = await (id === scheduledId
      ? refetch()
      : client.query({ query: ReportMailingOfDocument, variables, fetchPolicy: 'no-cache' }));
    return mailingOf(now.data?.reportSchedules[0]);
  };
  /** Undefined if it cannot be loaded: the failure is also in `hasFailed`. */
  const load = (): Promise<Mailing | undefined> => reload().catch(() => undefined);
  const send = async (input: MailingInput, base: Mailing): Promise<Mailing | undefined> => {
    const id = (await findScheduledId()) ?? (await createCopy());
    if (id === undefined) return undefined;
    // A new copy has no schedule yet.
    const saved = await setOf(id, input, id === base.schedule?.reportId ? base.version : null);
    await load();
    return saved;
  };
  const fail = (reason?: string) => showFailed(reason ?? intl.formatMessage(messages.failed));
  const restore = async (id: string, input: MailingInput) => {
    try {
      await setOf(id, input, null);
      showDone({ text: intl.formatMessage(messages.restored) });
    } catch (failure) {
      const refused = readFailure(failure);
      fail(refused.code === 'CONFLICT' ? intl.formatMessage(messages.conflict) : refusalText(refused));
    }
    await load();
  };
  return {
    /** Undefined while loading. */
    mailing:
      scheduledId === undefined ? copies.data && mailingOf() : data && mailingOf(data.reportSchedules[0]),
    hasFailed: (copies.error ?? error) !== undefined,
    /** The viewer's copy of a shipped report. */
    copy,
    toast,
    closeToast,
    load,
    send,
    showSaved: ({ schedule }: Mailing) => {
      if (!schedule) return;
      const when = formats.instant(schedule.nextAt, officeZone);
      const link = shipped && {
        link: { to: reportPath(schedule.reportId), text: intl.formatMessage(messages.openCopy) },
      };
      showDone({ text: intl.formatMessage(messages.saved, { when }), ...link });
    },
    fail,
    stop: async (stopped: ReportMailingFragment): Promise<void> => {
      const { reportId: id, frequency, day, hour, period, attachesFile } = stopped;
      try {
        await remove({ variables: { input: { id } } });
      } catch (failure) {
        fail(readFailure(failure).text);
        return;
      }
      await load();
      const recipientIds = reachedBy(stopped);
      const again = { frequency, day, hour, period, attachesFile, recipientIds };
      showDone({
        text: intl.formatMessage(messages.stopped),
        ...(recipientIds.length > 0 && { undo: () => void restore(id, again) }),
      });
    },
  };
}
