import { useState } from 'react';

import { draftMemory } from '../../ui/forms/stored-draft';

/** The page of what was booked, with the state of its history entry. */
export interface Destination {
  to: string;
  state: unknown;
}

/** After this time, somebody else may use the device. */
const longestAbsence = 30 * 60_000;

/** By form: the page of what its last request has booked, until that page is displayed (keep-booked.ts). */
export const destinations = draftMemory<Destination & { since: number }>();

/**
 * What was booked after the guest had left the form, whose request was still being sent. When they return to the form,
 * they are told so: it is empty, and filled in again it could book more seats.
 */
export function useBookedMeanwhile(form: string): Destination | undefined {
  const [destination] = useState(() => {
    const booked = destinations.get(form);
    return booked && Date.now() - booked.since < longestAbsence ? booked : undefined;
  });
  return destination;
}
