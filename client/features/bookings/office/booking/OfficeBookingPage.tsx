import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { consolePaths } from '../../../../console-paths';
import { isNotFound } from '../../../../graphql/office/is-not-found';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { Toast, type ToastContent, type ToastMessage } from '../../../../ui/office/overlays/Toast';
import { Panel } from '../../../../ui/office/page/Panel';
import { RecordColumns, RecordFrame } from '../../../../ui/office/page/RecordFrame';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useFormUrlState } from '../../../../ui/office/forms/use-form-url-state';
import { useFocusAfter } from '../../../../ui/office/overlays/use-focus-after';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { useRecordId } from '../../../../ui/page/use-record-id';
import { attendanceMessages } from '../attendance.messages';
import { AttendeeForm } from '../actions/AttendeeForm';
import { bookingListMessages } from '../booking-list.messages';
import { bookingPageMessages as messages } from './booking-page.messages';
import { detailTasksOf, type FormTask } from '../actions/booking-rows';
import { BookingActions } from './BookingActions';
import { BookingFacts } from '../BookingFacts';
import { BookingHistory } from './BookingHistory';
import { useBookingHistoryQuery, useBookingOfOfficeQuery } from './BookingPage.generated';
import { crewHistoryMessages } from '../crews/crew-history.messages';
import { CrewOfBooking } from './CrewOfBooking';
import { BookingNotes } from './BookingNotes';
import { BookingPayment } from './BookingPayment';
import { SheetWhilePrinting } from '../print/BookingSheet';
import { BulkProblems } from '../bulk/BulkProblems';
import { BookingStatusTag, PaymentTag } from '../BookingTags';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { lastList } from '../list/last-list';
import { useLoadFailureText } from '../load-failure';
import { MoveForm } from '../actions/MoveForm';
import { bookingMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from '../DetailPage.module.css';
import { useBookingTasks } from '../actions/use-booking-tasks';

const headingId = 'booking-heading';

/** The forms by their place in the URL. */
const formTasks = { 'edit=move': 'move', 'edit=attendee': 'attendee' } satisfies Record<string, FormTask>;

/** The page of a booking: facts, payment, history and actions. */
export function OfficeBookingPage() {
  const id = useRecordId();
  return <BookingLoader key={id} id={id} />;
}

function BookingLoader({ id }: { id: string }) {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const { data, error, refetch } = useBookingOfOfficeQuery({ variables: { id } });
  const booking = data?.booking;
  const isGone = isNotFound(error);
  const heading = booking
    ? intl.formatMessage(bookingMessages.sheetHeading, {
        name: intl.formatMessage(wordMessages.person, booking),
      })
    : intl.formatMessage(bookingListMessages.booking);
  usePageTitle(heading);
  return (
    <RecordFrame
      back={{
        to: consolePaths.bookings + lastList(),
        label: <FormattedMessage {...pageNameMessages.allBookings} />,
      }}
      heading={heading}
      headingId={headingId}
      tags={
        booking && (
          <>
            <span>{booking.confirmationNumber}</span>
            <span>
              <BookingStatusTag booking={booking} />
            </span>
            <span>
              <PaymentTag booking={booking} />
            </span>
          </>
        )
      }
      failure={isGone ? intl.formatMessage(messages.notFound) : error && failureText('bookings', error)}
      onRetry={isGone ? undefined : refetch}
    >
      {booking && <LoadedBooking booking={booking} />}
    </RecordFrame>
  );
}

interface LoadedBookingProps {
  booking: OfficeBookingFragment;
}

function LoadedBooking({ booking }: LoadedBookingProps) {
  const history = useBookingHistoryQuery({ variables: { id: booking.id } });
  const { toast, setToast, closeToast } = useToast();
  const urlForm = useFormUrlState(['edit=move', 'edit=attendee']);
  const open = urlForm.form && formTasks[urlForm.form];
  const [isContactNotified, setIsContactNotified] = useState(false);
  const [isCertificateMailed, setIsCertificateMailed] = useState(true);
  const report = (what: ToastMessage) => {
    setToast(what);
    void history.refetch();
    focusIfLost(headingId);
  };
  const fail = (text: string) => report({ kind: 'failed', text });
  const tell = (done: ToastContent) => report({ kind: 'done', ...done });
  const { close } = urlForm;
  const { bulk, changes, run, dialogs } = useBookingTasks({
    onDone: tell,
    onFailed: fail,
    openForm: (_booking, form) => urlForm.open(`edit=${form}`),
    print: () => window.print(),
    focusIdOf: () => headingId,
    onCancelled: () => {
      if (open === 'move') close();
    },
    isContactNotified,
    isCertificateMailed,
  });
  const tasks = detailTasksOf(booking);
  useFocusAfter(open && `${open}-of-${booking.id}`);
  return (
    <>
      <BookingActions booking={booking} form={open} onTask={(task) => run(booking, task)} />
      <BulkProblems
        problem={bulk.problem}
        isBusy={bulk.isBusy}
        onClose={() => {
          bulk.clearProblem();
          focusIfLost(headingId);
        }}
      />
      {tasks.includes('attended') && (
        <Checkbox
          id="mail-certificate"
          label={<FormattedMessage {...attendanceMessages.mail} />}
          checked={isCertificateMailed}
          onChange={({ target }) => setIsCertificateMailed(target.checked)}
        />
      )}
      {booking.crewBookingId !== null && booking.bookingStatus !== 'completed' && (
        <Checkbox
          id="tell-contact"
          label={<FormattedMessage {...crewHistoryMessages.tell} />}
          checked={isContactNotified}
          onChange={({ target }) => setIsContactNotified(target.checked)}
        />
      )}
      {open === 'move' && tasks.includes('move') && (
        <MoveForm
          bookings={[booking]}
          isPanel
          onMove={async (classInstanceId, notifyAttendee) => {
            const notifyOptions = { notifyAttendee, notifyContact: isContactNotified };
            if (await changes.move(booking, classInstanceId, notifyOptions)) close();
          }}
          onClose={close}
        />
      )}
      {open === 'attendee' && (
        <AttendeeForm booking={booking} onSaved={tell} onFailed={fail} onClose={close} />
      )}
      <RecordColumns
        aside={
          <BookingHistory
            events={history.data?.bookingHistory}
            hasFailed={history.error !== undefined}
            onRetry={() => history.refetch()}
          />
        }
      >
        <Panel heading={<FormattedMessage {...wordMessages.details} />}>
          <div className={styles.body}>
            <BookingFacts booking={booking} whole />
          </div>
        </Panel>
        {booking.crewBookingId !== null && <CrewOfBooking crewBookingId={booking.crewBookingId} />}
        <BookingPayment booking={booking} changes={changes} />
        <BookingNotes booking={booking} changes={changes} />
      </RecordColumns>
      {dialogs}
      <SheetWhilePrinting booking={booking} />
      <Toast toast={toast} onClose={closeToast} />
    </>
  );
}
