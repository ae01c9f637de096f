import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { refreshQueries } from '../../../../graphql/refresh/refresh-queries';

/** Few, because the list might only look as if an offer were due: one is open to another entry of the same guest. */
const delays = [4_000, 8_000, 16_000];

/**
 * Refreshes the page while free seats are about to be offered to the waiting list: the server does so a few seconds
 * after a change. @param freeSeats 0 if no offer is due
 */
export function useDueOffers(freeSeats: number): void {
  const client = useApolloClient();
  const [tries, setTries] = useState({ freeSeats, count: 0 });
  if (tries.freeSeats !== freeSeats) setTries({ freeSeats, count: 0 });
  const delay = freeSeats > 0 ? delays[tries.count] : undefined;
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => {
      setTries(({ freeSeats: seats, count }) => ({ freeSeats: seats, count: count + 1 }));
      void refreshQueries(client);
    }, delay);
    return () => clearTimeout(timer);
  }, [client, delay]);
}
