import { useRef, useState } from 'react';

import { useIsHydrating } from '../../../ui/loading/use-is-hydrating';
import { readDraft, writeDraft, type BookingAttempt, type BookingDraft } from './booking-draft';
import type { BookingValues } from './booking-fields';

/** The values typed for a class and the booking attempt, stored on every change. */
export interface BookingDraftState {
  classId: string;
  /** The stored values from before a reload. */
  restore: () => BookingValues | undefined;
  /** The draft contains an account, but not its password. */
  startsWithAccount: boolean;
  /** A request was sent before a reload, and its outcome is unknown. */
  startsUnanswered: boolean;
  lastAttempt: () => BookingAttempt | null;
  /** With the given attempt, or the current one. */
  save: (values: BookingValues, attempt?: BookingAttempt | null) => void;
}

/** The draft that was stored when this form was mounted. */
function useStoredDraft(classId: string): BookingDraft | null {
  const isHydrating = useIsHydrating();
  const [found, setFound] = useState(() => (isHydrating ? undefined : readDraft(classId)));
  if (found !== undefined || isHydrating) return found ?? null;
  const late = readDraft(classId);
  setFound(late);
  return late;
}

/** Whether a request was sent before a reload and its outcome is unknown. */
export function useHasPendingAttempt(classId: string): boolean {
  return useStoredDraft(classId)?.attempt?.unanswered === true;
}

export function useBookingDraft(classId: string): BookingDraftState {
  const found = useStoredDraft(classId);
  // A retry needs the same key, also if storage is blocked, or if the request of an earlier visit, which was under way
  // when this form was mounted, has succeeded and removed the draft.
  const attempt = useRef<BookingAttempt | null>(undefined);
  const lastAttempt = () => (attempt.current === undefined ? (found?.attempt ?? null) : attempt.current);
  return {
    classId,
    restore: () => readDraft(classId)?.values,
    startsWithAccount: found?.values.createAccount === true,
    startsUnanswered: found?.attempt?.unanswered === true,
    lastAttempt,
    save: (values, next = lastAttempt()) => {
      attempt.current = next;
      writeDraft(classId, { values, attempt: next });
    },
  };
}
