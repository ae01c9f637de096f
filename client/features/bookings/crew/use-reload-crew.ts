import { useApolloClient } from '@apollo/client/react';

import { CrewBookingPageDocument, type Crew_bookingFragment } from './CrewBooking.generated';

/** Loads the crew again; the response also updates the page. Undefined if loading fails. */
export function useReloadCrew(id: string): () => Promise<Crew_bookingFragment | undefined> {
  const client = useApolloClient();
  return async () => {
    const query = { query: CrewBookingPageDocument, variables: { id } };
    const found = await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
    return found?.data?.crewBooking ?? undefined;
  };
}
