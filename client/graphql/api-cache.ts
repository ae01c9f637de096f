import { InMemoryCache, type FieldPolicy, type Reference, type StoreObject } from '@apollo/client/cache';

interface CachedConnection {
  nodes: readonly Reference[];
}

/** A list that is read in pages: one list for each set of filters, a later page joins behind the earlier ones. */
function connection(filters: string[]): FieldPolicy<CachedConnection> {
  return {
    keyArgs: filters,
    merge(existing, incoming, { args, readField }) {
      if (!existing || !args?.['after']) return incoming;
      // The list may have moved between two pages: what was on the earlier one is not shown twice.
      const known = new Set(existing.nodes.map((node) => readField('id', node)));
      const added = incoming.nodes.filter((node) => !known.has(readField('id', node)));
      return { ...incoming, nodes: [...existing.nodes, ...added] };
    },
  };
}

/** The days of a class have no ids: a page that asks for less of a day must not take away what another page knows of it. */
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
          // A class that was seen in a list is at hand on its own page at once.
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
      // One object of facts without an id.
      Site: { merge: true },
    },
  });
}
