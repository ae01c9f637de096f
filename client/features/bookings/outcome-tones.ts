import { bookingTone } from '../../ui/bookings/booking-tones';
import type { TagTone } from '../../ui/elements/Tag';
import type { BookingOutcome } from './booking-outcome';

export const outcomeTone: Readonly<Record<BookingOutcome, TagTone>> = {
  ...bookingTone,
  classCancelled: 'off',
  over: 'done',
};
