import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink, ButtonRow } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { usePageTitle } from '../../../ui/use-page-title';
import { NewsBar, type News } from '../../../ui/NewsBar';
import { useBookingAddress } from './booking-filters';
import { BookingList } from './BookingList';
import styles from './BookingsPage.module.css';
import { CreateBookingForm } from './CreateBookingForm';
import { useLoadFailureText, type LoadedThing } from './load-failure';
import { bookingMessages as messages } from './office-bookings.messages';
import { studentMessages } from './office-students.messages';
import { useFilterClassesQuery } from './OfficeBookings.generated';
import { StudentForm } from './StudentForm';
import { useStudentDeleteMutation, useStudentRestoreMutation } from './Students.generated';
import type { OfficeStudentFragment } from './Students.generated';
import { StudentTable } from './StudentTable';
import { useStudentAddress } from './student-address';
import type { Done } from './use-booking-changes';
import { useBookings } from './use-bookings';
import { useClassChoices } from './use-class-choices';
import { useListsChanged, useStudents } from './use-students';

type Panel =
  { kind: 'addStudent' } | { kind: 'editStudent'; student: OfficeStudentFragment } | { kind: 'booking' };

/** Students and bookings; `classId` in the address narrows the bookings to a class. */
export function BookingsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const listsChanged = useListsChanged();
  const studentAddress = useStudentAddress();
  const bookingAddress = useBookingAddress();
  const students = useStudents(studentAddress.filter, studentAddress.order, studentAddress.place);
  const bookings = useBookings(bookingAddress.filters, bookingAddress.place);
  const choices = useClassChoices();
  const filterClasses = useFilterClassesQuery({ variables: { first: 100 } });
  const [panel, setPanel] = useState<Panel>();
  const [news, setNews] = useState<News>();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useStudentRemoval(report, fail);
  usePageTitle(intl.formatMessage(messages.title));

  function report(done: Done) {
    setNews({ kind: 'done', ...done });
  }
  function fail(text: string) {
    setNews({ kind: 'failed', text });
  }
  const open = (next: Panel | undefined) => {
    setNews(undefined);
    setPanel(next);
    if (!next) heading.current?.focus();
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
      </div>
      <ButtonRow>
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
      </ButtonRow>
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
          onCreated={() => finish(intl.formatMessage(messages.created), 'bookings', 'bookableClasses')}
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
      />
      <NewsBar news={news} onClose={() => setNews(undefined)} />
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

interface StudentRemoval {
  /** About whom the question is asked. */
  asked: OfficeStudentFragment | undefined;
  isBusy: boolean;
  ask: (student: OfficeStudentFragment) => void;
  forget: () => void;
  confirm: () => void;
}

/** Deletes a student after a question; it can be taken back afterwards. */
function useStudentRemoval(onDone: (done: Done) => void, onFailed: (text: string) => void): StudentRemoval {
  const intl = useIntl();
  const listsChanged = useListsChanged();
  const [remove, removing] = useStudentDeleteMutation();
  const [restore] = useStudentRestoreMutation();
  const [asked, setAsked] = useState<OfficeStudentFragment>();

  const fail = (error: unknown) => {
    const { code, text } = readFailure(error);
    onFailed(
      code === 'NOT_FOUND'
        ? intl.formatMessage(studentMessages.gone)
        : (text ?? intl.formatMessage(studentMessages.deleteFailed)),
    );
  };
  const undo = async (id: string) => {
    try {
      await restore({ variables: { input: { id } } });
      onDone({ text: intl.formatMessage(messages.undone) });
    } catch (error) {
      fail(error);
    }
    listsChanged('students');
  };
  const confirm = async (id: string) => {
    try {
      await remove({ variables: { input: { id } } });
      onDone({ text: intl.formatMessage(studentMessages.deleted), undo: () => void undo(id) });
    } catch (error) {
      fail(error);
    }
    setAsked(undefined);
    listsChanged('students');
  };
  return {
    asked,
    isBusy: removing.loading,
    ask: setAsked,
    forget: () => setAsked(undefined),
    confirm: () => {
      if (asked) void confirm(asked.id);
    },
  };
}

interface DeleteStudentDialogProps {
  student: OfficeStudentFragment;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeleteStudentDialog({ student, isBusy, onConfirm, onCancel }: DeleteStudentDialogProps) {
  const intl = useIntl();
  const name = intl.formatMessage(messages.person, student);
  return (
    <ConfirmDialog
      heading={<FormattedMessage {...studentMessages.deleteHeading} values={{ name }} />}
      confirmLabel={<FormattedMessage {...studentMessages.delete} />}
      busyLabel={<FormattedMessage {...studentMessages.deleting} />}
      cancelLabel={<FormattedMessage {...studentMessages.keep} />}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage {...studentMessages.deleteText} values={{ name }} />
    </ConfirmDialog>
  );
}
