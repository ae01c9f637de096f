import { bulkMessages as messages } from './bulk-bookings.messages';
import { BookingsMoveDocument } from './BulkBookings.generated';
import {
  mailsOf,
  notifyInput,
  now,
  versionsOf,
  type Bookings,
  type BulkNotifyOptions,
  type BulkRun,
  type Changed,
} from './bulk-run';

export function moveBookings(
  run: BulkRun,
  seen: Bookings,
  classInstanceId: string,
  notifyOptions: BulkNotifyOptions,
): Promise<void> {
  return run.begin({
    seen,
    done: messages.moved,
    isMove: true,
    before: messages.movedBefore,
    mails: mailsOf(notifyOptions),
    requests: [() => sendTo(run, classInstanceId, seen, notifyOptions)],
    undo: (changed) => moveBack(run, changed, notifyOptions),
    undoTakesSeats: true,
  });
}

/** Each returns to its previous class. */
function moveBack(run: BulkRun, changed: Changed, notifyOptions: BulkNotifyOptions): void {
  const classes = [...new Set(changed.map(({ seen }) => seen.classInstance.id))];
  const from = (id: string) => now(changed.filter(({ seen }) => seen.classInstance.id === id));
  run.beginUndo(changed, {
    isMove: true,
    mails: mailsOf(notifyOptions, true),
    requests: classes.map((id) => () => sendTo(run, id, from(id), notifyOptions)),
  });
}

const sendTo = (
  { send }: BulkRun,
  classInstanceId: string,
  bookings: Bookings,
  notifyOptions: BulkNotifyOptions,
) =>
  send(BookingsMoveDocument, {
    bookings: versionsOf(bookings),
    classInstanceId,
    ...notifyInput(notifyOptions),
  });
