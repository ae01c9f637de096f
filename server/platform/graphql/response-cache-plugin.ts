import { HeaderMap, type ApolloServerPlugin, type GraphQLRequest } from '@apollo/server';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import type { ResponseCache, CacheKey } from '../database/response-cache.js';

type Data = Record<string, unknown>;

/**
 * Caches the responses of queries that select only the given root fields. For guests only; admins and clients always read
 * the database.
 */
export function responseCachePlugin(
  cache: ResponseCache<Data>,
  fields: ReadonlySet<string>,
): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () => {
      let cacheKey: CacheKey | undefined;
      return Promise.resolve({
        responseForOperation({ request, operation, contextValue }) {
          if (contextValue.viewer.role !== 'guest' || !selectsOnly(operation, fields))
            return Promise.resolve(null);
          cacheKey = cache.keyFor(contextValue, keyOf(request, contextValue));
          const data = cache.get(cacheKey);
          if (!data) return Promise.resolve(null);
          cacheKey = undefined;
          const http = { status: undefined, headers: new HeaderMap() };
          return Promise.resolve({ http, body: { kind: 'single', singleResult: { data } } });
        },
        willSendResponse({ response: { body } }) {
          if (cacheKey && body.kind === 'single' && body.singleResult.data && !body.singleResult.errors)
            cache.set(cacheKey, body.singleResult.data);
          return Promise.resolve();
        },
      });
    },
  };
}

function keyOf({ query, operationName, variables }: GraphQLRequest, { locale }: RequestContext): string {
  return JSON.stringify([locale, query, operationName, variables]);
}

/** @param operation undefined if the document does not contain the named operation, despite Apollo's types */
function selectsOnly(operation: OperationDefinitionNode | undefined, fields: ReadonlySet<string>): boolean {
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && fields.has(selection.name.value),
    )
  );
}
