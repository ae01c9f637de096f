import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { pathTo } from '../../../../paths';
import { ButtonLink } from '../../../../ui/elements/Button';
import { RecordActions } from '../../../../ui/office/page/RecordFrame';
import { ActionButton } from '../ActionButton';
import {
  detailTasksOf,
  firstTaskOf,
  opensForm,
  type DetailTask,
  type FormTask,
  type RowTask,
} from '../actions/booking-rows';
import { taskLabels } from '../actions/use-booking-menu';
import { bookingListMessages } from '../booking-list.messages';
import { officePathTo } from '../office-paths';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { bookingPageMessages as messages } from './booking-page.messages';

interface BookingActionsProps {
  booking: OfficeBookingFragment;
  /** The open form. */
  form: FormTask | undefined;
  onTask: (task: RowTask) => void;
}

/** The actions at the top of the page of a booking, and the links to related pages. */
export function BookingActions({ booking, form, onTask }: BookingActionsProps) {
  const first = firstTaskOf(booking);
  const tasks = detailTasksOf(booking);
  const buttonFor = (task: DetailTask) => (
    <ActionButton
      key={task}
      id={`${task}-of-${booking.id}`}
      isBoxed
      isDanger={task === 'cancel'}
      data-leaves={form && opensForm(task) && task !== form ? '' : undefined}
      onAct={() => onTask(task)}
    >
      <FormattedMessage {...taskLabels[task]} />
    </ActionButton>
  );
  return (
    <RecordActions
      danger={tasks.includes('cancel') && buttonFor('cancel')}
      links={
        <>
          <Link className="tap-line" to={pathTo.confirmation(booking.linkId)} target="_blank">
            <FormattedMessage {...bookingListMessages.confirmation} />
          </Link>
          <Link className="tap-line" to={consolePathTo.student(booking.studentId)}>
            <FormattedMessage {...messages.student} />
          </Link>
          <Link className="tap-line" to={consolePathTo.bookingsOf(booking.classInstance.id)}>
            <FormattedMessage {...messages.sameClass} />
          </Link>
        </>
      }
    >
      {/* The same button for an action and its reverse, so that the focus stays. */}
      {first && (
        <ActionButton isBoxed onAct={() => onTask(first)}>
          <FormattedMessage {...taskLabels[first]} />
        </ActionButton>
      )}
      {tasks.filter((task) => task !== 'cancel').map(buttonFor)}
      <ButtonLink size="small" to={officePathTo.writeTo([booking.id])}>
        <FormattedMessage {...bookingListMessages.write} />
      </ButtonLink>
    </RecordActions>
  );
}
