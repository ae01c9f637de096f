import type { GraphiQLProvider } from '@graphiql/react';
import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { useCallback, type ComponentProps } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import { NoAnswerError, type AskGraphql } from '../../../graphql/ask-graphql';
import { askedQuery, type AskedQuery } from './asked-query';
import { explorerMessages as messages } from './explorer.messages';

const ignore = () => undefined;

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/**
 * How the editor asks the server. A failure is said in the language of the page.
 * @param onRun is told of each query that the reader runs; has to stay the same function
 */
export function useFetcher(ask: AskGraphql, onRun: (asked: AskedQuery) => void = ignore): Fetcher {
  const intl = useIntl();
  return useCallback<Fetcher>(
    async ({ query, variables, operationName }) => {
      const operations = operationsIn(query);
      // Of one operation the name says nothing, and the editor's may be that of what stood there a moment ago.
      const name = operations.length > 1 ? operationName : undefined;
      const slip = operations.find(
        ({ operation, name: its }) =>
          operation !== OperationTypeNode.QUERY && (name === undefined || its?.value === name),
      );
      if (slip) return refusalOf(slip, intl);
      const asked = askedQuery({ query, operationName: name, variables });
      if (asked) onRun(asked);
      try {
        return await ask({ query, variables, operationName: name });
      } catch (error) {
        throw new Error(
          intl.formatMessage(error instanceof NoAnswerError ? messages.noAnswer : messages.offline),
        );
      }
    },
    [ask, intl, onRun],
  );
}

/**
 * Not there to keep anybody out, who is of the office and may change data elsewhere: only to keep a slip of the hand
 * from it.
 */
function refusalOf({ loc }: OperationDefinitionNode, intl: IntlShape) {
  const { line, column } = loc?.startToken ?? { line: 1, column: 1 };
  const place = { line, column };
  return { errors: [{ message: intl.formatMessage(messages.readOnly, place), locations: [place] }] };
}

function operationsIn(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  } catch {
    // The server says what is wrong with it, and where.
    return [];
  }
}
