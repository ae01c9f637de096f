import { useState } from 'react';
import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import type { SetReportScheduleInput } from '../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../i18n/office-formats';
import type { ToastMessage } from '../../../ui/office/Toast';
import { officeZone } from '../../../i18n/office-zone';
import {
  useReportMailingOfQuery,
  useReportScheduleRemoveMutation,
  useReportScheduleSetMutation,
  type ReportMailingFragment,
} from './ReportSchedule.generated';
import { mailingMessages as messages } from './schedule.messages';

export type MailingInput = Omit<SetReportScheduleInput, 'reportId' | 'version'>;

/** The schedule of a report and its changes; a removed schedule can be restored. */
export function useMailing(reportId: string) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { data, error, refetch } = useReportMailingOfQuery({
    variables: { reportId },
    fetchPolicy: 'no-cache',
  });
  const schedule = data && (data.reportSchedules[0] ?? null);
  const [set] = useReportScheduleSetMutation();
  const [remove] = useReportScheduleRemoveMutation();
  const [toast, setToast] = useState<ToastMessage>();

  /** Never rejects: a failure is in `error`. */
  const reload = () => refetch().catch(() => undefined);
  const fail = async (failure: unknown): Promise<false> => {
    const { code, text, fields } = readFailure(failure);
    const own = intl.formatMessage(code === 'CONFLICT' ? messages.conflict : messages.failed);
    const reason = code === 'CONFLICT' ? own : (Object.values(fields)[0] ?? text ?? own);
    setToast({ kind: 'failed', text: reason });
    if (code === 'CONFLICT') await reload();
    return false;
  };
  /** @returns whether it was saved */
  const save = async (
    input: MailingInput,
    version: number | null,
    textOf: (saved: ReportMailingFragment) => string,
  ): Promise<boolean> => {
    let saved: ReportMailingFragment | undefined;
    try {
      saved = (await set({ variables: { input: { ...input, reportId, version } } })).data?.setReportSchedule;
    } catch (failure) {
      return fail(failure);
    }
    await reload();
    if (saved) setToast({ kind: 'done', text: textOf(saved) });
    return true;
  };
  return {
    /** Undefined while loading, null if there is no schedule. */
    schedule,
    hasFailed: error !== undefined,
    toast,
    clearToast: () => setToast(undefined),
    save: (input: MailingInput) =>
      save(input, schedule?.version ?? null, ({ nextAt }) =>
        intl.formatMessage(messages.saved, { when: formats.instant(nextAt, officeZone) }),
      ),
    stop: async (stopped: ReportMailingFragment): Promise<void> => {
      try {
        await remove({ variables: { input: { id: reportId } } });
      } catch (failure) {
        await fail(failure);
        return;
      }
      await reload();
      const { frequency, day, hour, period, attachesFile, recipients } = stopped;
      const recipientIds = recipients.filter(({ isReached }) => isReached).map(({ id }) => id);
      const again = { frequency, day, hour, period, attachesFile, recipientIds };
      setToast({
        kind: 'done',
        text: intl.formatMessage(messages.stopped),
        ...(recipientIds.length > 0 && {
          undo: () => void save(again, null, () => intl.formatMessage(messages.restored)),
        }),
      });
    },
  };
}
