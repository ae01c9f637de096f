import { useCallback, useRef, useState } from 'react';

import { useIsHydrating } from '../../../ui/use-is-hydrating';
import { readDraft, writeDraft, type BookingAttempt, type BookingDraft } from './booking-draft';
import type { BookingValues } from './booking-fields';

/** What was typed for one class, and the attempt to book it, kept as they change. */
export interface KeptDraft {
  classId: string;
  /** What was typed before a reload, as it is kept now. */
  restore: () => BookingValues | undefined;
  /** The form starts with an account, but without its password. */
  startsWithAccount: boolean;
  /** A request was sent before a reload and its answer never came. */
  startsUnanswered: boolean;
  lastAttempt: () => BookingAttempt | null;
  /** Under another attempt, when one is given. */
  save: (values: BookingValues, attempt?: BookingAttempt | null) => void;
}

/** What was kept of the last visit to a form when this one began. */
function useFoundDraft(classId: string): BookingDraft | null {
  const isHydrating = useIsHydrating();
  const [found, setFound] = useState(() => (isHydrating ? undefined : readDraft(classId)));
  if (found !== undefined || isHydrating) return found ?? null;
  const late = readDraft(classId);
  setFound(late);
  return late;
}

/** Whether a request was sent before a reload and its answer never came. */
export function useStartsUnanswered(classId: string): boolean {
  return useFoundDraft(classId)?.attempt?.unanswered === true;
}

export function useBookingDraft(classId: string): KeptDraft {
  const found = useFoundDraft(classId);
  // Beside the storage, which a browser may forbid: a retry must find its key all the same.
  const attempt = useRef<BookingAttempt | null>(undefined);
  const lastAttempt = useCallback(
    () => (attempt.current === undefined ? (readDraft(classId)?.attempt ?? null) : attempt.current),
    [classId],
  );
  const save = useCallback(
    (values: BookingValues, next = lastAttempt()) => {
      attempt.current = next;
      writeDraft(classId, { values, attempt: next });
    },
    [classId, lastAttempt],
  );
  return {
    classId,
    restore: () => readDraft(classId)?.values,
    startsWithAccount: found?.values.createAccount === true,
    startsUnanswered: found?.attempt?.unanswered === true,
    lastAttempt,
    save,
  };
}
