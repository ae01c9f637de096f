import { useCallback, useRef, useState } from 'react';

import { readDraft, writeDraft, type BookingAttempt } from './booking-draft';
import { bookingForm, type BookingValues } from './booking-fields';

/** What was typed for one class, and the attempt to book it, kept as they change. */
export interface KeptDraft {
  classId: string;
  /** What was typed before a reload, or nothing. */
  initialValues: BookingValues;
  /** A request was sent before a reload and its answer never came. */
  startsUnanswered: boolean;
  lastAttempt: () => BookingAttempt | null;
  /** Under another attempt, when one is given. */
  save: (values: BookingValues, attempt?: BookingAttempt | null) => void;
}

export function useBookingDraft(classId: string): KeptDraft {
  const [stored] = useState(() => readDraft(classId));
  // Beside the storage, which a browser may forbid: a retry must find its key all the same.
  const attempt = useRef<BookingAttempt | null>(stored?.attempt ?? null);
  const save = useCallback(
    (values: BookingValues, next = attempt.current) => {
      attempt.current = next;
      writeDraft(classId, { values, attempt: next });
    },
    [classId],
  );
  const lastAttempt = useCallback(() => attempt.current, []);
  return {
    classId,
    initialValues: stored?.values ?? bookingForm.initial,
    startsUnanswered: stored?.attempt?.unanswered === true,
    lastAttempt,
    save,
  };
}
