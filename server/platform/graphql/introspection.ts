import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { DomainError } from '../errors/domain-error.js';
import { STATUS_OF } from '../errors/error-code.js';
import { requireRole } from '../context/require-role.js';

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
  try {
    requireRole(ctx, ['admin']);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const http = { status: STATUS_OF[error.code] };
    throw new GraphQLError('introspection', { originalError: error, extensions: { http } });
  }
}
