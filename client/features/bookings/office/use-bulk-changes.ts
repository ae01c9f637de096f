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
import { tellingMessages } from './telling.messages';
import { useListsChanged } from './use-students';

/** One booking that was left as it is, as it was seen and as it is. */
export interface BulkRefusal {
  seen: OfficeBookingFragment;
  change: BulkChangeFragment;
}

export interface BulkProblem {
  refusals: readonly BulkRefusal[];
  /** No answer came: asks the same again, which does nothing twice. */
  askAgain?: () => void;
}

type Changes = readonly BulkChangeFragment[];

interface Task {
  seen: readonly OfficeBookingFragment[];
  /** One after the other; all are sent, unless the connection is lost. */
  requests: readonly (() => Promise<Changes | undefined>)[];
  /** How many were changed, in words. */
  done: MessageDescriptor;
  /** How many were so before, in words; nothing is said of them without it. */
  before?: MessageDescriptor;
  /** Whether attendees are told of what was changed, in words. */
  mails?: MessageDescriptor;
  /** Changes back what was changed, by the versions it has now. */
  undo?: (changed: readonly BulkRefusal[]) => void;
  onAnswered?: () => void;
}

/** All of them answer and ask alike. */
type Request = TypedDocumentNode<BookingsCancelMutation, BookingsCancelMutationVariables>;

/** What is done to several bookings, and what takes it back. */
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

/** Who is told by email of what is done, and of it when it is taken back. */
export interface BulkTelling {
  notifyAttendees: boolean;
  /** Of each crew that has one of the bookings. */
  notifyContact: boolean;
}

/** Only what is wished: nobody is told otherwise. */
const told = ({ notifyAttendees, notifyContact }: Partial<BulkTelling>) => ({
  ...(notifyAttendees && { notifyAttendees }),
  ...(notifyContact && { notifyContact }),
});

const mailsOf = ({ notifyAttendees }: BulkTelling) =>
  notifyAttendees ? tellingMessages.mails : tellingMessages.noMails;

const editionsOf = (bookings: readonly OfficeBookingFragment[]) =>
  bookings.map(({ id, version }) => ({ id, version }));

/**
 * What the office does to several bookings at once; what was done can be taken back.
 * @param onAnswered the server has said of each of them what came of it
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

  /** @returns what was left as it is */
  const report = ({ seen, done, before, mails, undo }: Task, changes: Changes): BulkRefusal[] => {
    const answered = changes.flatMap((change): BulkRefusal[] => {
      const asSeen = seen.find(({ id }) => id === change.id);
      return asSeen ? [{ seen: asSeen, change }] : [];
    });
    const refusals = answered.filter(({ change }) => !change.isDone);
    // What was so already was changed by nobody, and stays.
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
    if (sentences.length > 0)
      onDone({
        text: sentences.join(' '),
        ...(undo && changed.length > 0 && { undo: () => undo(changed) }),
      });
    return refusals;
  };

  /** The bookings as they are now, to be changed back. */
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
      onAnswered: unmark(seen),
    });

  /** Each goes back to the class it came from. */
  const moveBack = (changed: readonly BulkRefusal[], telling: BulkTelling) => {
    const classes = [...new Set(changed.map(({ seen }) => seen.classInstance.id))];
    const from = (id: string) => now(changed.filter(({ seen }) => seen.classInstance.id === id));
    void begin({
      seen: now(changed),
      done: messages.undone,
      requests: classes.map((id) => () => sendTo(id, from(id), telling)),
    });
  };

  /** The same for all of them, and back. */
  const change = (
    seen: readonly OfficeBookingFragment[],
    { to, done, before, back }: Reversible,
    telling?: BulkTelling,
  ) =>
    begin({
      seen,
      done,
      before,
      ...(telling && { mails: mailsOf(telling) }),
      requests: [() => send(to, seen, telling ?? {})],
      undo: (changed) =>
        void begin({
          seen: now(changed),
          done: messages.undone,
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

/** Never rejects: what one request fails with does not hide what came of the others. */
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
