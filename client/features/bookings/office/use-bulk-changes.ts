import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import { retryOnNetworkError } from '../../../graphql/retry-on-network-error';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { bulkMessages as messages } from './bulk-bookings.messages';
import {
  BookingsCancelDocument,
  BookingsMarkPaidDocument,
  BookingsMarkUnpaidDocument,
  BookingsMoveDocument,
  BookingsRefundDocument,
  BookingsRestoreDocument,
  type BookingsCancelMutation,
  type BookingsCancelMutationVariables,
  type BulkChangeFragment,
} from './BulkBookings.generated';
import { bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import type { ActionOutcome } from './use-booking-changes';
import { takesPlace } from './takes-place';
import { notifyMessages } from './notify.messages';
import { useInvalidateLists } from './use-invalidate-lists';

/** A booking that was not changed: as displayed and as it is now. */
export interface BulkRefusal {
  seen: OfficeBookingFragment;
  change: BulkChangeFragment;
}

export interface BulkProblem {
  refusals: readonly BulkRefusal[];
  /** Set if there was no response: repeats the same request, which has no further effect if it succeeded. */
  retry?: () => void;
}

type Changes = readonly BulkChangeFragment[];

interface Task {
  seen: readonly OfficeBookingFragment[];
  /** Sent sequentially; stops only if the connection is lost. */
  requests: readonly (() => Promise<Changes | undefined>)[];
  /** Message for the number changed. */
  done: MessageDescriptor;
  /** Message for the number that needed no change; by default they are not mentioned. */
  before?: MessageDescriptor;
  /** Message about the attendees who are notified. */
  mails?: MessageDescriptor;
  /** Undoes the changes, with the current versions. */
  undo?: (changed: readonly BulkRefusal[]) => void;
  /** Undo takes the seats again that the bookings had, so at least one of their classes must be still to come. */
  undoTakesSeats?: boolean;
  onSettled?: () => void;
}

/** All mutations have the same shape. */
type Request = TypedDocumentNode<BookingsCancelMutation, BookingsCancelMutationVariables>;

/** A bulk change and its reverse. */
interface Reversible {
  to: Request;
  done: MessageDescriptor;
  before: MessageDescriptor;
  back: Request;
  /** What the reverse needs besides the bookings. */
  backInput?: { includeRefunded: true };
}

const marking: Reversible = {
  to: BookingsMarkPaidDocument,
  done: messages.markedPaid,
  before: messages.paidBefore,
  back: BookingsMarkUnpaidDocument,
};

const refunding: Reversible = {
  to: BookingsRefundDocument,
  done: messages.markedRefunded,
  before: messages.refundedBefore,
  back: BookingsMarkPaidDocument,
  backInput: { includeRefunded: true },
};

const cancelling: Reversible = {
  to: BookingsCancelDocument,
  done: messages.cancelled,
  before: messages.cancelledBefore,
  back: BookingsRestoreDocument,
};

export interface BulkChanges {
  isBusy: boolean;
  problem: BulkProblem | undefined;
  clearProblem: () => void;
  markPaid: (bookings: readonly OfficeBookingFragment[]) => void;
  markRefunded: (bookings: readonly OfficeBookingFragment[]) => void;
  cancel: (bookings: readonly OfficeBookingFragment[], notifyOptions: BulkNotifyOptions) => void;
  move: (
    bookings: readonly OfficeBookingFragment[],
    classInstanceId: string,
    notifyOptions: BulkNotifyOptions,
  ) => Promise<void>;
}

/** Who is notified by email of a change and of its undo. */
export interface BulkNotifyOptions {
  notifyAttendees: boolean;
  /** For each crew with one of the bookings. */
  notifyContact: boolean;
}

/** Only true values, because nobody is notified by default. */
const notifyInput = ({ notifyAttendees, notifyContact }: Partial<BulkNotifyOptions>) => ({
  ...(notifyAttendees && { notifyAttendees }),
  ...(notifyContact && { notifyContact }),
});

const mailsOf = ({ notifyAttendees }: BulkNotifyOptions, isUndo = false) => {
  if (!notifyAttendees) return notifyMessages.noMails;
  return isUndo ? notifyMessages.mailsIfTold : notifyMessages.mails;
};

const versionsOf = (bookings: readonly OfficeBookingFragment[]) =>
  bookings.map(({ id, version }) => ({ id, version }));

/**
 * The changes that the office makes to several bookings at once; they can be undone.
 * @param onSettled the server has returned a result for each booking
 */
export function useBulkChanges(
  onDone: (done: ActionOutcome) => void,
  onFailed: (text: string) => void,
  onSettled: (ids: readonly string[]) => void,
): BulkChanges {
  const intl = useIntl();
  const client = useApolloClient();
  const invalidateLists = useInvalidateLists();
  const { isBusy, run } = useOneAtATime();
  const [problem, setProblem] = useState<BulkProblem>();

  const changeFailed = intl.formatMessage(bookingMessages.changeFailed);
  const begin = (task: Task): Promise<void> => run(() => perform(task).catch(() => onFailed(changeFailed)));

  const perform = async (task: Task): Promise<void> => {
    const { changes, failures } = await sendAll(task.requests);
    const lost = failures.some(({ code }) => code === 'NETWORK');
    const refusals = report(task, changes);
    if (changes.length > 0) invalidateLists('bookableClasses');
    const again = lost && { retry: () => void begin(task) };
    setProblem(lost || refusals.length > 0 ? { refusals, ...again } : undefined);
    const [failure] = failures;
    if (!failure) task.onSettled?.();
    else if (!lost) onFailed(failure.text ?? changeFailed);
  };

  /** @returns the bookings that were not changed */
  const report = (
    { seen, done, before, mails, undo, undoTakesSeats = false }: Task,
    changes: Changes,
  ): BulkRefusal[] => {
    const answered = changes.flatMap((change): BulkRefusal[] => {
      const asSeen = seen.find(({ id }) => id === change.id);
      return asSeen ? [{ seen: asSeen, change }] : [];
    });
    const refusals = answered.filter(({ change }) => !change.isDone);
    // Bookings that needed no change are not undone.
    const changed = answered.filter(
      ({ seen: asSeen, change }) => change.isDone && (change.booking?.version ?? 0) > asSeen.version,
    );
    const unchanged = answered.length - refusals.length - changed.length;
    const isReportedAsDone = changed.length > 0 || (!before && unchanged > 0);
    const sentences = [
      ...(isReportedAsDone ? [intl.formatMessage(done, { count: changed.length })] : []),
      ...(mails && changed.length > 0 ? [intl.formatMessage(mails, { count: changed.length })] : []),
      ...(before && unchanged > 0 ? [intl.formatMessage(before, { count: unchanged })] : []),
    ];
    const canUndo = changed.some(
      ({ seen: { classInstance } }) => !undoTakesSeats || takesPlace(classInstance),
    );
    if (sentences.length > 0)
      onDone({ text: sentences.join(' '), ...(undo && canUndo && { undo: () => undo(changed) }) });
    return refusals;
  };

  /** The current bookings, to be changed back. */
  const now = (changed: readonly BulkRefusal[]) => changed.flatMap(({ change }) => change.booking ?? []);

  const send = async (mutation: Request, bookings: readonly OfficeBookingFragment[], options: object) => {
    const input = { bookings: versionsOf(bookings), ...options };
    return (await client.mutate({ mutation, variables: { input } })).data?.changes;
  };

  const sendTo = async (
    classInstanceId: string,
    bookings: readonly OfficeBookingFragment[],
    notifyOptions: BulkNotifyOptions,
  ) => {
    const input = { bookings: versionsOf(bookings), classInstanceId, ...notifyInput(notifyOptions) };
    return (await client.mutate({ mutation: BookingsMoveDocument, variables: { input } })).data?.changes;
  };

  const deselect = (seen: readonly OfficeBookingFragment[]) => () => onSettled(seen.map(({ id }) => id));

  const move = (
    seen: readonly OfficeBookingFragment[],
    classInstanceId: string,
    notifyOptions: BulkNotifyOptions,
  ) =>
    begin({
      seen,
      done: messages.moved,
      before: messages.movedBefore,
      mails: mailsOf(notifyOptions),
      requests: [() => sendTo(classInstanceId, seen, notifyOptions)],
      undo: (changed) => moveBack(changed, notifyOptions),
      undoTakesSeats: true,
      onSettled: deselect(seen),
    });

  /** Each returns to its previous class. */
  const moveBack = (changed: readonly BulkRefusal[], notifyOptions: BulkNotifyOptions) => {
    const classes = [...new Set(changed.map(({ seen }) => seen.classInstance.id))];
    const from = (id: string) => now(changed.filter(({ seen }) => seen.classInstance.id === id));
    void begin({
      seen: now(changed),
      done: messages.undone,
      mails: mailsOf(notifyOptions, true),
      requests: classes.map((id) => () => sendTo(id, from(id), notifyOptions)),
    });
  };

  /** The same change for all, and its reverse. */
  const change = (
    seen: readonly OfficeBookingFragment[],
    { to, done, before, back, backInput }: Reversible,
    notifyOptions?: BulkNotifyOptions,
  ) =>
    begin({
      seen,
      done,
      before,
      ...(notifyOptions && { mails: mailsOf(notifyOptions), undoTakesSeats: true }),
      requests: [() => send(to, seen, notifyInput(notifyOptions ?? {}))],
      undo: (changed) =>
        void begin({
          seen: now(changed),
          done: messages.undone,
          ...(notifyOptions && { mails: mailsOf(notifyOptions, true) }),
          requests: [() => send(back, now(changed), { ...notifyInput(notifyOptions ?? {}), ...backInput })],
        }),
      onSettled: deselect(seen),
    });

  return {
    isBusy,
    problem,
    clearProblem: () => setProblem(undefined),
    markPaid: (seen) => void change(seen, marking),
    markRefunded: (seen) => void change(seen, refunding),
    cancel: (seen, notifyOptions) => void change(seen, cancelling, notifyOptions),
    move,
  };
}

interface BulkResults {
  changes: Changes;
  failures: readonly Failure[];
}

/** Never rejects: the failure of one request does not hide the results of the others. */
async function sendAll(requests: Task['requests']): Promise<BulkResults> {
  const changes: BulkChangeFragment[] = [];
  const failures: Failure[] = [];
  for (const request of requests) {
    try {
      changes.push(...((await retryOnNetworkError(request)) ?? []));
    } catch (error) {
      const failure = readFailure(error);
      failures.push(failure);
      if (failure.code === 'NETWORK') break;
    }
  }
  return { changes, failures };
}
