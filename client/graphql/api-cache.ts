import { InMemoryCache, type FieldPolicy, type Reference, type StoreObject } from '@apollo/client/cache';

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
          // One list per set of filters, whatever the size of its pages.
          upcomingClasses: { keyArgs: ['category', 'language', 'classTypeId'], merge: false },
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
