import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { destinations, type Destination } from './booked-meanwhile';

/** Keeps the page of what the request of a form has booked, until that page is displayed. */
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
