import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { readFailure } from '../../../graphql/failure';
import { paths } from '../../../paths';
import { NewsBar, type News } from '../../../ui/office/NewsBar';
import { Panel } from '../../../ui/office/Panel';
import { RecordColumns, RecordFrame } from '../../../ui/office/RecordFrame';
import { usePageTitle } from '../../../ui/use-page-title';
import { ActionButton } from '../office/ActionButton';
import { useLoadFailureText } from '../office/load-failure';
import { bookingMessages } from '../office/office-bookings.messages';
import styles from '../office/OfficeBookingPage.module.css';
import { studentMessages } from '../office/office-students.messages';
import rows from '../office/Rows.module.css';
import { DeleteStudentDialog, useStudentRemoval } from '../office/student-removal';
import { StudentForm } from '../office/StudentForm';
import { useListsChanged } from '../office/use-students';
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
import { StudentTwins } from './StudentTwins';

/** The page of a student: contact data, classes, messages and history. */
export function StudentPage() {
  const { id = '' } = useParams();
  return <StudentWith key={id} id={id} />;
}

function StudentWith({ id }: { id: string }) {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const { data, error, refetch } = useStudentOfOfficeQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const student = data?.student;
  const isGone = error !== undefined && readFailure(error).code === 'NOT_FOUND';
  const heading = student
    ? intl.formatMessage(bookingMessages.person, student)
    : intl.formatMessage(messages.student);
  const [hasErrors, setHasErrors] = useState(false);
  usePageTitle(heading, { hasErrors });
  // Merged: redirects to the record that was kept.
  if (student && student.id !== id) return <Navigate to={consolePathTo.student(student.id)} replace />;
  return (
    <RecordFrame
      back={{ to: paths.adminStudents, words: <FormattedMessage {...messages.back} /> }}
      heading={heading}
      failure={isGone ? intl.formatMessage(messages.notFound) : error && failureText('students', error)}
      onRetry={error && !isGone ? () => refetch() : undefined}
    >
      {student && <StudentShown student={student} onErrors={setHasErrors} />}
    </RecordFrame>
  );
}

/** The notice passed by the previous page. */
function useToldOnArrival(): News | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('told' in state)) return undefined;
  return typeof state.told === 'string' ? { kind: 'done', text: state.told } : undefined;
}

interface StudentShownProps {
  student: StudentOfOfficeQuery['student'];
  /** For the title of the page. */
  onErrors: (hasErrors: boolean) => void;
}

function StudentShown({ student, onErrors }: StudentShownProps) {
  const { id } = student;
  const history = useStudentHistoryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const twins = useStudentTwinsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [news, setNews] = useState<News | undefined>(useToldOnArrival());
  const [isEdited, setIsEdited] = useState(false);
  const listsChanged = useListsChanged();
  const editButton = useRef<HTMLButtonElement>(null);
  const told = (done: Omit<News, 'kind'>) => {
    setNews({ kind: 'done', ...done });
    for (const query of [history, twins]) void query.refetch().catch(() => undefined);
  };
  const fail = (text: string) => setNews({ kind: 'failed', text });
  const removal = useStudentRemoval(told, fail);
  const close = () => {
    setIsEdited(false);
    onErrors(false);
    editButton.current?.focus();
  };
  return (
    <>
      {twins.data && (
        <StudentTwins
          studentId={id}
          twins={twins.data}
          onUndone={(text) => {
            told({ text });
            listsChanged('students', 'bookings');
          }}
          onFailed={fail}
        />
      )}
      <div className={rows.tasks}>
        <ActionButton
          ref={editButton}
          aria-expanded={isEdited}
          data-leaves=""
          onAct={() => (isEdited ? close() : setIsEdited(true))}
        >
          <FormattedMessage {...studentMessages.edit} />
        </ActionButton>
        <ActionButton isDanger onAct={() => removal.ask(student)}>
          <FormattedMessage {...studentMessages.delete} />
        </ActionButton>
      </div>
      {isEdited && (
        <StudentForm
          student={student}
          onErrors={onErrors}
          onSaved={(text) => {
            close();
            told({ text });
            listsChanged('students');
          }}
          onGone={() => {
            close();
            listsChanged('students');
          }}
          onFailed={fail}
          onClose={close}
        />
      )}
      <RecordColumns>
        <Panel heading={<FormattedMessage {...messages.facts} />}>
          <div className={styles.body}>
            <StudentFacts student={student} />
          </div>
        </Panel>
        <StudentClasses studentId={id} />
        <StudentHistory history={history} />
      </RecordColumns>
      {removal.asked && (
        <DeleteStudentDialog
          student={removal.asked}
          isBusy={removal.isBusy}
          onConfirm={removal.confirm}
          onCancel={removal.forget}
        />
      )}
      <NewsBar news={news} onClose={() => setNews(undefined)} />
    </>
  );
}
