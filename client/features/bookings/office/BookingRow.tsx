import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { RowMenu } from '../../../ui/RowMenu';
import { ActionsCell, DataCell, Row, RowHeader } from '../../../ui/Table';
import { Tag, type TagTone } from '../../../ui/Tag';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import { bookingListMessages as messages, paymentMessages } from './booking-list.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import styles from './Rows.module.css';

export type RowTask = 'paid' | 'pending' | 'cancel' | 'restore' | 'move' | 'attendee';

const bookingTone: Readonly<Record<OfficeBookingFragment['bookingStatus'], TagTone>> = {
  confirmed: 'info',
  completed: 'done',
  cancelled: 'off',
};
const paymentTone: Readonly<Record<OfficeBookingFragment['paymentStatus'], TagTone>> = {
  pending: 'pending',
  paid: 'ok',
  cancelled: 'off',
};
const labelOf: Readonly<Record<RowTask, MessageDescriptor>> = {
  paid: messages.markPaid,
  pending: messages.markPending,
  cancel: messages.cancel,
  restore: messages.restore,
  move: messages.move,
  attendee: messages.attendee,
};

/** A cancelled booking is restored first; a seat that was used is neither moved nor cancelled. */
function tasksOf({ bookingStatus, paymentStatus }: OfficeBookingFragment): RowTask[] {
  const payment: RowTask = paymentStatus === 'paid' ? 'pending' : 'paid';
  switch (bookingStatus) {
    case 'cancelled':
      return ['restore'];
    case 'completed':
      return [payment, 'attendee'];
    case 'confirmed':
      return [payment, 'move', 'attendee', 'cancel'];
  }
}

interface BookingRowProps {
  booking: OfficeBookingFragment;
  onTask: (task: RowTask) => void;
  /** The row under it. */
  children?: ReactNode;
}

export function BookingRow({ booking, onTask, children }: BookingRowProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLocale();
  const { classInstance, confirmationNumber } = booking;
  const name = intl.formatMessage(bookingMessages.person, booking);
  const course = localized(classInstance.name, classInstance.nameEs, language);
  const label = (message: MessageDescriptor) => intl.formatMessage(message);
  const which = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...bookingMessages.ofBooking} values={{ name, number: confirmationNumber }} />
    </span>
  );
  const [first, ...others] = tasksOf(booking);
  const button = (task: RowTask) => (
    <button
      key={task}
      id={`${task}-of-${booking.id}`}
      type="button"
      className={styles.action}
      onClick={() => onTask(task)}
    >
      <FormattedMessage {...labelOf[task]} />
      {which}
    </button>
  );
  return (
    <>
      <Row>
        <RowHeader>{confirmationNumber}</RowHeader>
        <DataCell label={label(bookingFormMessages.student)}>
          {name} <span className={styles.sub}>{booking.email}</span>
        </DataCell>
        <DataCell label={label(bookingFormMessages.class)}>
          <span lang={course.lang}>{course.text}</span>{' '}
          <span className={styles.sub}>
            {formats.instant(classInstance.startsAt, classInstance.timeZone)}
          </span>
        </DataCell>
        <DataCell label={label(messages.booking)}>
          <Tag tone={bookingTone[booking.bookingStatus]}>
            <FormattedMessage {...messages[booking.bookingStatus]} />
          </Tag>
        </DataCell>
        <DataCell label={label(messages.payment)}>
          <Tag tone={paymentTone[booking.paymentStatus]}>
            <FormattedMessage {...paymentMessages[booking.paymentStatus]} />
          </Tag>
        </DataCell>
        <DataCell label={label(bookingFormMessages.amount)} money>
          {formats.money(booking.amountCents)}
        </DataCell>
        <ActionsCell>
          {first && button(first)}
          <RowMenu
            label={
              <>
                <FormattedMessage {...messages.more} />
                {which}
              </>
            }
          >
            {others.map(button)}
            <Link className={styles.action} to={pathTo.confirmation(booking.id)} target="_blank">
              <FormattedMessage {...messages.print} />
              {which}
            </Link>
          </RowMenu>
        </ActionsCell>
      </Row>
      {children}
    </>
  );
}
