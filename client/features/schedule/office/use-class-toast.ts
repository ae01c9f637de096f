import { useIntl } from 'react-intl';

import { classPath } from './class-path';
import { classNoticeMessages } from './class-notice.messages';
import { officeScheduleMessages } from './office-schedule.messages';
import type { OfficeClassFragment } from './SchedulePage.generated';
import type { ClassEdit } from './use-class-change';
import { useClassName } from './use-class-name';
import { useClassUndo } from './use-class-undo';
import { useUndoToast } from '../../../ui/office/use-undo-toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

/**
 * The toast after the last action on a class. A change that concerns attendees can be undone for as long as its
 * messages would wait, even if nobody is notified.
 * @param isOfMany the page lists several classes, so that the toast links to the class
 */
export function useClassToast(onUndone: () => void, isOfMany = false) {
  const intl = useIntl();
  const className = useClassName();
  const undo = useClassUndo();
  const { run } = useOneAtATime();
  const [toast, setToast] = useUndoToast();

  const showSaved = (saved: OfficeClassFragment, change?: ClassEdit) => {
    const name = className(saved.classType).text;
    const link = isOfMany && {
      link: { to: classPath(saved.id), text: intl.formatMessage(officeScheduleMessages.open) },
    };
    const isCancelled = saved.status === 'cancelled' && change && change.before.status !== 'cancelled';
    const text = change?.notify
      ? intl.formatMessage(
          isCancelled ? classNoticeMessages.cancelledAndTold : classNoticeMessages.savedAndTold,
          { name, people: change.people },
        )
      : intl.formatMessage(isCancelled ? classNoticeMessages.cancelled : officeScheduleMessages.saved, {
          name,
        });
    const takeBack = async (edit: ClassEdit) => {
      setToast(await undo(edit, saved));
      onUndone();
    };
    setToast({
      kind: 'done',
      text,
      ...link,
      ...(change && change.people > 0 && { undo: () => void run(() => takeBack(change)) }),
    });
  };
  return { toast, setToast, showSaved };
}
