import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { localized } from '../../../i18n/localized';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { useLocale } from '../../../i18n/use-locale';
import { Menu } from '../../../ui/office/Menu';
import { ActionsCell, DataCell, SelectCell, Row, RowHeader } from '../../../ui/office/Table';
import { bookingListMessages as messages } from './booking-list.messages';
import { bookingColumnRoom, type BookingColumn, type RowTask } from './booking-rows';
import { BookingStatusTag, PaymentTag } from './BookingTags';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { QuickAction } from './QuickAction';
import styles from './Rows.module.css';
import { useBookingMenu } from './use-booking-menu';

interface BookingRowProps {
  booking: OfficeBookingFragment;
  isOpen: boolean;
  /** A form is open in this or another row. */
  leavesForm: boolean;
  isSelected: boolean;
  isShown: (column: BookingColumn) => boolean;
  onSelect: (isRange?: boolean) => void;
  onToggle: () => void;
  onTask: (task: RowTask) => void;
  /** The row below it. */
  children?: ReactNode;
}

export function BookingRow({
  booking,
  isOpen,
  leavesForm,
  isSelected,
  isShown,
  onSelect,
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
  const starts = formats.instant(classInstance.startsAt, classInstance.timeZone);
  const menu = useBookingMenu(booking, isOpen, leavesForm, onToggle, onTask);
  const opener = useRef<HTMLButtonElement>(null);
  const ofBooking = intl.formatMessage(bookingMessages.ofBooking, { name, number: confirmationNumber });
  const which = <span className="visually-hidden"> {ofBooking}</span>;
  return (
    <>
      <Row
        id={`booking-${booking.id}`}
        isSelected={isSelected}
        onEnter={() => opener.current?.click()}
        onSelect={() => onSelect()}
      >
        <SelectCell
          label={`${label(messages.select)} ${ofBooking}`}
          checked={isSelected}
          onSelect={onSelect}
        />
        <RowHeader elastic>
          <span title={`${name}, ${booking.email}`}>
            <Link className={styles.name} to={consolePathTo.booking(booking.id)}>
              {name}
            </Link>{' '}
            <span className={`${styles.quiet} ${styles.email}`}>{booking.email}</span>
          </span>
        </RowHeader>
        {isShown('number') && (
          <DataCell label={label(messages.number)} room={bookingColumnRoom.number}>
            {confirmationNumber}
          </DataCell>
        )}
        {isShown('class') && (
          <DataCell label={label(bookingFormMessages.class)} elastic title={course.text}>
            <span lang={course.lang}>{course.text}</span>
          </DataCell>
        )}
        {isShown('starts') && (
          <DataCell label={label(messages.starts)} title={starts}>
            <span className={styles.day} aria-hidden="true">
              {formats.columnDay(classInstance.startsAt, classInstance.timeZone)}
            </span>
            <span className={styles.moment}>{starts}</span>
          </DataCell>
        )}
        {isShown('booked') && (
          <DataCell
            label={label(messages.booked)}
            room={bookingColumnRoom.booked}
            title={formats.date(booking.bookingDate)}
          >
            {formats.columnDay(booking.bookingDate, 'UTC')}
          </DataCell>
        )}
        {isShown('status') && (
          <DataCell label={label(messages.booking)}>
            <BookingStatusTag booking={booking} />
          </DataCell>
        )}
        {isShown('payment') && (
          <DataCell label={label(messages.payment)}>
            <PaymentTag booking={booking} />
          </DataCell>
        )}
        {isShown('amount') && (
          <DataCell label={label(bookingFormMessages.amount)} room={bookingColumnRoom.amount} money>
            {formats.amount(booking.amountCents)}
          </DataCell>
        )}
        <ActionsCell>
          {/* Enter submits through this button: only a click can be intercepted by the question about unsaved
              changes. */}
          <button
            ref={opener}
            type="button"
            hidden
            data-leaves={leavesForm ? '' : undefined}
            onClick={onToggle}
          />
          <QuickAction booking={booking} onTask={onTask} />
          <Menu
            id={`actions-of-${booking.id}`}
            label={
              <>
                <FormattedMessage {...messages.actionsOf} />
                {which}
              </>
            }
            items={menu}
          />
        </ActionsCell>
      </Row>
      {children}
    </>
  );
}
