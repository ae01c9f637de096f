import type { ApolloClient } from '@apollo/client';

import type { ActiveQuery } from './refresh-queries';

interface ShownQuery {
  client: ApolloClient;
  observable: ActiveQuery;
}

/** Reads the displayed result of a query again. Without a response the page stays as it is. */
export function refreshQuery({ client, observable }: ShownQuery): void {
  import('./refresh-queries')
    .then(({ refreshQueries }) => refreshQueries(client, [observable]))
    .catch(() => undefined);
}
