import { FormattedMessage, useIntl } from 'react-intl';

import { useUndoToast } from '../../../../ui/office/overlays/use-undo-toast';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { classPath } from '../class-path';
import { classPageMessages } from '../class-page/class-page.messages';
import { classNoticeMessages } from '../notices/class-notice.messages';
import { officeScheduleMessages } from '../office-schedule.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import type { ClassEdit } from './use-class-change';
import { useClassName } from '../use-class-name';
import { useClassUndo } from './use-class-undo';

interface SavedClass {
  saved: OfficeClassFragment;
  change: ClassEdit | undefined;
}

const isCompletion = (saved: OfficeClassFragment, { before }: ClassEdit) =>
  saved.status === 'completed' && before.status !== 'completed';

/**
 * The toast after the last action on a class. A change that concerns attendees can be undone for as long as its
 * messages would wait, even if nobody is notified; so can its completion.
 * @param isOfMany the page lists several classes, so that the toast links to the class
 */
export function useClassToast(onUndone: () => void, isOfMany = false) {
  const undo = useClassUndo();
  const { run } = useOneAtATime();
  const [toast, setToast] = useUndoToast();

  const showSaved = (saved: OfficeClassFragment, change?: ClassEdit) => {
    const takeBack = async (edit: ClassEdit) => {
      const { isUnknown, ...outcome } = await undo(edit, saved);
      setToast({ ...outcome, ...(isUnknown && undoing(edit)) });
      onUndone();
    };
    const undoing = (edit: ClassEdit) => ({ undo: () => void run(() => takeBack(edit)) });
    setToast({
      kind: 'done',
      text: <SavedText saved={saved} change={change} />,
      ...(isOfMany && {
        link: { to: classPath(saved.id), text: <FormattedMessage {...officeScheduleMessages.open} /> },
      }),
      ...(change && (change.people > 0 || isCompletion(saved, change)) && undoing(change)),
    });
  };
  return { toast, setToast, showSaved };
}

/** A component, because the language may have been changed while the class was being saved. */
function SavedText({ saved, change }: SavedClass) {
  const intl = useIntl();
  const name = useClassName()(saved.classType).text;
  const isCancelled = saved.status === 'cancelled' && change && change.before.status !== 'cancelled';
  if (change && isCompletion(saved, change))
    return intl.formatMessage(classPageMessages.markedCompleted, { name });
  return change?.notify
    ? intl.formatMessage(
        isCancelled ? classNoticeMessages.cancelledAndTold : classNoticeMessages.savedAndTold,
        { name, people: change.people },
      )
    : intl.formatMessage(isCancelled ? classNoticeMessages.cancelled : officeScheduleMessages.saved, {
        name,
      });
}
