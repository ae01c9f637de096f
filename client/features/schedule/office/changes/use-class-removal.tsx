import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../../graphql/requests/failure';
import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { ClassInUseDialog } from './ClassInUseDialog';
import { mayBeDeleted } from './may-be-deleted';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import { useClassInstanceDeleteMutation, type OfficeClassFragment } from '../OfficeClasses.generated';
import { useClassTitle } from '../use-class-name';

interface ClassRemovalOptions {
  onDeleted: (text: string) => void;
  /** @param text undefined when another attempt begins */
  onProblem: (text: string | undefined) => void;
  /** @param isGone whether it was deleted here; otherwise it may have been deleted or changed elsewhere */
  onTried: (id: string, isGone: boolean) => void;
  /** Chosen instead, because the class is in use. */
  onCancelClass: (scheduled: OfficeClassFragment) => void;
}

interface ClassRemoval {
  ask: (scheduled: OfficeClassFragment) => void;
  dialog: ReactNode;
}

/** Deletes a class after a confirmation, or explains why it cannot be deleted. */
export function useClassRemoval({
  onDeleted,
  onProblem,
  onTried,
  onCancelClass,
}: ClassRemovalOptions): ClassRemoval {
  const intl = useIntl();
  const classTitle = useClassTitle();
  const [remove] = useClassInstanceDeleteMutation();
  const { isBusy, run } = useOneAtATime();
  const [classToDelete, setClassToDelete] = useState<OfficeClassFragment>();
  const [classInUse, setClassInUse] = useState<OfficeClassFragment>();

  const ask = (scheduled: OfficeClassFragment) => {
    onProblem(undefined);
    if (mayBeDeleted(scheduled)) setClassToDelete(scheduled);
    else {
      setClassInUse(scheduled);
      // Its bookings may have been cancelled meanwhile: then it can be deleted at the next attempt.
      onTried(scheduled.id, false);
    }
  };
  const deleteClass = async (scheduled: OfficeClassFragment) => {
    const { id } = scheduled;
    let isGone = false;
    try {
      await remove({ variables: { input: { id } } });
      isGone = true;
      onDeleted(intl.formatMessage(messages.deleted, { name: classTitle(scheduled).name }));
    } catch (error) {
      const { code } = readFailure(error);
      if (code === 'IN_USE') setClassInUse(scheduled);
      const reason = code === 'NOT_FOUND' ? messages.gone : messages.deleteFailed;
      onProblem(intl.formatMessage(reason));
    }
    setClassToDelete(undefined);
    onTried(id, isGone);
  };

  const title = classToDelete && classTitle(classToDelete);
  return {
    ask,
    dialog: classInUse ? (
      <ClassInUseDialog
        scheduled={classInUse}
        onCancelClass={() => {
          setClassInUse(undefined);
          onCancelClass(classInUse);
        }}
        onClose={() => setClassInUse(undefined)}
      />
    ) : (
      classToDelete &&
      title && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.deleteHeading} values={title} />}
          confirmLabel={<FormattedMessage {...wordMessages.delete} />}
          busyLabel={<FormattedMessage {...wordMessages.deleting} />}
          cancelLabel={<FormattedMessage {...wordMessages.keepIt} />}
          busy={isBusy}
          onConfirm={() => void run(() => deleteClass(classToDelete))}
          onCancel={() => setClassToDelete(undefined)}
        >
          <FormattedMessage {...messages.deleteText} values={title} />
        </ConfirmDialog>
      )
    ),
  };
}
