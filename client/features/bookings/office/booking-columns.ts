import type { MessageDescriptor } from 'react-intl';

import type { BookingSort } from '../../../graphql/schema.generated';
import { bookingListMessages as messages } from './booking-list.messages';
import { bookingColumnRoom, type BookingColumn } from './booking-rows';
import { bookingFormMessages } from './office-bookings.messages';

interface Column {
  label: MessageDescriptor;
  /** Only for columns that can be hidden. */
  name?: BookingColumn;
  sort?: BookingSort;
  money?: boolean;
  elastic?: boolean;
  room?: 'wide' | 'widest';
}

/** The columns of the bookings, from left to right. */
export const columns: readonly Column[] = [
  { label: bookingFormMessages.student, sort: 'name', elastic: true },
  { label: messages.number, name: 'number', room: bookingColumnRoom.number },
  { label: bookingFormMessages.class, name: 'class', elastic: true },
  { label: messages.starts, name: 'starts', sort: 'classDate' },
  { label: messages.booked, name: 'booked', sort: 'booked', room: bookingColumnRoom.booked },
  { label: messages.booking, name: 'status' },
  { label: messages.payment, name: 'payment' },
  { label: bookingFormMessages.amount, name: 'amount', money: true, room: bookingColumnRoom.amount },
  { label: messages.actions },
];
