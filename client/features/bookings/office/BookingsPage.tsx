import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { asOffice } from '../../../graphql/as-office';
import { readFailure } from '../../../graphql/failure';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink, ButtonRow } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { usePageTitle } from '../../../ui/use-page-title';
import { useBookingFilters } from './booking-filters';
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
import type { Done } from './use-booking-changes';
import { useBookings } from './use-bookings';
import { useClassChoices } from './use-class-choices';
import { useListsChanged, useStudents } from './use-students';

type Panel =
  { kind: 'addStudent' } | { kind: 'editStudent'; student: OfficeStudentFragment } | { kind: 'booking' };

/** Whether the table of students is open, and its search, in the address. */
const studentsParameter = 'students';

/** Students and bookings. The address may carry the `classId` it was opened with; it is not read. */
export function BookingsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const listsChanged = useListsChanged();
  const [params, setParams] = useSearchParams();
  const studentSearch = params.get(studentsParameter);
  const [filters, setFilters] = useBookingFilters();
  const students = useStudents(studentSearch ?? '');
  const bookings = useBookings(filters);
  const choices = useClassChoices();
  const filterClasses = useFilterClassesQuery({ variables: { first: 100 }, context: asOffice });
  const [panel, setPanel] = useState<Panel>();
  const [banner, setBanner] = useState<string>();
  const [done, setDone] = useState<Done>();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useStudentRemoval(report, setBanner);
  usePageTitle(intl.formatMessage(messages.title));

  function report(next: Done | undefined) {
    setBanner(undefined);
    setDone(next);
  }
  const open = (next: Panel | undefined) => {
    report(undefined);
    setPanel(next);
    if (!next) heading.current?.focus();
  };
  const finish = (text: string, ...lists: Parameters<typeof listsChanged>) => {
    open(undefined);
    report({ text });
    listsChanged(...lists);
  };
  const searchStudents = (search: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (search === null) next.delete(studentsParameter);
        else next.set(studentsParameter, search);
        return next;
      },
      { preventScrollReset: true },
    );
  const toggle = (kind: 'addStudent' | 'booking') => open(panel?.kind === kind ? undefined : { kind });

  const loads: [LoadedThing, unknown][] = [
    ['students', students.error],
    ['bookings', bookings.error],
    ['classes', choices.error ?? filterClasses.error],
  ];
  const problems = new Set(
    loads.flatMap(([thing, error]) => (error === undefined ? [] : [failureText(thing, error)])),
  );
  if (banner !== undefined) problems.add(banner);

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
          onClick={() => toggle('addStudent')}
        >
          <FormattedMessage {...studentMessages.add} />
        </Button>
        <Button size="small" aria-expanded={panel?.kind === 'booking'} onClick={() => toggle('booking')}>
          <FormattedMessage {...messages.createBooking} />
        </Button>
        <Button
          size="small"
          aria-expanded={studentSearch !== null}
          onClick={() => searchStudents(studentSearch === null ? '' : null)}
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
      <div role="status" className={styles.news}>
        {done && (
          <p className={styles.done}>
            {done.text}{' '}
            {done.undo && (
              <Button size="small" onClick={done.undo}>
                <FormattedMessage {...messages.undo} />
              </Button>
            )}
          </p>
        )}
      </div>
      {(panel?.kind === 'addStudent' || panel?.kind === 'editStudent') && (
        <StudentForm
          key={panel.kind === 'editStudent' ? panel.student.id : 'new'}
          student={panel.kind === 'editStudent' ? panel.student : undefined}
          onSaved={(text) => finish(text, 'students')}
          onFailed={setBanner}
          onClose={() => open(undefined)}
        />
      )}
      {panel?.kind === 'booking' && (
        <CreateBookingForm
          choices={choices}
          onCreated={() => finish(intl.formatMessage(messages.created), 'bookings', 'bookableClasses')}
          onFailed={setBanner}
          onClose={() => open(undefined)}
        />
      )}
      {studentSearch !== null && (
        <StudentTable
          list={students}
          search={studentSearch}
          onSearch={searchStudents}
          onEdit={(student) => open({ kind: 'editStudent', student })}
          onDelete={removal.ask}
        />
      )}
      <BookingList
        list={bookings}
        filters={filters}
        classes={filterClasses.data?.classInstances.nodes ?? []}
        onFilter={setFilters}
        onDone={report}
        onFailed={setBanner}
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
  const [remove, removing] = useStudentDeleteMutation({ context: asOffice });
  const [restore] = useStudentRestoreMutation({ context: asOffice });
  const [asked, setAsked] = useState<OfficeStudentFragment>();

  const fail = (error: unknown) => {
    const failure = readFailure(error);
    const text = failure.kind === 'refused' ? failure.text : undefined;
    onFailed(text || intl.formatMessage(studentMessages.deleteFailed));
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
