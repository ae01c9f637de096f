import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { STATUS_OF } from '../errors/error-code.js';
import { roleProblem } from '../context/require-role.js';

const DESCRIPTIONS = new Set(['__schema', '__type']);

/** Keeps the schema's description for admins: `__schema` and `__type` are refused to everybody else. */
export const introspectionForAdmins: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, contextValue }) {
        visit(document, {
          [Kind.FIELD]: ({ name }) => {
            if (DESCRIPTIONS.has(name.value)) refuseUnlessAdmin(contextValue);
          },
        });
        return Promise.resolve();
      },
    }),
};

function refuseUnlessAdmin(ctx: RequestContext): void {
  const problem = roleProblem(ctx, ['admin']);
  if (!problem) return;
  const http = { status: STATUS_OF[problem.code] };
  throw new GraphQLError('introspection', { originalError: problem, extensions: { http } });
}
