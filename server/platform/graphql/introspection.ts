import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { requireRole } from '../context/require-role.js';

/** Keeps the schema's description for admins: `__schema` and `__type` are refused to everybody else. */
export const introspectionForAdmins: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, contextValue }) {
        let asks = false;
        visit(document, {
          [Kind.FIELD]: ({ name }) => {
            asks ||= name.value === '__schema' || name.value === '__type';
          },
        });
        if (asks) refuseUnlessAdmin(contextValue);
        return Promise.resolve();
      },
    }),
};

function refuseUnlessAdmin(ctx: RequestContext): void {
  try {
    requireRole(ctx, ['admin']);
  } catch (error) {
    throw new GraphQLError('introspection', { originalError: error instanceof Error ? error : undefined });
  }
}
