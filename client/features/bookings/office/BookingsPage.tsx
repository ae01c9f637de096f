import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { usePageTitle } from '../../../ui/use-page-title';
import { NewsBar, type News } from '../../../ui/office/NewsBar';
import { useWayBack } from '../../../ui/office/use-way-back';
import { bookingListMessages } from './booking-list.messages';
import { useBookingAddress } from './booking-filters';
import { BookingList } from './BookingList';
import styles from './BookingsPage.module.css';
import { CreateBookingForm } from './CreateBookingForm';
import { rememberList } from './last-list';
import { useLoadFailureText, type LoadedThing } from './load-failure';
import { bookingMessages as messages } from './office-bookings.messages';
import { studentMessages } from './office-students.messages';
import { useFilterClassesQuery } from './OfficeBookings.generated';
import { StudentForm } from './StudentForm';
import type { OfficeStudentFragment } from './Students.generated';
import { DeleteStudentDialog, useStudentRemoval } from './student-removal';
import { StudentTable } from './StudentTable';
import { besideBookings, useStudentAddress } from './student-address';
import { useAskedForm } from './use-asked-form';
import { useBookings } from './use-bookings';
import { useClassChoices } from './use-class-choices';
import { useListsChanged, useStudents } from './use-students';

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

/** Students and bookings; `classId` in the address filters the bookings by class. */
export function BookingsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const listsChanged = useListsChanged();
  const studentAddress = useStudentAddress(besideBookings);
  const bookingAddress = useBookingAddress();
  const students = useStudents(studentAddress.filter, studentAddress.order, studentAddress.place);
  const bookings = useBookings(bookingAddress.filters, bookingAddress.place);
  const choices = useClassChoices();
  const filterClasses = useFilterClassesQuery({ variables: { first: 100 } });
  const [panel, setPanel] = useState<Panel>();
  const [news, setNews] = useState<News>();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useStudentRemoval(report, fail);
  const forgetAskedForm = useAskedForm((kind) => setPanel({ kind }));
  const [hasErrors, setHasErrors] = useState(false);
  usePageTitle(intl.formatMessage(messages.title), { hasErrors: hasErrors && panel !== undefined });
  const leave = useWayBack(panel !== undefined, heading);
  const { search } = useLocation();
  useEffect(() => rememberList(search), [search]);
  useEffect(() => {
    // The row that had the focus has left the list.
    if (news && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [news, students.rows]);

  function report(done: Omit<News, 'kind'>) {
    setNews({ kind: 'done', ...done });
  }
  function fail(text: string) {
    setNews({ kind: 'failed', text });
  }
  const open = (next: Panel | undefined) => {
    setNews(undefined);
    forgetAskedForm();
    setPanel(next);
    if (next) leave();
  };
  const finish = (text: string, ...lists: Parameters<typeof listsChanged>) => {
    open(undefined);
    report({ text });
    listsChanged(...lists);
  };
  const toggle = (kind: 'addStudent' | 'booking') => open(panel?.kind === kind ? undefined : { kind });

  const loads: [LoadedThing, unknown][] = [
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
          aria-expanded={studentAddress.isOpen}
          onClick={() => (studentAddress.isOpen ? studentAddress.close() : studentAddress.find({}))}
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
            listsChanged('students');
          }}
          onFailed={fail}
          onClose={() => open(undefined)}
        />
      )}
      {panel?.kind === 'booking' && (
        <CreateBookingForm
          choices={choices}
          classInstanceId={bookingAddress.filters.classInstanceId}
          onErrors={setHasErrors}
          onCreated={(id) => {
            const text = intl.formatMessage(bookingListMessages.open);
            const link = id !== undefined && { link: { to: consolePathTo.booking(id), text } };
            open(undefined);
            report({ text: intl.formatMessage(messages.created), ...link });
            listsChanged('bookings', 'bookableClasses', 'students');
          }}
          onFailed={fail}
          onClose={() => open(undefined)}
        />
      )}
      {studentAddress.isOpen && (
        <StudentTable
          list={students}
          address={studentAddress}
          onFailed={fail}
          onEdit={(student) => open({ kind: 'editStudent', student })}
          onDelete={removal.ask}
        />
      )}
      <BookingList
        list={bookings}
        address={bookingAddress}
        classes={filterClasses.data?.classInstances.nodes ?? []}
        onDone={report}
        onFailed={fail}
        news={<NewsBar news={news} onClose={() => setNews(undefined)} />}
      />
      {removal.asked && (
        <DeleteStudentDialog
          student={removal.asked}
          isBusy={removal.isBusy}
          onConfirm={removal.confirm}
          onCancel={removal.forget}
        />
      )}
    </div>
  );
}
