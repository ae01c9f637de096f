import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Reads the current version of a record from the server, also into the cache. */
export function useReadNow() {
  const client = useApolloClient();
  return async <Data>(query: TypedDocumentNode<Data, { id: string }>, id: string) =>
    (await client.query({ query, variables: { id }, fetchPolicy: 'network-only' })).data;
}
