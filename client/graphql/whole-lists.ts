import { CombinedGraphQLErrors, Observable } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';

import { readAgain, rowsOf } from './refresh/refresh-queries';

/**
 * Reads the first page of a list with as many rows as are cached: a list that has grown keeps its length when it is
 * opened again or fetched again.
 */
export function wholeLists(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { client, query, variables, getContext, setContext } = operation;
    // With the same context, which links before this one read.
    const send = (page?: object) =>
      forward({ ...operation, client, getContext, setContext, variables: { ...variables, ...page } });
    const { first, after, before } = variables;
    const isFirstPage = typeof first === 'number' && !after && !before;
    const cached = () => client.cache.readQuery<object>({ query, variables }) ?? undefined;
    if (!isFirstPage || rowsOf(cached()) <= first) return forward(operation);
    return new Observable((observer) => {
      const read = (page?: object) =>
        new Promise<object | undefined>((resolve, reject) => {
          if (observer.closed) {
            resolve(undefined);
            return;
          }
          observer.add(
            send(page).subscribe({
              next: (answer) => {
                if (answer.errors) reject(new CombinedGraphQLErrors(answer));
                else resolve(answer.data ?? undefined);
              },
              error: reject,
            }),
          );
        });
      const readWhole = async () => {
        for (;;) {
          const shown = cached();
          const data = await readAgain(read, shown);
          // The next page may have been loaded meanwhile.
          if (rowsOf(cached()) <= rowsOf(shown)) return data;
        }
      };
      readWhole().then(
        (data) => {
          observer.next({ data });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  });
}
