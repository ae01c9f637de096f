import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { EmptyRow, HeadCell, Table } from '../../../ui/Table';
import { AttendeeForm } from './AttendeeForm';
import type { BookingFilters } from './booking-filters';
import { BookingFilterBar } from './BookingFilterBar';
import { BookingRow, type RowTask } from './BookingRow';
import { MoveForm } from './MoveForm';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import { bookingListMessages as messages } from './booking-list.messages';
import type { FilterClassesQuery, OfficeBookingFragment } from './OfficeBookings.generated';
import panel from './Panel.module.css';
import { ListPending, ShowMore } from './StudentTable';
import { useBookingChanges, type Done } from './use-booking-changes';
import type { useBookings } from './use-bookings';

interface BookingListProps {
  list: ReturnType<typeof useBookings>;
  filters: BookingFilters;
  classes: FilterClassesQuery['classInstances']['nodes'];
  onFilter: (change: Partial<BookingFilters>) => void;
  onDone: (done: Done) => void;
  onFailed: (text: string) => void;
}

const columns = [
  messages.number,
  bookingFormMessages.student,
  bookingFormMessages.class,
  messages.booking,
  messages.payment,
  bookingFormMessages.amount,
  messages.actions,
];

/** Every booking, and what the office does with one. */
export function BookingList({ list, filters, classes, onFilter, onDone, onFailed }: BookingListProps) {
  const headingId = useId();
  const changes = useBookingChanges(onDone, onFailed);
  const [opened, setOpened] = useState<{ id: string; task: 'move' | 'attendee' }>();
  const { bookings, total } = list;

  const run = (booking: OfficeBookingFragment, task: RowTask) => {
    switch (task) {
      case 'paid':
      case 'pending':
        void changes.setPayment(booking, task);
        break;
      case 'cancel':
        void changes.cancel(booking);
        break;
      case 'restore':
        void changes.restore(booking);
        break;
      case 'move':
      case 'attendee':
        setOpened({ id: booking.id, task });
        break;
    }
  };

  const close = (booking: OfficeBookingFragment, task: 'move' | 'attendee') => {
    setOpened(undefined);
    document.getElementById(`${task}-of-${booking.id}`)?.focus();
  };

  return (
    <section className={panel.panel} aria-labelledby={headingId}>
      <div className={panel.head}>
        <h2 id={headingId}>
          <FormattedMessage {...bookingMessages.heading} />
        </h2>
        <p className={panel.count} role="status">
          {bookings && (
            <FormattedMessage {...bookingMessages.found} values={{ shown: bookings.length, total }} />
          )}
        </p>
      </div>
      <BookingFilterBar filters={filters} classes={classes} onChange={onFilter} />
      {!bookings ? (
        <ListPending hasFailed={list.error !== undefined} onRetry={list.refetch} />
      ) : (
        <Table
          caption={<FormattedMessage {...bookingMessages.heading} />}
          head={columns.map((column) => (
            <HeadCell key={column.id} money={column === bookingFormMessages.amount}>
              <FormattedMessage {...column} />
            </HeadCell>
          ))}
        >
          {bookings.length === 0 && (
            <EmptyRow columns={columns.length}>
              <FormattedMessage {...bookingMessages.none} />
            </EmptyRow>
          )}
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} onTask={(task) => run(booking, task)}>
              {opened?.id === booking.id && (
                <OpenedTask
                  booking={booking}
                  task={opened.task}
                  columnCount={columns.length}
                  onMove={async (classInstanceId) => {
                    if (await changes.move(booking, classInstanceId)) close(booking, 'move');
                  }}
                  onSaved={(text) => {
                    close(booking, 'attendee');
                    onDone({ text });
                  }}
                  onFailed={onFailed}
                  onClose={() => close(booking, opened.task)}
                />
              )}
            </BookingRow>
          ))}
        </Table>
      )}
      <ShowMore list={list} />
    </section>
  );
}

interface OpenedTaskProps {
  booking: OfficeBookingFragment;
  task: 'move' | 'attendee';
  columnCount: number;
  onMove: (classInstanceId: string) => Promise<void>;
  onSaved: (text: string) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** What a row was opened for, right under it, so that nobody loses the place. */
function OpenedTask({ booking, task, columnCount, onMove, ...form }: OpenedTaskProps) {
  return (
    <EmptyRow columns={columnCount}>
      {task === 'move' ? (
        <MoveForm booking={booking} onMove={onMove} onClose={form.onClose} />
      ) : (
        <AttendeeForm booking={booking} {...form} />
      )}
    </EmptyRow>
  );
}
