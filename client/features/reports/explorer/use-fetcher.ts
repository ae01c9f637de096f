import type { GraphiQLProvider } from '@graphiql/react';
import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { useCallback, type ComponentProps } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import { InvalidResponseError, type ExecuteGraphql } from '../../../graphql/office/execute-graphql';
import { executedQuery, type ExecutedQuery } from './executed-query';
import { explorerMessages as messages } from './explorer.messages';

const ignore = () => undefined;

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/**
 * GraphiQL's fetcher. Failures have messages in the language of the page.
 * @param onRun called with each query that the user runs, and why it fails, if it does; must be a stable function
 * @param onRefused called with the reason if it is not run; must be a stable function
 */
export function useFetcher(
  execute: ExecuteGraphql,
  onRun: (executed: ExecutedQuery, problem: Promise<string | undefined>) => void = ignore,
  onRefused: (text: string) => void = ignore,
): Fetcher {
  const intl = useIntl();
  return useCallback<Fetcher>(
    async ({ query, variables, operationName }) => {
      const operations = operationsIn(query);
      // The name of a single operation is not needed, and the editor's may be out of date.
      const name = operations.length > 1 ? operationName : undefined;
      const slip = operations.find(
        ({ operation, name: its }) =>
          operation !== OperationTypeNode.QUERY && (name === undefined || its?.value === name),
      );
      if (slip) {
        const refusal = refusalOf(slip, intl);
        onRefused(refusal.message);
        return { errors: [refusal] };
      }
      const response = execute({ query, variables, operationName: name });
      const executed = executedQuery({ query, operationName: name, variables });
      // Without a response, the preview reports its own failure.
      if (executed) onRun(executed, response.then(problemIn, ignore));
      try {
        return await response;
      } catch (error) {
        throw new Error(
          intl.formatMessage(error instanceof InvalidResponseError ? messages.noAnswer : messages.offline),
        );
      }
    },
    [execute, intl, onRun, onRefused],
  );
}

/** Why a query has no data. */
function problemIn(response: object): string | undefined {
  const { data, errors } = response as { data?: unknown; errors?: { message: string }[] };
  return data ? undefined : errors?.[0]?.message;
}

/** Not a security measure, because admins may change data elsewhere: it only prevents accidental mutations. */
function refusalOf({ loc }: OperationDefinitionNode, intl: IntlShape) {
  const { line, column } = loc?.startToken ?? { line: 1, column: 1 };
  const place = { line, column };
  return { message: intl.formatMessage(messages.readOnly, place), locations: [place] };
}

function operationsIn(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  } catch {
    // The server reports the syntax error.
    return [];
  }
}
