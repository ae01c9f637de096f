import type { GraphiQLProvider } from '@graphiql/react';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { useCallback, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';

import { NoAnswerError, type AskGraphql } from '../../../graphql/ask-graphql';
import { explorerMessages as messages } from './explorer.messages';

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/** How the editor asks the server. A failure is said in the language of the page. */
export function useFetcher(ask: AskGraphql): Fetcher {
  const intl = useIntl();
  return useCallback<Fetcher>(
    async ({ query, variables, operationName }) => {
      const place = mutationIn(query, operationName);
      if (place)
        return { errors: [{ message: intl.formatMessage(messages.readOnly, place), locations: [place] }] };
      try {
        return await ask({ query, variables, operationName });
      } catch (error) {
        throw new Error(
          intl.formatMessage(error instanceof NoAnswerError ? messages.noAnswer : messages.offline),
        );
      }
    },
    [ask, intl],
  );
}

/**
 * Where the operation that would run begins, if it is none that reads. Not there to keep anybody out, who is of the
 * office and may change data elsewhere: only to keep a slip of the hand from it.
 */
function mutationIn(query: string, operationName: string | null | undefined) {
  try {
    const operation = getOperationAST(parse(query), operationName);
    if (!operation?.loc || operation.operation === OperationTypeNode.QUERY) return undefined;
    const { line, column } = operation.loc.startToken;
    return { line, column };
  } catch {
    // The server says what is wrong with it, and where.
    return undefined;
  }
}
