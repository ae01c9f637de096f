import { useEffect, useState } from 'react';
import type { NavigateProps } from 'react-router-dom';

import { draftMemory } from '../../ui/stored-draft';

type Destination = Pick<NavigateProps, 'to' | 'state'>;

/** By form: the page of what its last request has booked. */
const destinations = draftMemory<Destination>();

export function keepBooked(form: string, destination: Destination): void {
  destinations.set(form, destination);
}

/**
 * What was booked after the guest had left the form, whose request was still being sent. When they return to the form,
 * they are told so: it is empty, and filled in again it could book more seats.
 */
export function useBookedMeanwhile(form: string): Destination | undefined {
  const [destination] = useState(() => destinations.get(form));
  // What is booked while the form is displayed opens its page at once.
  useEffect(() => () => void destinations.delete(form), [form]);
  return destination;
}
