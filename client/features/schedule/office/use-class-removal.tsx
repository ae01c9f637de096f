import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { useFormats } from '../../../i18n/formats';
import { ConfirmDialog } from '../../../ui/office/ConfirmDialog';
import type { ToastMessage } from '../../../ui/office/Toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { ClassInUseDialog } from './ClassInUseDialog';
import { mayBeDeleted } from './may-be-deleted';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import { useClassInstanceDeleteMutation, type OfficeClassFragment } from './SchedulePage.generated';
import { useClassName } from './use-class-name';

interface ClassRemovalOptions {
  onToast: (toast: ToastMessage) => void;
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
export function useClassRemoval({ onToast, onTried, onCancelClass }: ClassRemovalOptions): ClassRemoval {
  const intl = useIntl();
  const formats = useFormats();
  const className = useClassName();
  const [remove] = useClassInstanceDeleteMutation();
  const { isBusy, run } = useOneAtATime();
  const [classToDelete, setClassToDelete] = useState<OfficeClassFragment>();
  const [classInUse, setClassInUse] = useState<OfficeClassFragment>();

  const ask = (scheduled: OfficeClassFragment) => {
    if (mayBeDeleted(scheduled)) setClassToDelete(scheduled);
    else {
      setClassInUse(scheduled);
      // Its bookings may have been cancelled meanwhile: then it can be deleted at the next attempt.
      onTried(scheduled.id, false);
    }
  };
  const deleteClass = async (scheduled: OfficeClassFragment) => {
    const { id, classType } = scheduled;
    let isGone = false;
    try {
      await remove({ variables: { input: { id } } });
      isGone = true;
      const { text } = className(classType);
      onToast({ kind: 'done', text: intl.formatMessage(messages.deleted, { name: text }) });
    } catch (error) {
      const { code } = readFailure(error);
      if (code === 'IN_USE') setClassInUse(scheduled);
      const reason = code === 'NOT_FOUND' ? messages.gone : messages.deleteFailed;
      onToast({ kind: 'failed', text: intl.formatMessage(reason) });
    }
    setClassToDelete(undefined);
    onTried(id, isGone);
  };

  const name = classToDelete ? className(classToDelete.classType).text : '';
  const [day] = classToDelete?.days ?? [];
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
      classToDelete && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.deleteHeading} values={{ name }} />}
          confirmLabel={<FormattedMessage {...messages.delete} />}
          busyLabel={<FormattedMessage {...messages.deleting} />}
          cancelLabel={<FormattedMessage {...messages.keep} />}
          busy={isBusy}
          onConfirm={() => void run(() => deleteClass(classToDelete))}
          onCancel={() => setClassToDelete(undefined)}
        >
          <FormattedMessage
            {...messages.deleteText}
            values={{ name, date: day ? formats.fullDate(day.date) : '' }}
          />
        </ConfirmDialog>
      )
    ),
  };
}
