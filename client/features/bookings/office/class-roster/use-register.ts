import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Attendance } from '../../../../schema/attendance.generated';
import type { ToastMessage } from '../../../../ui/office/overlays/Toast';
import { useWhenOnline } from '../../../../ui/page/use-when-online';
import { useBulkChanges } from '../bulk/use-bulk-changes';
import type { BulkProblem } from '../bulk/use-bulk-task';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';

/** What was entered for a booking and is not saved yet. */
interface Entry {
  attendance: Attendance | null;
  isMailed: boolean;
}

/**
 * Records the attendance of the bookings of a class. What is entered while a request is under way waits for its turn,
 * and what could not be sent is kept.
 */
export function useRegister(
  bookings: readonly OfficeBookingFragment[],
  onToast: (toast: ToastMessage) => void,
) {
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const [isRefused, setIsRefused] = useState(false);
  // An undo waits for its turn too.
  const [undo, setUndo] = useState<() => void>();
  const begunUndo = useRef<() => void>(undefined);
  const { problem, ...changes } = useBulkChanges(
    ({ undo: undoDone, ...done }) =>
      onToast({ kind: 'done', ...done, undo: undoDone && (() => setUndo(() => undoDone)) }),
    (text) => {
      setIsRefused(true);
      onToast({ kind: 'failed', text });
    },
    // These are the entries as they were sent; newer ones remain.
    (ids) => {
      const isSaved = ([id, entry]: [string, Entry]) => ids.includes(id) && entry === entries.get(id);
      setEntries((all) => new Map([...all].filter((each) => !isSaved(each))));
    },
  );
  // Stays until it is closed: the next request may follow at once.
  const [left, setLeft] = useState<BulkProblem>();
  if (problem && !problem.retry && problem !== left) setLeft(problem);

  const waiting = bookings.filter(({ id }) => entries.has(id));
  const isStuck = waiting.length > 0 && (isRefused || problem?.retry !== undefined);
  const retry = () => {
    setIsRefused(false);
    problem?.retry?.();
  };
  useWhenOnline(isStuck, retry);

  const hasNext = waiting.length > 0 && !isStuck;
  const sendNext = useEffectEvent(() => {
    if (undo && undo !== begunUndo.current) {
      begunUndo.current = undo;
      undo();
      return;
    }
    if (!hasNext) return;
    const [first] = waiting.flatMap(({ id }) => entries.get(id) ?? []);
    if (!first) return;
    const isAlike = (entry: Entry | undefined) =>
      entry?.attendance === first.attendance && entry.isMailed === first.isMailed;
    const alike = waiting.filter(({ id }) => isAlike(entries.get(id)));
    changes.recordAttendance(alike, first.attendance, first.isMailed);
  });
  useEffect(() => {
    if (!changes.isBusy) sendNext();
  }, [changes.isBusy, hasNext, undo]);

  return {
    isBusy: changes.isBusy,
    /** The number of entries that are not saved. */
    waiting: waiting.length,
    isWaiting: ({ id }: OfficeBookingFragment) => entries.has(id),
    /** As entered, saved or not. */
    attendanceOf: ({ id, attendance }: OfficeBookingFragment) => {
      const entry = entries.get(id);
      return entry ? entry.attendance : attendance;
    },
    enter: (entered: readonly OfficeBookingFragment[], attendance: Attendance | null, isMailed: boolean) => {
      const entry = { attendance, isMailed: attendance === 'attended' && isMailed };
      setEntries((all) => new Map([...all, ...entered.map(({ id }) => [id, entry] as const)]));
      retry();
    },
    /** Entries could not be sent; they are sent again by `retry`, or once the browser is online. */
    isStuck,
    retry,
    /** Bookings that were left as they are, or a change without entries that could not be sent, which is an undo. */
    problem: problem?.retry ? (isStuck ? undefined : problem) : left,
    closeProblem: () => {
      setLeft(undefined);
      changes.clearProblem();
    },
  };
}
