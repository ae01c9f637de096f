import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { roleProblem } from '../context/require-role.js';
import { describeProblem, type Problem } from '../errors/describe-problem.js';
import { DomainError } from '../errors/domain-error.js';
import { isMessage } from '../i18n/message.js';
import { isStop, operationProblems, parsingProblem } from './query-problem.js';
import { RuleProblems } from './rule-problems.js';

/** Error codes for invalid requests, raised before any resolver runs. Their texts are safe and help the caller. */
const CALLER_AT_FAULT = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

function isCallersFault(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.originalError instanceof DomainError) return false;
  if (isStop(error)) return true;
  return typeof error.extensions.code === 'string' && CALLER_AT_FAULT.has(error.extensions.code);
}

/**
 * The only error mapper of the GraphQL transport. The plugin describes errors while the request's context is available;
 * Apollo then formats them without it.
 * @param open the public part of the schema; only admins get details about an invalid query of other parts
 */
export function graphqlErrors(open: GraphQLSchema): {
  plugin: ApolloServerPlugin<RequestContext>;
  format: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
} {
  const described = new WeakMap<object, Problem>();
  return {
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          didEncounterErrors({ errors, contextValue, document, schema, request: { variables } }) {
            const stranger = roleProblem(contextValue, ['admin']);
            const known = stranger ? open : schema;
            const rules = document && new RuleProblems(known, document);
            const problemOf =
              document && rules
                ? operationProblems({ schema: known, document, variables, rules })
                : parsingProblem;
            const mayTell = stranger && rules ? tellable(rules) : () => true;
            for (const error of errors) {
              // Invalid operations get an explanation with the position, or the role problem; resolvers' errors are used as is.
              const cause = isCallersFault(error)
                ? ((mayTell(error) ? undefined : stranger) ??
                  new DomainError('BAD_USER_INPUT', { message: problemOf(error) }))
                : (error.originalError ?? error);
              described.set(error, describeProblem(cause, contextValue));
            }
            return Promise.resolve();
          },
        }),
    },
    format({ message, locations, path, extensions }, error) {
      const place = { ...(locations && { locations }), ...(path && { path }) };
      const problem = error instanceof Error ? described.get(error) : undefined;
      if (problem) {
        const { status: _status, message: text, ...rest } = problem;
        // The position is returned only together with the explanation.
        const isTold = path !== undefined || problem.code === 'BAD_USER_INPUT';
        return { message: text, ...(isTold && place), extensions: { ...rest } };
      }
      const code =
        isCallersFault(error) || CALLER_AT_FAULT.has(String(extensions?.code))
          ? 'BAD_USER_INPUT'
          : 'INTERNAL';
      return { message: code === 'INTERNAL' ? 'Internal error' : message, ...place, extensions: { code } };
    },
  };
}

/** Whether an error can be explained from the rules' public schema alone, without revealing other parts. */
function tellable(rules: RuleProblems): (error: GraphQLError) => boolean {
  return (error) => isMessage(error.extensions.problem) || isStop(error) || rules.areNone || rules.has(error);
}
