import type { ApolloServerPlugin } from '@apollo/server';
import { BREAK, GraphQLError, Kind, visit, type DocumentNode } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { STATUS_OF } from '../errors/error-code.js';
import { roleProblem } from '../context/require-role.js';

const DESCRIPTIONS = new Set(['__schema', '__type']);

/** Limits introspection (`__schema` and `__type`) to admins. */
export const introspectionForAdmins: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, contextValue }) {
        if (asksForDescription(document)) assertAdmin(contextValue);
        return Promise.resolve();
      },
    }),
};

/** Results by document: Apollo caches parsed documents, so each is checked once. */
const known = new WeakMap<DocumentNode, boolean>();

function asksForDescription(document: DocumentNode): boolean {
  let asks = known.get(document);
  if (asks === undefined) {
    asks = false;
    visit(document, {
      [Kind.FIELD]: ({ name }) => {
        asks = DESCRIPTIONS.has(name.value);
        return asks ? BREAK : undefined;
      },
    });
    known.set(document, asks);
  }
  return asks;
}

function assertAdmin(ctx: RequestContext): void {
  const problem = roleProblem(ctx, ['admin']);
  if (!problem) return;
  const http = { status: STATUS_OF[problem.code] };
  throw new GraphQLError('introspection', { originalError: problem, extensions: { http } });
}
