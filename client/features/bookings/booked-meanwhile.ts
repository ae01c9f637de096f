import { useEffect, useState } from 'react';
import { useLocation, type NavigateProps } from 'react-router-dom';

import { draftMemory } from '../../ui/stored-draft';

type Destination = Pick<NavigateProps, 'to' | 'state'>;

/** After this time, somebody else may use the device. */
const longestAbsence = 30 * 60_000;

/** By form: the page of what its last request has booked, until that page is displayed. */
const destinations = draftMemory<Destination & { since: number }>();

export function keepBooked(form: string, destination: Destination): void {
  destinations.set(form, { ...destination, since: Date.now() });
}

/** On a page of what was booked: its form need not lead to it any more. */
export function useToldOfBooking(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const [form, { to }] of destinations) if (to === pathname) destinations.delete(form);
  }, [pathname]);
}

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
