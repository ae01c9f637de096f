import { Observable } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';

/**
 * Sends a query again if a mutation was answered while it was under way: its answer may be older than the mutation's,
 * and would undo it on the page.
 */
export function freshReads(): ApolloLink {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    const type: string = operation.operationType;
    const step = type === 'mutation' ? 1 : 0;
    return new Observable((observer) => {
      const send = () => {
        const before = changes;
        const sending = forward(operation).subscribe({
          next: (answer) => {
            changes += step;
            if (step === 0 && changes !== before) {
              send();
              return;
            }
            observer.next(answer);
            observer.complete();
          },
          error: (error) => {
            changes += step;
            observer.error(error);
          },
        });
        observer.add(sending);
      };
      send();
    });
  });
}
