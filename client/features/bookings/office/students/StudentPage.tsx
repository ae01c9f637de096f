import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../../../console-paths';
import { isNotFound } from '../../../../graphql/office/is-not-found';
import { isRecord } from '../../../../graphql/is-record';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { ButtonLink } from '../../../../ui/elements/Button';
import { Toast, type ToastContent, type ToastMessage } from '../../../../ui/office/overlays/Toast';
import { Panel } from '../../../../ui/office/page/Panel';
import { RecordActions, RecordColumns, RecordFrame } from '../../../../ui/office/page/RecordFrame';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useFormUrlState } from '../../../../ui/office/forms/use-form-url-state';
import { useReturnFocus } from '../../../../ui/office/overlays/use-return-focus';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { useRecordId } from '../../../../ui/page/use-record-id';
import { ActionButton } from '../ActionButton';
import { useLoadFailureText } from '../load-failure';
import { bookingFormMessages, bookingMessages } from '../office-bookings.messages';
import styles from '../DetailPage.module.css';
import { useStudentRemoval } from './student-removal';
import { StudentForm } from './StudentForm';
import { studentPageMessages as messages } from './student-page.messages';
import {
  useStudentHistoryQuery,
  useStudentOfOfficeQuery,
  useStudentTwinsQuery,
  type StudentOfOfficeQuery,
} from './StudentPage.generated';
import { StudentClasses } from './StudentClasses';
import { StudentFacts } from './StudentFacts';
import { StudentHistory } from './StudentHistory';
import { StudentDuplicateNotices } from './StudentDuplicateNotices';

/** The page of a student: contact data, classes, messages and history. */
export function StudentPage() {
  const id = useRecordId();
  return <StudentLoader key={id} id={id} />;
}

function StudentLoader({ id }: { id: string }) {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const { data, error, refetch } = useStudentOfOfficeQuery({ variables: { id } });
  const student = data?.student;
  const isGone = isNotFound(error);
  const heading = student
    ? intl.formatMessage(wordMessages.person, student)
    : intl.formatMessage(bookingFormMessages.student);
  usePageTitle(heading);
  // Merged: redirects to the record that was kept.
  if (student && student.id !== id) return <Navigate to={consolePathTo.student(student.id)} replace />;
  return (
    <RecordFrame
      back={{ to: consolePaths.students, label: <FormattedMessage {...pageNameMessages.students} /> }}
      heading={heading}
      failure={isGone ? intl.formatMessage(messages.notFound) : error && failureText('students', error)}
      onRetry={isGone ? undefined : refetch}
    >
      {student && <LoadedStudent student={student} />}
    </RecordFrame>
  );
}

/** The notice passed by the previous page. */
function useToastFromNavigation(): ToastMessage | undefined {
  const state: unknown = useLocation().state;
  const notice = isRecord(state) ? state['notice'] : undefined;
  return typeof notice === 'string' ? { kind: 'done', text: notice } : undefined;
}

interface LoadedStudentProps {
  student: StudentOfOfficeQuery['student'];
}

function LoadedStudent({ student }: LoadedStudentProps) {
  const { id } = student;
  const history = useStudentHistoryQuery({ variables: { id } });
  const duplicates = useStudentTwinsQuery({ variables: { id } });
  const { toast, showDone, showFailed, closeToast } = useToast(useToastFromNavigation());
  const { form, open, close } = useFormUrlState(['edit']);
  const isEdited = form !== undefined;
  const invalidateLists = useInvalidateLists();
  const editButton = useRef<HTMLButtonElement>(null);
  const report = (done: ToastContent) => {
    showDone(done);
    for (const query of [history, duplicates]) void query.refetch();
  };
  const removal = useStudentRemoval(report, showFailed);
  useReturnFocus(isEdited, editButton);
  return (
    <>
      {duplicates.data && (
        <StudentDuplicateNotices
          studentId={id}
          duplicates={duplicates.data}
          onUndone={(text) => {
            report({ text });
            invalidateLists('students', 'bookings');
          }}
          onFailed={showFailed}
        />
      )}
      <RecordActions
        danger={
          <ActionButton isBoxed isDanger onAct={() => removal.ask(student)}>
            <FormattedMessage {...wordMessages.delete} />
          </ActionButton>
        }
      >
        <ActionButton
          ref={editButton}
          isBoxed
          aria-expanded={isEdited}
          data-leaves=""
          onAct={() => (isEdited ? close() : open('edit'))}
        >
          <FormattedMessage {...wordMessages.edit} />
        </ActionButton>
        <ButtonLink size="small" to={consolePathTo.newBookingOf(student.email)}>
          <FormattedMessage {...bookingMessages.createBooking} />
        </ButtonLink>
      </RecordActions>
      {isEdited && <StudentForm student={student} onSaved={report} onFailed={showFailed} onClose={close} />}
      <RecordColumns aside={<StudentHistory history={history} />}>
        <Panel heading={<FormattedMessage {...messages.facts} />}>
          <div className={styles.body}>
            <StudentFacts student={student} />
          </div>
        </Panel>
        <StudentClasses studentId={id} />
      </RecordColumns>
      {removal.dialog}
      <Toast toast={toast} onClose={closeToast} />
    </>
  );
}
