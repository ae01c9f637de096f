import { HeaderMap, type ApolloServerPlugin, type GraphQLRequest } from '@apollo/server';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import type { KeptAnswers, Question } from '../database/kept-answers.js';

type Data = Record<string, unknown>;

/**
 * Answers the queries that ask for nothing but the given fields from what is kept, without running them again. Guests
 * only: an admin or a client always gets what the database says.
 */
export function keptQueries(
  kept: KeptAnswers<Data>,
  fields: ReadonlySet<string>,
): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () => {
      let asked: Question | undefined;
      return Promise.resolve({
        responseForOperation({ request, operation, contextValue }) {
          if (contextValue.viewer.role !== 'guest' || !asksOnlyFor(operation, fields))
            return Promise.resolve(null);
          asked = kept.question(contextValue, keyOf(request, contextValue));
          const data = kept.find(asked);
          if (!data) return Promise.resolve(null);
          asked = undefined;
          const http = { status: undefined, headers: new HeaderMap() };
          return Promise.resolve({ http, body: { kind: 'single', singleResult: { data } } });
        },
        willSendResponse({ response: { body } }) {
          if (asked && body.kind === 'single' && body.singleResult.data && !body.singleResult.errors)
            kept.keep(asked, body.singleResult.data);
          return Promise.resolve();
        },
      });
    },
  };
}

function keyOf({ query, operationName, variables }: GraphQLRequest, { locale }: RequestContext): string {
  return JSON.stringify([locale, query, operationName, variables]);
}

/** @param asked none where the request names an operation that its document does not have, whatever Apollo's types say */
function asksOnlyFor(asked: OperationDefinitionNode | undefined, fields: ReadonlySet<string>): boolean {
  return (
    asked?.operation === OperationTypeNode.QUERY &&
    asked.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && fields.has(selection.name.value),
    )
  );
}
