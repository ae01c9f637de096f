import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { paths } from '../../../../paths';
import { Banner } from '../../../../ui/elements/Banner';
import { Button, ButtonLink } from '../../../../ui/elements/Button';
import { PageHead } from '../../../../ui/office/page/PageHead';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { useListForm } from '../../../../ui/office/forms/use-list-form';
import { useUrlFilters } from '../../../../ui/office/lists/url-filters';
import { useFocusWhenRowLeaves } from '../../../../ui/office/lists/use-focus-when-row-leaves';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { bookingFilters } from './booking-filters';
import { BookingList } from './BookingList';
import styles from '../ListLayout.module.css';
import { CreateBookingForm } from '../create/CreateBookingForm';
import { storeLastList } from './last-list';
import { useLoadFailureText, type LoadedResource } from '../load-failure';
import { bookingMessages as messages } from '../office-bookings.messages';
import { studentMessages } from '../students/office-students.messages';
import { useFilterClassesQuery } from '../OfficeBookings.generated';
import { StudentForm } from '../students/StudentForm';
import type { OfficeStudentFragment } from '../students/Students.generated';
import { useStudentRemoval } from '../students/student-removal';
import { StudentTable } from '../students/StudentTable';
import { studentFiltersBesideBookings } from '../students/student-filters';
import { useBookings } from './use-bookings';
import { useChosenClass } from './use-chosen-class';
import { useClassChoices } from '../use-class-choices';
import { useCreatedToast } from '../create/use-created-toast';
import { useStudents } from '../students/use-students';

const urlForms = ['new=booking', 'new=student'] as const;
/** A form of the URL, or the student who is edited. */
type Panel = (typeof urlForms)[number] | OfficeStudentFragment;
/** In the form for a new booking: what the student is searched by. */
const studentSearchName = 'find';

/**
 * Students and bookings; `classId` in the URL filters the bookings by class. `?new=booking`, `?new=student` and
 * `?edit=<id of a student>` open the forms.
 */
export function BookingsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const invalidateLists = useInvalidateLists();
  const createdToast = useCreatedToast();
  const studentUrlState = useUrlFilters(studentFiltersBesideBookings);
  const bookingUrlState = useUrlFilters(bookingFilters);
  const isStudentTableOpen = studentUrlState.filters.search !== undefined;
  const students = useStudents(studentUrlState.filters, studentUrlState.pageCursor, {
    skip: !isStudentTableOpen,
  });
  const toggleStudentTable = () =>
    studentUrlState.filter(isStudentTableOpen ? studentFiltersBesideBookings.none : { search: '' });
  const bookings = useBookings(bookingUrlState.filters, bookingUrlState.pageCursor);
  const choices = useClassChoices();
  const filterClasses = useFilterClassesQuery({ variables: { first: 100 } });
  const { current, past } = filterClasses.data ?? {};
  const listedClasses = [...(current?.nodes ?? []), ...(past?.nodes ?? [])];
  const chosen = useChosenClass(bookingUrlState.filters.classInstanceId, listedClasses);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useListForm(students.rows, urlForms, heading, [studentSearchName]);
  const panel: Panel | undefined = form.newForm ?? form.edited;
  const { toast, showDone, showFailed, closeToast } = useToast();
  const removal = useStudentRemoval(showDone, showFailed);
  usePageTitle(intl.formatMessage(messages.title));
  const { search } = useLocation();
  useEffect(() => storeLastList(search), [search]);
  useFocusWhenRowLeaves(heading, toast, students.rows);
  useFocusWhenRowLeaves(heading, toast, bookings.rows);

  const open = (next: Panel | undefined) => {
    closeToast();
    form.open(next);
  };
  const toggle = (next: Panel) => open(panel === next ? undefined : next);

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
      <PageHead
        className={styles.head}
        heading={<FormattedMessage {...messages.title} />}
        headingRef={heading}
        tools={
          <>
            <ButtonLink size="small" to={paths.home}>
              <FormattedMessage {...messages.backHome} />
            </ButtonLink>
            <Button size="small" aria-expanded={isStudentTableOpen} onClick={toggleStudentTable}>
              <FormattedMessage {...studentMessages.viewAll} />
            </Button>
            <Button
              size="small"
              aria-expanded={panel === 'new=student'}
              data-leaves=""
              onClick={() => toggle('new=student')}
            >
              <FormattedMessage {...studentMessages.add} />
            </Button>
            <Button
              size="small"
              variant={panel ? 'secondary' : 'primary'}
              aria-expanded={panel === 'new=booking'}
              data-leaves=""
              onClick={() => toggle('new=booking')}
            >
              <FormattedMessage {...messages.createBooking} />
            </Button>
          </>
        }
      />
      <Banner>
        {problems.size > 0 &&
          [...problems].map((problem) => (
            <span key={problem} className={styles.problem}>
              {problem}
            </span>
          ))}
      </Banner>
      {panel && panel !== 'new=booking' && (
        <StudentForm
          key={panel === 'new=student' ? 'new' : panel.id}
          student={panel === 'new=student' ? undefined : panel}
          onSaved={showDone}
          onFailed={showFailed}
          onClose={() => open(undefined)}
        />
      )}
      {panel === 'new=booking' && (
        <CreateBookingForm
          choices={choices}
          studentSearch={new URLSearchParams(search).get(studentSearchName) ?? ''}
          classInstanceId={bookingUrlState.filters.classInstanceId}
          filterClass={chosen.found}
          onCreated={(created, isEarlier) => {
            open(undefined);
            showDone(createdToast(created, isEarlier));
            invalidateLists('bookings', 'bookableClasses', 'students');
          }}
          onFailed={showFailed}
          onClose={() => open(undefined)}
        />
      )}
      {isStudentTableOpen && (
        <StudentTable
          list={students}
          urlState={studentUrlState}
          onFailed={showFailed}
          onEdit={open}
          onDelete={removal.ask}
        />
      )}
      <BookingList
        list={bookings}
        urlState={bookingUrlState}
        classes={listedClasses}
        chosen={chosen}
        onDone={showDone}
        onFailed={showFailed}
        toast={<Toast toast={toast} onClose={closeToast} />}
      />
      {removal.dialog}
    </div>
  );
}
