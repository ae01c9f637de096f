import type { MarkBookingsPaidInput } from '../../../../graphql/schema.generated';
import { bookingWordMessages } from '../../../../ui/office/texts/booking-words.messages';
import { previousPayment } from '../../../previous-payment';
import { hasReceipt } from '../actions/booking-rows';
import { bulkMessages as messages } from './bulk-bookings.messages';
import {
  BookingsMailReceiptsDocument,
  BookingsMarkPaidDocument,
  BookingsMarkUnpaidDocument,
} from './BulkBookings.generated';
import { now, versionsOf, type Bookings, type BulkRun, type Changed } from './bulk-run';
import type { BulkTask } from './use-bulk-task';

/** How and when bookings were paid; missing details stay as they are noted. */
export type BulkPayment = Pick<MarkBookingsPaidInput, 'paymentMethod' | 'paidOn' | 'paymentReference'>;

export type PaymentEvents = Pick<BulkTask, 'onFieldErrors' | 'onSettled'>;

export function markPaid(
  run: BulkRun,
  seen: Bookings,
  payment: BulkPayment,
  events: PaymentEvents = {},
): Promise<void> {
  return run.begin({
    seen,
    done: messages.markedPaid,
    before: messages.paidBefore,
    ...events,
    requests: [() => sendPaid(run, seen, payment)],
    next: (changed) => receiptsOf(run, changed),
    undo: (changed) => restorePayments(run, changed),
  });
}

/** Each has its previous payment again. */
function restorePayments(run: BulkRun, changed: Changed): void {
  const groups = new Map<string, { payment: ReturnType<typeof previousPayment>; those: Changed }>();
  for (const each of changed) {
    const payment = previousPayment(each.seen);
    const key = JSON.stringify(payment);
    groups.set(key, { payment, those: [...(groups.get(key)?.those ?? []), each] });
  }
  run.beginUndo(changed, {
    requests: [...groups.values()].map(({ payment: { paymentStatus, ...details }, those }) => () => {
      const bookings = now(those);
      return paymentStatus === 'paid'
        ? sendPaid(run, bookings, details)
        : run.send(BookingsMarkUnpaidDocument, { bookings: versionsOf(bookings) });
    }),
  });
}

const sendPaid = ({ send }: BulkRun, bookings: Bookings, payment: BulkPayment) =>
  send(BookingsMarkPaidDocument, { bookings: versionsOf(bookings), ...payment });

/** The step that mails the receipts of changed bookings. */
export function receiptsOf(run: BulkRun, changed: Changed) {
  const paid = now(changed).filter(hasReceipt);
  if (paid.length === 0) return undefined;
  return { label: messages.mailReceipts, start: () => void mailReceipts(run, paid) };
}

export function mailReceipts({ send, begin }: BulkRun, seen: Bookings): Promise<void> {
  return begin({
    seen,
    done: bookingWordMessages.receiptsMailed,
    changesNothing: true,
    reasons: { BAD_USER_INPUT: messages.notPaid },
    requests: [() => send(BookingsMailReceiptsDocument, { bookings: versionsOf(seen) })],
  });
}
