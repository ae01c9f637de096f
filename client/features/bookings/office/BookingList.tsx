import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { BookingSort } from '../../../graphql/schema.generated';
import { HeadCell, SortHead, Table, WideRow } from '../../../ui/Table';
import { useColumns } from '../../../ui/use-columns';
import { BookingDetails } from './BookingDetails';
import type { useBookingAddress } from './booking-filters';
import { bookingFilePath } from './booking-file';
import { BookingFilterBar } from './BookingFilterBar';
import { BookingRow } from './BookingRow';
import { bookingColumns, type BookingColumn, type RowTask } from './booking-rows';
import { BookingSheet } from './BookingSheet';
import { turned } from '../../../ui/list-address';
import { ListFrame } from './ListFrame';
import type { ListPage } from './list-page';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import { bookingListMessages as messages } from './booking-list.messages';
import { ChosenClass } from './ChosenClass';
import type { FilterClassFragment, OfficeBookingFragment } from './OfficeBookings.generated';
import { useChosenClass } from './use-chosen-class';
import { useBookingChanges, type Done } from './use-booking-changes';

interface BookingListProps {
  list: ListPage<OfficeBookingFragment>;
  address: ReturnType<typeof useBookingAddress>;
  classes: readonly FilterClassFragment[];
  onDone: (done: Done) => void;
  onFailed: (text: string) => void;
}

interface Column {
  label: MessageDescriptor;
  /** May be hidden. */
  name?: BookingColumn;
  sort?: BookingSort;
  money?: boolean;
}

const columns: readonly Column[] = [
  { label: messages.number },
  { label: bookingFormMessages.student, sort: 'name' },
  { label: bookingFormMessages.class, name: 'class', sort: 'classDate' },
  { label: messages.booked, name: 'booked', sort: 'booked' },
  { label: messages.booking, name: 'status' },
  { label: messages.payment, name: 'payment' },
  { label: bookingFormMessages.amount, name: 'amount', money: true },
  { label: messages.actions },
];

/** Every booking, and what the office does with one. */
export function BookingList({ list, address, classes, onDone, onFailed }: BookingListProps) {
  const intl = useIntl();
  const changes = useBookingChanges((done, { id }) => {
    onDone(done);
    keepFocusAt(`booking-${id}`);
  }, onFailed);
  const { isShown, toggle } = useColumns('bookings', bookingColumns);
  const [opened, setOpened] = useState<{ id: string; task?: 'move' | 'attendee' }>();
  const [printed, setPrinted] = useState<OfficeBookingFragment>();
  const { filters, place, filter, goTo } = address;
  const { order, classInstanceId } = filters;
  const chosen = useChosenClass(classInstanceId, classes);
  const rows = list.rows ?? [];
  const shown = columns.filter(({ name }) => name === undefined || isShown(name));

  const run = (booking: OfficeBookingFragment, task: RowTask) => {
    switch (task) {
      case 'paid':
      case 'pending':
        void changes.setPayment(booking, task);
        break;
      case 'refunded':
        void changes.setPayment(booking, 'cancelled');
        break;
      case 'cancel':
        void changes.cancel(booking);
        break;
      case 'restore':
        void changes.restore(booking);
        break;
      case 'print':
        setPrinted(booking);
        break;
      case 'move':
      case 'attendee':
        setOpened({ id: booking.id, task });
        break;
    }
  };
  const close = ({ id }: OfficeBookingFragment, task: 'move' | 'attendee') => {
    setOpened({ id });
    document.getElementById(`${task}-of-${id}`)?.focus();
  };

  return (
    <ListFrame
      heading={<FormattedMessage {...bookingMessages.heading} />}
      list={list}
      place={place}
      onPlace={goTo}
      search={
        <>
          {classInstanceId !== undefined && (
            <ChosenClass chosen={chosen} onShowAll={() => filter({ classInstanceId: undefined })} />
          )}
          <BookingFilterBar filters={filters} classes={classes} chosen={chosen.found} onChange={filter} />
        </>
      }
      columns={columns.flatMap(({ name, label }) =>
        name ? [{ name, label: intl.formatMessage(label), isShown: isShown(name) }] : [],
      )}
      onToggleColumn={(name) => {
        const chosen = bookingColumns.find((each) => each === name);
        if (chosen) toggle(chosen);
      }}
      file={{ path: bookingFilePath(filters), name: 'bookings.csv' }}
      fileFailed={intl.formatMessage(bookingMessages.fileFailed)}
      onFailed={onFailed}
    >
      <Table
        caption={<FormattedMessage {...bookingMessages.heading} />}
        head={shown.map(({ label, sort, money = false }) =>
          sort ? (
            <SortHead
              key={label.id}
              money={money}
              sorted={order.sort === sort ? order.direction : undefined}
              onSort={() => filter({ order: turned(order, sort) })}
            >
              <FormattedMessage {...label} />
            </SortHead>
          ) : (
            <HeadCell key={label.id} money={money}>
              <FormattedMessage {...label} />
            </HeadCell>
          ),
        )}
      >
        {rows.length === 0 && (
          <WideRow columns={shown.length}>
            <FormattedMessage {...bookingMessages.none} />
          </WideRow>
        )}
        {rows.map((booking, index) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            isFirst={index === 0}
            isOpen={opened?.id === booking.id}
            isShown={isShown}
            onToggle={() => setOpened(opened?.id === booking.id ? undefined : { id: booking.id })}
            onTask={(task) => run(booking, task)}
          >
            {opened?.id === booking.id && (
              <WideRow columns={shown.length}>
                <BookingDetails
                  booking={booking}
                  task={opened.task}
                  onTask={(task) => run(booking, task)}
                  onMove={async (classInstanceId) => {
                    if (await changes.move(booking, classInstanceId)) close(booking, 'move');
                  }}
                  onSaved={(text) => {
                    close(booking, 'attendee');
                    onDone({ text });
                  }}
                  onFailed={onFailed}
                  onClose={() => opened.task && close(booking, opened.task)}
                />
              </WideRow>
            )}
          </BookingRow>
        ))}
      </Table>
      {printed && <BookingSheet key={printed.id} booking={printed} onPrinted={() => setPrinted(undefined)} />}
    </ListFrame>
  );
}

/** A button that did its work may be gone with what it did: the row is where the reader was. */
function keepFocusAt(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}
