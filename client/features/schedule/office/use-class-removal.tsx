import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import { useFormats } from '../../../i18n/formats';
import { ConfirmDialog } from '../../../ui/office/ConfirmDialog';
import type { ToastMessage } from '../../../ui/office/Toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import { useClassInstanceDeleteMutation, type OfficeClassFragment } from './SchedulePage.generated';
import { useClassName } from './use-class-name';

/** The message for a failed deletion. */
function notDeleted(code: Failure['code']) {
  switch (code) {
    case 'IN_USE':
      return messages.inUse;
    case 'NOT_FOUND':
      return messages.gone;
    default:
      return messages.deleteFailed;
  }
}

/** Whether a deletion can succeed, as far as is known: the server also refuses it for cancelled bookings. */
export function mayBeDeleted({ takenSeats, waiting }: OfficeClassFragment): boolean {
  return takenSeats === 0 && waiting === 0;
}

interface ClassRemoval {
  ask: (scheduled: OfficeClassFragment) => void;
  dialog: ReactNode;
}

/** Deletes a class after a confirmation. */
export function useClassRemoval(
  onToast: (toast: ToastMessage) => void,
  /** @param isGone whether it was deleted here; otherwise it may have been deleted or changed elsewhere */
  onTried: (id: string, isGone: boolean) => void,
): ClassRemoval {
  const intl = useIntl();
  const formats = useFormats();
  const className = useClassName();
  const [remove] = useClassInstanceDeleteMutation();
  const { isBusy, run } = useOneAtATime();
  const [classToDelete, setClassToDelete] = useState<OfficeClassFragment>();

  const deleteClass = async ({ id, classType }: OfficeClassFragment) => {
    let isGone = false;
    try {
      await remove({ variables: { input: { id } } });
      isGone = true;
      const { text } = className(classType);
      onToast({ kind: 'done', text: intl.formatMessage(messages.deleted, { name: text }) });
    } catch (error) {
      const { code } = readFailure(error);
      onToast({ kind: 'failed', text: intl.formatMessage(notDeleted(code)) });
    }
    setClassToDelete(undefined);
    onTried(id, isGone);
  };

  const name = classToDelete ? className(classToDelete.classType).text : '';
  const [day] = classToDelete?.days ?? [];
  return {
    ask: setClassToDelete,
    dialog: classToDelete && (
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
    ),
  };
}
