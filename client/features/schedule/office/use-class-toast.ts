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
 * The toast after the last action on a class; a change can be undone until its messages are sent.
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
    if (!change || change.people === 0) {
      const done = isCancelled ? classNoticeMessages.cancelled : officeScheduleMessages.saved;
      setToast({ kind: 'done', text: intl.formatMessage(done, { name }), ...link });
      return;
    }
    const takeBack = async () => {
      setToast(await undo(change.before, saved));
      onUndone();
    };
    setToast({
      kind: 'done',
      text: intl.formatMessage(
        isCancelled ? classNoticeMessages.cancelledAndTold : classNoticeMessages.savedAndTold,
        { name, people: change.people },
      ),
      ...link,
      undo: () => void run(takeBack),
    });
  };
  return { toast, setToast, showSaved };
}
