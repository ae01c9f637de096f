import { bookingTone } from '../../ui/booking-tones';
import type { TagTone } from '../../ui/Tag';
import type { BookingOutcome } from './booking-outcome';

export const outcomeTone: Readonly<Record<BookingOutcome, TagTone>> = {
  ...bookingTone,
  classCancelled: 'off',
  over: 'done',
};
