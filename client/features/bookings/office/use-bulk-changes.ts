import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import { sendUntilAnswered } from '../../../graphql/send-until-answered';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { bulkMessages as messages } from './bulk-bookings.messages';
import {
  BookingsCancelDocument,
  BookingsMarkPaidDocument,
  BookingsMarkUnpaidDocument,
  BookingsMoveDocument,
  BookingsRestoreDocument,
  type BookingsCancelMutation,
  type BookingsCancelMutationVariables,
  type BulkChangeFragment,
} from './BulkBookings.generated';
import { bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import type { Done } from './use-booking-changes';
import { takesPlace } from './takes-place';
import { tellingMessages } from './telling.messages';
import { useListsChanged } from './use-students';

/** A booking that was not changed: as displayed and as it is now. */
export interface BulkRefusal {
  seen: OfficeBookingFragment;
  change: BulkChangeFragment;
}

export interface BulkProblem {
  refusals: readonly BulkRefusal[];
  /** Set if there was no response: repeats the same request, which has no further effect if it succeeded. */
  askAgain?: () => void;
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
  onAnswered?: () => void;
}

/** All mutations have the same shape. */
type Request = TypedDocumentNode<BookingsCancelMutation, BookingsCancelMutationVariables>;

/** A bulk change and its reverse. */
interface Reversible {
  to: Request;
  done: MessageDescriptor;
  before: MessageDescriptor;
  back: Request;
}

const marking: Reversible = {
  to: BookingsMarkPaidDocument,
  done: messages.markedPaid,
  before: messages.paidBefore,
  back: BookingsMarkUnpaidDocument,
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
  forgetProblem: () => void;
  markPaid: (bookings: readonly OfficeBookingFragment[]) => void;
  cancel: (bookings: readonly OfficeBookingFragment[], telling: BulkTelling) => void;
  move: (bookings: readonly OfficeBookingFragment[], classInstanceId: string, telling: BulkTelling) => void;
}

/** Who is notified by email of a change and of its undo. */
export interface BulkTelling {
  notifyAttendees: boolean;
  /** For each crew with one of the bookings. */
  notifyContact: boolean;
}

/** Only true values, because nobody is notified by default. */
const told = ({ notifyAttendees, notifyContact }: Partial<BulkTelling>) => ({
  ...(notifyAttendees && { notifyAttendees }),
  ...(notifyContact && { notifyContact }),
});

const mailsOf = ({ notifyAttendees }: BulkTelling, isUndo = false) => {
  if (!notifyAttendees) return tellingMessages.noMails;
  return isUndo ? tellingMessages.mailsIfTold : tellingMessages.mails;
};

const editionsOf = (bookings: readonly OfficeBookingFragment[]) =>
  bookings.map(({ id, version }) => ({ id, version }));

/**
 * The changes that the office makes to several bookings at once; they can be undone.
 * @param onAnswered the server has returned a result for each booking
 */
export function useBulkChanges(
  onDone: (done: Done) => void,
  onFailed: (text: string) => void,
  onAnswered: (ids: readonly string[]) => void,
): BulkChanges {
  const intl = useIntl();
  const client = useApolloClient();
  const listsChanged = useListsChanged();
  const { isBusy, run } = useOneAtATime();
  const [problem, setProblem] = useState<BulkProblem>();

  const changeFailed = intl.formatMessage(bookingMessages.changeFailed);
  const begin = (task: Task): Promise<void> => run(() => perform(task).catch(() => onFailed(changeFailed)));

  const perform = async (task: Task): Promise<void> => {
    const { changes, failures } = await sendAll(task.requests);
    const lost = failures.some(({ code }) => code === 'NETWORK');
    const refusals = report(task, changes);
    if (changes.length > 0) listsChanged('bookableClasses');
    const again = lost && { askAgain: () => void begin(task) };
    setProblem(lost || refusals.length > 0 ? { refusals, ...again } : undefined);
    const [failure] = failures;
    if (!failure) task.onAnswered?.();
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
    const isToldAsDone = changed.length > 0 || (!before && unchanged > 0);
    const sentences = [
      ...(isToldAsDone ? [intl.formatMessage(done, { count: changed.length })] : []),
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

  const send = async (
    mutation: Request,
    bookings: readonly OfficeBookingFragment[],
    telling: Partial<BulkTelling>,
  ) => {
    const input = { bookings: editionsOf(bookings), ...told(telling) };
    return (await client.mutate({ mutation, variables: { input } })).data?.changes;
  };

  const sendTo = async (
    classInstanceId: string,
    bookings: readonly OfficeBookingFragment[],
    telling: BulkTelling,
  ) => {
    const input = { bookings: editionsOf(bookings), classInstanceId, ...told(telling) };
    return (await client.mutate({ mutation: BookingsMoveDocument, variables: { input } })).data?.changes;
  };

  const unmark = (seen: readonly OfficeBookingFragment[]) => () => onAnswered(seen.map(({ id }) => id));

  const move = (seen: readonly OfficeBookingFragment[], classInstanceId: string, telling: BulkTelling) =>
    begin({
      seen,
      done: messages.moved,
      before: messages.movedBefore,
      mails: mailsOf(telling),
      requests: [() => sendTo(classInstanceId, seen, telling)],
      undo: (changed) => moveBack(changed, telling),
      undoTakesSeats: true,
      onAnswered: unmark(seen),
    });

  /** Each returns to its previous class. */
  const moveBack = (changed: readonly BulkRefusal[], telling: BulkTelling) => {
    const classes = [...new Set(changed.map(({ seen }) => seen.classInstance.id))];
    const from = (id: string) => now(changed.filter(({ seen }) => seen.classInstance.id === id));
    void begin({
      seen: now(changed),
      done: messages.undone,
      mails: mailsOf(telling, true),
      requests: classes.map((id) => () => sendTo(id, from(id), telling)),
    });
  };

  /** The same change for all, and its reverse. */
  const change = (
    seen: readonly OfficeBookingFragment[],
    { to, done, before, back }: Reversible,
    telling?: BulkTelling,
  ) =>
    begin({
      seen,
      done,
      before,
      ...(telling && { mails: mailsOf(telling), undoTakesSeats: true }),
      requests: [() => send(to, seen, telling ?? {})],
      undo: (changed) =>
        void begin({
          seen: now(changed),
          done: messages.undone,
          ...(telling && { mails: mailsOf(telling, true) }),
          requests: [() => send(back, now(changed), telling ?? {})],
        }),
      onAnswered: unmark(seen),
    });

  return {
    isBusy,
    problem,
    forgetProblem: () => setProblem(undefined),
    markPaid: (seen) => void change(seen, marking),
    cancel: (seen, telling) => void change(seen, cancelling, telling),
    move: (seen, classInstanceId, telling) => void move(seen, classInstanceId, telling),
  };
}

interface Answers {
  changes: Changes;
  failures: readonly Failure[];
}

/** Never rejects: the failure of one request does not hide the results of the others. */
async function sendAll(requests: Task['requests']): Promise<Answers> {
  const changes: BulkChangeFragment[] = [];
  const failures: Failure[] = [];
  for (const request of requests) {
    try {
      changes.push(...((await sendUntilAnswered(request)) ?? []));
    } catch (error) {
      const failure = readFailure(error);
      failures.push(failure);
      if (failure.code === 'NETWORK') break;
    }
  }
  return { changes, failures };
}
