import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { usePageTitle } from '../../../ui/use-page-title';
import { Toast, type ToastMessage } from '../../../ui/office/Toast';
import { useReturnFocus } from '../../../ui/office/use-return-focus';
import { bookingListMessages } from './booking-list.messages';
import { useBookingUrlState } from './booking-filters';
import { BookingList } from './BookingList';
import styles from './BookingsPage.module.css';
import { CreateBookingForm } from './CreateBookingForm';
import { storeLastList } from './last-list';
import { useLoadFailureText, type LoadedResource } from './load-failure';
import { bookingMessages as messages } from './office-bookings.messages';
import { studentMessages } from './office-students.messages';
import { useFilterClassesQuery } from './OfficeBookings.generated';
import { StudentForm } from './StudentForm';
import type { OfficeStudentFragment } from './Students.generated';
import { DeleteStudentDialog, useStudentRemoval } from './student-removal';
import { StudentTable } from './StudentTable';
import { besideBookings, useStudentUrlState } from './student-url-state';
import { studentSearchName, useFormFromUrl } from './use-form-from-url';
import { useBookings } from './use-bookings';
import { useChosenClass } from './use-chosen-class';
import { useClassChoices } from './use-class-choices';
import { useInvalidateLists } from './use-invalidate-lists';
import { useStudents } from './use-students';

// One chunk for the pages about bookings, so that what they share stays out of the chunks for guests.
export { BadgesPage } from './BadgesPage';
export { ClassRoster } from './ClassRoster';
export { OfficeBookingPage } from './OfficeBookingPage';
export { DuplicatesPage } from '../students/DuplicatesPage';
export { MergePage } from '../students/MergePage';
export { StudentPage } from '../students/StudentPage';
export { StudentsPage } from '../students/StudentsPage';

type Panel =
  { kind: 'addStudent' } | { kind: 'editStudent'; student: OfficeStudentFragment } | { kind: 'booking' };

/** Students and bookings; `classId` in the URL filters the bookings by class. */
export function BookingsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const invalidateLists = useInvalidateLists();
  const studentUrlState = useStudentUrlState(besideBookings);
  const bookingUrlState = useBookingUrlState();
  const students = useStudents(studentUrlState.filter, studentUrlState.order, studentUrlState.pageCursor);
  const bookings = useBookings(bookingUrlState.filters, bookingUrlState.pageCursor);
  const choices = useClassChoices();
  const filterClasses = useFilterClassesQuery({ variables: { first: 100 } });
  const listedClasses = filterClasses.data?.classInstances.nodes ?? [];
  const { found: filterClass } = useChosenClass(bookingUrlState.filters.classInstanceId, listedClasses);
  const [panel, setPanel] = useState<Panel>();
  const [toast, setToast] = useState<ToastMessage>();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useStudentRemoval(report, fail);
  const clearUrlForm = useFormFromUrl((kind) => setPanel({ kind }));
  const [hasErrors, setHasErrors] = useState(false);
  usePageTitle(intl.formatMessage(messages.title), { hasErrors: hasErrors && panel !== undefined });
  const leave = useReturnFocus(panel !== undefined, heading);
  const { search } = useLocation();
  useEffect(() => storeLastList(search), [search]);
  useEffect(() => {
    // The row that had the focus has left the list.
    if (toast && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [toast, students.rows]);

  function report(done: Omit<ToastMessage, 'kind'>) {
    setToast({ kind: 'done', ...done });
  }
  function fail(text: string) {
    setToast({ kind: 'failed', text });
  }
  const open = (next: Panel | undefined) => {
    setToast(undefined);
    clearUrlForm();
    setPanel(next);
    if (next) leave();
  };
  const finish = (text: string, ...lists: Parameters<typeof invalidateLists>) => {
    open(undefined);
    report({ text });
    invalidateLists(...lists);
  };
  const toggle = (kind: 'addStudent' | 'booking') => open(panel?.kind === kind ? undefined : { kind });

  const loads: [LoadedResource, unknown][] = [
    ['students', students.error],
    ['bookings', bookings.error],
    ['classes', choices.error ?? filterClasses.error],
  ];
  const problems = new Set(
    loads.flatMap(([thing, error]) => (error === undefined ? [] : [failureText(thing, error)])),
  );

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <ButtonLink size="small" to={paths.home}>
          <FormattedMessage {...messages.backHome} />
        </ButtonLink>
        <Button
          size="small"
          aria-expanded={panel?.kind === 'addStudent'}
          data-leaves=""
          onClick={() => toggle('addStudent')}
        >
          <FormattedMessage {...studentMessages.add} />
        </Button>
        <Button
          size="small"
          aria-expanded={panel?.kind === 'booking'}
          data-leaves=""
          onClick={() => toggle('booking')}
        >
          <FormattedMessage {...messages.createBooking} />
        </Button>
        <Button
          size="small"
          aria-expanded={studentUrlState.isOpen}
          onClick={() => (studentUrlState.isOpen ? studentUrlState.close() : studentUrlState.find({}))}
        >
          <FormattedMessage {...studentMessages.viewAll} />
        </Button>
      </div>
      <Banner>
        {problems.size > 0 &&
          [...problems].map((problem) => (
            <span key={problem} className={styles.problem}>
              {problem}
            </span>
          ))}
      </Banner>
      {(panel?.kind === 'addStudent' || panel?.kind === 'editStudent') && (
        <StudentForm
          key={panel.kind === 'editStudent' ? panel.student.id : 'new'}
          student={panel.kind === 'editStudent' ? panel.student : undefined}
          onErrors={setHasErrors}
          onSaved={(text) => finish(text, 'students')}
          onGone={() => {
            open(undefined);
            invalidateLists('students');
          }}
          onFailed={fail}
          onClose={() => open(undefined)}
        />
      )}
      {panel?.kind === 'booking' && (
        <CreateBookingForm
          choices={choices}
          studentSearch={new URLSearchParams(search).get(studentSearchName) ?? ''}
          classInstanceId={bookingUrlState.filters.classInstanceId}
          filterClass={filterClass}
          onErrors={setHasErrors}
          onCreated={(id) => {
            const text = intl.formatMessage(bookingListMessages.open);
            const link = id !== undefined && { link: { to: consolePathTo.booking(id), text } };
            open(undefined);
            report({ text: intl.formatMessage(messages.created), ...link });
            invalidateLists('bookings', 'bookableClasses', 'students');
          }}
          onFailed={fail}
          onClose={() => open(undefined)}
        />
      )}
      {studentUrlState.isOpen && (
        <StudentTable
          list={students}
          urlState={studentUrlState}
          onFailed={fail}
          onEdit={(student) => open({ kind: 'editStudent', student })}
          onDelete={removal.ask}
        />
      )}
      <BookingList
        list={bookings}
        urlState={bookingUrlState}
        classes={listedClasses}
        onDone={report}
        onFailed={fail}
        toast={<Toast toast={toast} onClose={() => setToast(undefined)} />}
      />
      {removal.studentToDelete && (
        <DeleteStudentDialog
          student={removal.studentToDelete}
          isBusy={removal.isBusy}
          onConfirm={removal.confirm}
          onCancel={removal.forget}
        />
      )}
    </div>
  );
}
