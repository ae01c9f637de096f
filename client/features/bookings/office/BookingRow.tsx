import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { localized } from '../../../i18n/localized';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { useLocale } from '../../../i18n/use-locale';
import { bookingStatusMessages, paymentStatusMessages } from '../../../ui/booking-status.messages';
import { bookingTone, paymentTone } from '../../../ui/booking-tones';
import { ActionsCell, DataCell, Row, RowHeader } from '../../../ui/Table';
import { Tag } from '../../../ui/Tag';
import { ActionButton } from './ActionButton';
import { bookingListMessages as messages } from './booking-list.messages';
import { isRefundDue, type BookingColumn, type RowTask } from './booking-rows';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import styles from './Rows.module.css';

interface BookingRowProps {
  booking: OfficeBookingFragment;
  isFirst: boolean;
  isOpen: boolean;
  isShown: (column: BookingColumn) => boolean;
  onToggle: () => void;
  onTask: (task: RowTask) => void;
  /** The row under it. */
  children?: ReactNode;
}

/** The action that is wanted most, on the row itself; it stays in its place, so that the focus does. */
function firstTask({ bookingStatus, paymentStatus }: OfficeBookingFragment): RowTask {
  if (bookingStatus === 'cancelled') return 'restore';
  return paymentStatus === 'paid' ? 'pending' : 'paid';
}

const labelOf = {
  paid: messages.markPaid,
  pending: messages.markPending,
  restore: messages.restore,
} as const satisfies Partial<Record<RowTask, MessageDescriptor>>;

export function BookingRow({
  booking,
  isFirst,
  isOpen,
  isShown,
  onToggle,
  onTask,
  children,
}: BookingRowProps) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const { classInstance, confirmationNumber } = booking;
  const name = intl.formatMessage(bookingMessages.person, booking);
  const course = localized(classInstance.name, classInstance.nameEs, language);
  const label = (message: MessageDescriptor) => intl.formatMessage(message);
  const task = firstTask(booking);
  const which = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...bookingMessages.ofBooking} values={{ name, number: confirmationNumber }} />
    </span>
  );
  return (
    <>
      <Row id={`booking-${booking.id}`} isFirst={isFirst} onEnter={onToggle}>
        <RowHeader>{confirmationNumber}</RowHeader>
        <DataCell label={label(bookingFormMessages.student)}>
          {name} <span className={styles.sub}>{booking.email}</span>
        </DataCell>
        {isShown('class') && (
          <DataCell label={label(bookingFormMessages.class)}>
            <span lang={course.lang}>{course.text}</span>{' '}
            <span className={styles.sub}>
              {formats.instant(classInstance.startsAt, classInstance.timeZone)}
            </span>
          </DataCell>
        )}
        {isShown('booked') && (
          <DataCell label={label(messages.booked)}>{formats.date(booking.bookingDate)}</DataCell>
        )}
        {isShown('status') && (
          <DataCell label={label(messages.booking)}>
            <Tag tone={bookingTone[booking.bookingStatus]}>
              <FormattedMessage {...bookingStatusMessages[booking.bookingStatus]} />
            </Tag>
            {classInstance.status === 'cancelled' && (
              <Tag tone="alert">
                <FormattedMessage {...messages.classIsCancelled} />
              </Tag>
            )}
          </DataCell>
        )}
        {isShown('payment') && (
          <DataCell label={label(messages.payment)}>
            <Tag tone={paymentTone[booking.paymentStatus]}>
              <FormattedMessage {...paymentStatusMessages[booking.paymentStatus]} />
            </Tag>
            {isRefundDue(booking) && (
              <Tag tone="alert">
                <FormattedMessage {...messages.refundDue} />
              </Tag>
            )}
          </DataCell>
        )}
        {isShown('amount') && (
          <DataCell label={label(bookingFormMessages.amount)} money>
            {formats.amount(booking.amountCents)}
          </DataCell>
        )}
        <ActionsCell>
          <ActionButton onAct={() => onTask(task)}>
            <FormattedMessage {...labelOf[task === 'paid' || task === 'pending' ? task : 'restore']} />
            {which}
          </ActionButton>
          <ActionButton
            id={`details-of-${booking.id}`}
            aria-expanded={isOpen}
            data-leaves=""
            onAct={onToggle}
          >
            <FormattedMessage {...messages.details} />
            {which}
          </ActionButton>
        </ActionsCell>
      </Row>
      {children}
    </>
  );
}
