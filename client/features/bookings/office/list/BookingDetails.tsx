import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { pathTo } from '../../../../paths';
import { Notice } from '../../../../ui/elements/Notice';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { ActionButton } from '../ActionButton';
import { AttendeeForm } from '../actions/AttendeeForm';
import { BookingFacts } from '../BookingFacts';
import { bookingListMessages as messages } from '../booking-list.messages';
import { detailTasksOf, opensForm, type FormTask, type RowTask } from '../actions/booking-rows';
import { listTaskLabels } from '../actions/use-booking-menu';
import { MoveForm } from '../actions/MoveForm';
import { OfBooking } from '../of-booking';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from '../Rows.module.css';

interface BookingDetailsProps {
  booking: OfficeBookingFragment;
  /** The open form. */
  task: FormTask | undefined;
  onTask: (task: RowTask) => void;
  onMove: (classInstanceId: string, isAttendeeNotified: boolean) => Promise<void>;
  onSaved: (done: ToastContent) => void;
  onFailed: (text: string) => void;
  /** Closes the form but not the details. */
  onClose: () => void;
}

/** The expanded details of a row, directly below it. */
export function BookingDetails({ booking, task, onTask, onMove, ...form }: BookingDetailsProps) {
  const { status } = booking.classInstance;
  return (
    <div className={styles.details}>
      {status === 'cancelled' && (
        <Notice look="stripe">
          <p>
            <FormattedMessage {...messages.classCancelled} />
          </p>
        </Notice>
      )}
      <BookingFacts booking={booking} />
      <div className={styles.tasks}>
        {detailTasksOf(booking).map((each) => (
          <ActionButton
            key={each}
            isDanger={each === 'cancel'}
            id={`${each}-of-${booking.id}`}
            data-leaves={task && opensForm(each) && each !== task ? '' : undefined}
            onAct={() => onTask(each)}
          >
            <FormattedMessage {...listTaskLabels[each]} />
            <OfBooking booking={booking} />
          </ActionButton>
        ))}
        <Link className={styles.action} to={pathTo.confirmation(booking.linkId)} target="_blank">
          <FormattedMessage {...messages.confirmation} />
          <OfBooking booking={booking} />
        </Link>
      </div>
      {task === 'move' && <MoveForm bookings={[booking]} onMove={onMove} onClose={form.onClose} />}
      {task === 'attendee' && <AttendeeForm booking={booking} {...form} />}
    </div>
  );
}
