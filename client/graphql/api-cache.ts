import { InMemoryCache, type FieldPolicy, type Reference, type StoreObject } from '@apollo/client/cache';

interface CachedConnection {
  nodes: readonly Reference[];
}

/** A paginated list: one list per set of filters; a later page is appended. */
function connection(filters: string[]): FieldPolicy<CachedConnection> {
  return {
    keyArgs: filters,
    merge(existing, incoming, { args, readField }) {
      if (!existing || !args?.['after']) return incoming;
      // The list may have shifted between two pages: nodes of the earlier page are not repeated.
      const known = new Set(existing.nodes.map((node) => readField('id', node)));
      const added = incoming.nodes.filter((node) => !known.has(readField('id', node)));
      return { ...incoming, nodes: [...existing.nodes, ...added] };
    },
  };
}

/** Class days have no ids: a query with fewer fields must not remove fields that another query has loaded. */
const days: FieldPolicy<readonly StoreObject[]> = {
  merge: (existing = [], incoming, { mergeObjects, readField }) =>
    incoming.map((day) => {
      const known = existing.find((other) =>
        ['date', 'startTime', 'endTime'].every((field) => readField(field, other) === readField(field, day)),
      );
      return known ? mergeObjects(known, day) : day;
    }),
};

export function createApiCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          upcomingClasses: connection(['category', 'language', 'classTypeId']),
          // The page of a class displays data from the list at once.
          upcomingClass: {
            read(existing: Reference | null | undefined, { args, toReference, canRead }) {
              if (existing !== undefined) return existing;
              const id: unknown = args?.['id'];
              if (typeof id !== 'string') return undefined;
              const listed = toReference({ __typename: 'UpcomingClass', id });
              return canRead(listed) ? listed : undefined;
            },
          },
        },
      },
      UpcomingClass: { fields: { days } },
      Address: { merge: true },
      // A single object without an id.
      Site: { merge: true },
    },
  });
}
