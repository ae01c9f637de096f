import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../../graphql/requests/failure';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { bookingMessages as messages } from '../office-bookings.messages';
import { studentMessages } from './office-students.messages';
import {
  useStudentDeleteMutation,
  useStudentRestoreMutation,
  type OfficeStudentFragment,
} from './Students.generated';

interface StudentRemoval {
  ask: (student: OfficeStudentFragment) => void;
  /** Confirms the deletion. */
  dialog: ReactNode;
}

/** Deletes a student after a confirmation; it can be undone. */
export function useStudentRemoval(
  onDone: (done: ToastContent) => void,
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
  const name = studentToDelete ? intl.formatMessage(wordMessages.person, studentToDelete) : '';
  return {
    ask: setStudentToDelete,
    dialog: studentToDelete && (
      <ConfirmDialog
        heading={<FormattedMessage {...studentMessages.deleteHeading} values={{ name }} />}
        confirmLabel={<FormattedMessage {...wordMessages.delete} />}
        busyLabel={<FormattedMessage {...wordMessages.deleting} />}
        cancelLabel={<FormattedMessage {...wordMessages.keep} />}
        busy={removing.loading}
        onConfirm={() => void confirm(studentToDelete.id)}
        onCancel={() => setStudentToDelete(undefined)}
      >
        <FormattedMessage {...studentMessages.deleteText} values={{ name }} />
      </ConfirmDialog>
    ),
  };
}
