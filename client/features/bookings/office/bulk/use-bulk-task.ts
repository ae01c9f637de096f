import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure, type Failure } from '../../../../graphql/requests/failure';
import { isLost } from '../../../../graphql/requests/is-lost';
import { retryOnNetworkError } from '../../../../graphql/office/retry-on-network-error';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import type { BookingRefusal } from '../../../../schema/booking-refusal.generated';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import type { BulkChangeFragment } from './BulkBookings.generated';
import { isMoved } from '../actions/use-booking-attempt';
import { bookingMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { takesPlace } from '../class-progress';

/** A booking that was not changed: as displayed and as it is now. */
export interface BulkRefusal {
  seen: OfficeBookingFragment;
  change: BulkChangeFragment;
}

export type RefusalReasons = Readonly<Partial<Record<BookingRefusal, MessageDescriptor>>>;

export interface BulkProblem {
  refusals: readonly BulkRefusal[];
  /** What a code means for this change, if not the same as for others. */
  reasons?: RefusalReasons | undefined;
  /** Set if there was no response: repeats the same request, which has no further effect if it succeeded. */
  retry?: () => void;
}

type Changes = readonly BulkChangeFragment[];

interface NextStep {
  label: MessageDescriptor;
  start: () => void;
}

/** A change of several bookings, and how it is reported. */
export interface BulkTask {
  seen: readonly OfficeBookingFragment[];
  /** Sent sequentially; stops only if the connection is lost. */
  requests: readonly (() => Promise<Changes | undefined>)[];
  /** Message for the number changed; `name` is one of the attendees. */
  done: MessageDescriptor;
  /** The bookings themselves do not change, so each that succeeds counts. */
  changesNothing?: boolean;
  /** The bookings may belong to other lists afterwards. */
  isMove?: boolean;
  /** Message for the number that needed no change; by default they are not mentioned. */
  before?: MessageDescriptor;
  /** Message about the attendees who are notified. */
  mails?: MessageDescriptor;
  reasons?: RefusalReasons;
  /** Undoes the changes, with the current versions. */
  undo?: (changed: readonly BulkRefusal[]) => void;
  /** What may follow for the bookings that were changed; undefined if nothing. */
  next?: (changed: readonly BulkRefusal[]) => NextStep | undefined;
  /** Undo takes the seats again that the bookings had, so at least one of their classes must be still to come. */
  undoTakesSeats?: boolean;
  /** The requests were sent before without a response. */
  isRepeated?: boolean;
  onSettled?: () => void;
  /** Displays the server's errors at their fields. @returns whether it has a field for any of them */
  onFieldErrors?: ((errors: Failure['fields']) => boolean) | undefined;
}

interface BulkTasks {
  isBusy: boolean;
  problem: BulkProblem | undefined;
  clearProblem: () => void;
  begin: (task: BulkTask) => Promise<void>;
}

/** Performs changes of several bookings, one at a time, and reports their outcome. */
export function useBulkTask(
  onDone: (done: ToastContent) => void,
  onFailed: (text: string) => void,
): BulkTasks {
  const intl = useIntl();
  const invalidateLists = useInvalidateLists();
  const { isBusy, run } = useOneAtATime();
  const [problem, setProblem] = useState<BulkProblem>();

  const changeFailed = intl.formatMessage(bookingMessages.changeFailed);
  const begin = (task: BulkTask): Promise<void> =>
    run(() => perform(task).catch(() => onFailed(changeFailed)));

  const perform = async (task: BulkTask): Promise<void> => {
    const { changes, failures } = await sendAll(task);
    const lost = failures.some(isLost);
    const refusals = report(task, changes);
    const isAnyMoved = task.isMove || refusals.some(wasMoved);
    if (changes.length > 0)
      invalidateLists('bookableClasses', 'crew', 'crews', ...(isAnyMoved ? (['bookings'] as const) : []));
    const again = lost && { retry: () => void begin({ ...task, isRepeated: true }) };
    setProblem(lost || refusals.length > 0 ? { refusals, reasons: task.reasons, ...again } : undefined);
    const [failure] = failures;
    if (!failure) task.onSettled?.();
    else if (!lost && !task.onFieldErrors?.(failure.fields)) onFailed(failure.text ?? changeFailed);
  };

  const nameOf = ([first]: readonly BulkRefusal[]) =>
    first && intl.formatMessage(wordMessages.person, first.change.booking ?? first.seen);

  /** @returns the bookings that were not changed */
  const report = (
    { seen, done, changesNothing = false, before, mails, undo, undoTakesSeats = false, next }: BulkTask,
    changes: Changes,
  ): BulkRefusal[] => {
    const answered = changes.flatMap((change): BulkRefusal[] => {
      const asSeen = seen.find(({ id }) => id === change.id);
      return asSeen ? [{ seen: asSeen, change }] : [];
    });
    const refusals = answered.filter(({ change }) => !change.isDone);
    // Bookings that needed no change, or were changed elsewhere, are not undone.
    const changed = answered.filter(
      ({ seen: asSeen, change }) =>
        change.isDone &&
        (changesNothing || (!change.isUnchanged && (change.booking?.version ?? 0) > asSeen.version)),
    );
    const unchanged = answered.length - refusals.length - changed.length;
    const isReportedAsDone = changed.length > 0 || (!before && unchanged > 0);
    const sentences = [
      ...(isReportedAsDone
        ? [intl.formatMessage(done, { count: changed.length, name: nameOf(changed) })]
        : []),
      ...(mails && changed.length > 0 ? [intl.formatMessage(mails, { count: changed.length })] : []),
      ...(before && unchanged > 0 ? [intl.formatMessage(before, { count: unchanged })] : []),
    ];
    const canUndo = changed.some(
      ({ seen: { classInstance } }) => !undoTakesSeats || takesPlace(classInstance),
    );
    const step = next?.(changed);
    if (sentences.length > 0)
      onDone({
        text: sentences.join(' '),
        ...(step && { next: { text: intl.formatMessage(step.label), start: step.start } }),
        ...(undo && canUndo && { undo: () => undo(changed) }),
      });
    return refusals;
  };

  return { isBusy, problem, clearProblem: () => setProblem(undefined), begin };
}

/** Whether somebody else moved it in the meantime. */
function wasMoved({ seen, change: { booking } }: BulkRefusal): boolean {
  return booking !== null && isMoved(seen, booking);
}

interface BulkResults {
  changes: Changes;
  failures: readonly Failure[];
}

/** Never rejects: the failure of one request does not hide the results of the others. */
async function sendAll({ requests, isRepeated = false }: BulkTask): Promise<BulkResults> {
  const changes: BulkChangeFragment[] = [];
  const failures: Failure[] = [];
  for (const request of requests) {
    let tries = isRepeated ? 1 : 0;
    const send = () => {
      tries += 1;
      return request();
    };
    try {
      const answered = (await retryOnNetworkError(send)) ?? [];
      // What a repeated request found unchanged, it may have changed before.
      changes.push(...answered.map((change) => (tries > 1 ? { ...change, isUnchanged: false } : change)));
    } catch (error) {
      const failure = readFailure(error);
      failures.push(failure);
      if (isLost(failure)) break;
    }
  }
  return { changes, failures };
}
