import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { useInvalidateLists } from '../../../graphql/use-invalidate-lists';
import { ConfirmDialog } from '../../../ui/office/ConfirmDialog';
import { wordMessages } from '../../../ui/office/console-words.messages';
import { bookingMessages as messages } from './office-bookings.messages';
import { studentMessages } from './office-students.messages';
import {
  useStudentDeleteMutation,
  useStudentRestoreMutation,
  type OfficeStudentFragment,
} from './Students.generated';
import type { ActionOutcome } from './use-booking-attempt';

interface StudentRemoval {
  /** The student whose deletion is to be confirmed. */
  studentToDelete: OfficeStudentFragment | undefined;
  isBusy: boolean;
  ask: (student: OfficeStudentFragment) => void;
  forget: () => void;
  confirm: () => void;
}

/** Deletes a student after a confirmation; it can be undone. */
export function useStudentRemoval(
  onDone: (done: ActionOutcome) => void,
  onFailed: (text: string) => void,
): StudentRemoval {
  const intl = useIntl();
  const invalidateLists = useInvalidateLists();
  const [remove, removing] = useStudentDeleteMutation();
  const [restore] = useStudentRestoreMutation();
  const [studentToDelete, setStudentToDelete] = useState<OfficeStudentFragment>();

  const reasonOf = (error: unknown) => {
    const { code, text } = readFailure(error);
    return code === 'NOT_FOUND' ? intl.formatMessage(studentMessages.gone) : text;
  };
  const undo = async (id: string) => {
    try {
      await restore({ variables: { input: { id } } });
      onDone({ text: intl.formatMessage(messages.undone) });
    } catch (error) {
      onFailed(reasonOf(error) ?? intl.formatMessage(studentMessages.updateFailed));
    }
    invalidateLists('students');
  };
  const confirm = async (id: string) => {
    try {
      await remove({ variables: { input: { id } } });
      onDone({ text: intl.formatMessage(studentMessages.deleted), undo: () => void undo(id) });
    } catch (error) {
      const why = reasonOf(error);
      onFailed(
        why === undefined
          ? intl.formatMessage(studentMessages.deleteFailed)
          : intl.formatMessage(studentMessages.deleteFailedWhy, { why }),
      );
    }
    setStudentToDelete(undefined);
    invalidateLists('students');
  };
  return {
    studentToDelete,
    isBusy: removing.loading,
    ask: setStudentToDelete,
    forget: () => setStudentToDelete(undefined),
    confirm: () => {
      if (studentToDelete) void confirm(studentToDelete.id);
    },
  };
}

interface DeleteStudentDialogProps {
  student: OfficeStudentFragment;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteStudentDialog({ student, isBusy, onConfirm, onCancel }: DeleteStudentDialogProps) {
  const intl = useIntl();
  const name = intl.formatMessage(wordMessages.person, student);
  return (
    <ConfirmDialog
      heading={<FormattedMessage {...studentMessages.deleteHeading} values={{ name }} />}
      confirmLabel={<FormattedMessage {...wordMessages.delete} />}
      busyLabel={<FormattedMessage {...wordMessages.deleting} />}
      cancelLabel={<FormattedMessage {...wordMessages.keep} />}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage {...studentMessages.deleteText} values={{ name }} />
    </ConfirmDialog>
  );
}
