import { FormattedMessage } from 'react-intl';

import type { BookingSort } from '../../../../graphql/schema.generated';
import { localized } from '../../../../i18n/localized';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { useLocale } from '../../../../i18n/use-locale';
import { Menu } from '../../../../ui/office/overlays/Menu';
import type { Column } from '../../../../ui/office/lists/Table';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { AttendeeName } from '../AttendeeName';
import { bookingListMessages as messages } from '../booking-list.messages';
import type { RowTask } from '../actions/booking-rows';
import { BookingStatusTag, PaymentTag } from '../BookingTags';
import { OfBooking } from '../of-booking';
import { bookingFormMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { QuickAction } from '../actions/QuickAction';
import styles from '../Rows.module.css';
import { useBookingMenu } from '../actions/use-booking-menu';
import type { OpenBooking } from './use-open-booking';

type RunTask = (booking: OfficeBookingFragment, task: RowTask) => void;

/** The columns of the bookings, from left to right. The details contain those that narrow windows omit. */
export function useBookingColumns(
  details: OpenBooking,
  onTask: RunTask,
): Column<OfficeBookingFragment, BookingSort>[] {
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const courseOf = ({ classInstance: { name, nameEs } }: OfficeBookingFragment) =>
    localized(name, nameEs, language);
  const startOf = ({ classInstance: { startsAt, timeZone } }: OfficeBookingFragment) =>
    formats.instant(startsAt, timeZone);
  return [
    {
      label: bookingFormMessages.student,
      sort: 'name',
      elastic: true,
      cell: (booking) => <AttendeeName booking={booking} />,
    },
    {
      name: 'number',
      label: messages.number,
      room: 'widest',
      cell: ({ confirmationNumber }) => confirmationNumber,
    },
    {
      name: 'class',
      label: bookingFormMessages.class,
      elastic: true,
      title: (booking) => courseOf(booking).text,
      cell: (booking) => <span lang={courseOf(booking).lang}>{courseOf(booking).text}</span>,
    },
    {
      name: 'starts',
      label: classWordMessages.starts,
      sort: 'classDate',
      title: startOf,
      cell: (booking) => (
        <>
          <span className={styles.day} aria-hidden="true">
            {formats.columnDay(booking.classInstance.startsAt, booking.classInstance.timeZone)}
          </span>
          <span className={styles.moment}>{startOf(booking)}</span>
        </>
      ),
    },
    {
      name: 'booked',
      label: messages.booked,
      sort: 'booked',
      room: 'widest',
      title: ({ bookingDate }) => formats.date(bookingDate),
      cell: ({ bookingDate }) => formats.columnDay(bookingDate, 'UTC'),
    },
    { name: 'status', label: messages.booking, cell: (booking) => <BookingStatusTag booking={booking} /> },
    { name: 'payment', label: messages.payment, cell: (booking) => <PaymentTag booking={booking} /> },
    {
      name: 'amount',
      label: bookingFormMessages.amount,
      isNumber: true,
      room: 'wide',
      cell: ({ amountCents }) => formats.amount(amountCents),
    },
    {
      label: wordMessages.actions,
      isActions: true,
      cell: (booking) => <BookingActions booking={booking} details={details} onTask={onTask} />,
    },
  ];
}

/** The id of the button that opens or closes the details of a booking. */
export const togglerId = ({ id }: OfficeBookingFragment) => `details-of-${id}`;

interface BookingActionsProps {
  booking: OfficeBookingFragment;
  details: OpenBooking;
  onTask: RunTask;
}

function BookingActions({ booking, details, onTask }: BookingActionsProps) {
  const leavesForm = details.form !== undefined;
  const toggle = () => details.toggle(booking);
  const run = (task: RowTask) => onTask(booking, task);
  return (
    <>
      {/* Enter submits through this button: only a click can be intercepted by the question about unsaved changes. */}
      <button
        id={togglerId(booking)}
        type="button"
        hidden
        data-leaves={leavesForm ? '' : undefined}
        onClick={toggle}
      />
      <QuickAction booking={booking} onTask={run} />
      <Menu
        id={`actions-of-${booking.id}`}
        label={
          <>
            <FormattedMessage {...wordMessages.actions} />
            <OfBooking booking={booking} />
          </>
        }
        items={useBookingMenu(booking, details.isOpen(booking), leavesForm, toggle, run)}
      />
    </>
  );
}
