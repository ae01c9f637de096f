import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Observable } from 'rxjs';

type Variables = Record<string, unknown>;
type Resolver = (variables: Variables) => unknown;

/** An expected failure as the server returns it. */
export function refusal(code: string, fields?: Record<string, string>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code, fields } }] });
}

/** The browser's error for a lost connection. */
export const connectionLost = () => new TypeError('Failed to fetch');

/** Replaces the server: responds by operation name and records the requests. */
export class StubServer {
  readonly sent: { operation: string; variables: Variables }[] = [];
  private readonly handlers = new Map<string, Resolver>();
  private readonly held = new Map<string, (() => void)[]>();

  /** Sets the data of an operation, or an error to throw, from now on. */
  on(operation: string, handler: Resolver): this {
    this.handlers.set(operation, handler);
    return this;
  }

  /** Delays the responses of an operation until the returned function is called. */
  hold(operation: string): () => void {
    const waiting: (() => void)[] = [];
    this.held.set(operation, waiting);
    return () => {
      this.held.delete(operation);
      for (const handler of waiting) handler();
    };
  }

  inputsOf(operation: string): Variables[] {
    return this.sent
      .filter((each) => each.operation === operation)
      .map(({ variables }) => inputOf(variables));
  }

  link(): ApolloLink {
    return new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          this.sent.push({ operation: operationName, variables });
          const handler = () => {
            const resolve = this.handlers.get(operationName);
            if (!resolve) throw new Error(`The stub server has no handler for ${operationName}.`);
            const result = resolve(variables);
            if (result instanceof Error) {
              observer.error(result);
              return;
            }
            observer.next({ data: result as Record<string, unknown> });
            observer.complete();
          };
          const waiting = this.held.get(operationName);
          if (waiting) waiting.push(handler);
          else queueMicrotask(handler);
        }),
    );
  }
}

function inputOf(variables: Variables): Variables {
  const { input } = variables;
  return typeof input === 'object' && input !== null ? { ...input } : {};
}
