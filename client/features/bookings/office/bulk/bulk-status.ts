import type { MessageDescriptor } from 'react-intl';

import type { ChangeBookingsInput } from '../../../../graphql/schema.generated';
import { receiptsOf } from './bulk-payment';
import { bulkMessages as messages } from './bulk-bookings.messages';
import {
  BookingsCancelDocument,
  BookingsMarkPaidDocument,
  BookingsRefundDocument,
  BookingsRestoreDocument,
} from './BulkBookings.generated';
import {
  mailsOf,
  notifyInput,
  now,
  versionsOf,
  type Bookings,
  type BulkNotifyOptions,
  type BulkRequest,
  type BulkRun,
} from './bulk-run';
import type { RefusalReasons } from './use-bulk-task';

/** A bulk change and its reverse. */
interface Reversible {
  to: BulkRequest<ChangeBookingsInput>;
  done: MessageDescriptor;
  before: MessageDescriptor;
  back: BulkRequest<ChangeBookingsInput>;
  next?: typeof receiptsOf;
  /** What the reverse needs besides the bookings. */
  backInput?: { includeRefunded: true };
  /** The reverse takes the seats again, and withdraws the unsent emails about the change. */
  backTakesSeats?: boolean;
  reasons?: RefusalReasons;
}

export const refunding: Reversible = {
  to: BookingsRefundDocument,
  done: messages.markedRefunded,
  before: messages.refundedBefore,
  back: BookingsMarkPaidDocument,
  next: receiptsOf,
  backInput: { includeRefunded: true },
};

export const cancelling: Reversible = {
  to: BookingsCancelDocument,
  done: messages.cancelled,
  before: messages.cancelledBefore,
  back: BookingsRestoreDocument,
  backTakesSeats: true,
};

export const restoring: Reversible = {
  to: BookingsRestoreDocument,
  done: messages.restored,
  before: messages.restoredBefore,
  back: BookingsCancelDocument,
  reasons: { BAD_USER_INPUT: messages.paidBack },
};

/** The same change for all, and its reverse. */
export function changeStatus(
  run: BulkRun,
  seen: Bookings,
  { to, done, before, back, next, backInput, backTakesSeats = false, reasons }: Reversible,
  notifyOptions?: BulkNotifyOptions,
): Promise<void> {
  const { send, begin, beginUndo } = run;
  const inputOf = (bookings: Bookings) => ({
    bookings: versionsOf(bookings),
    ...notifyInput(notifyOptions),
  });
  return begin({
    seen,
    done,
    before,
    ...(notifyOptions && { mails: mailsOf(notifyOptions) }),
    undoTakesSeats: backTakesSeats,
    ...(reasons && { reasons }),
    requests: [() => send(to, inputOf(seen))],
    ...(next && { next: (changed) => next(run, changed) }),
    undo: (changed) =>
      beginUndo(changed, {
        ...(notifyOptions && { mails: mailsOf(notifyOptions, backTakesSeats) }),
        requests: [() => send(back, { ...inputOf(now(changed)), ...backInput })],
      }),
  });
}
