import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { roleProblem } from '../context/require-role.js';
import { describeProblem, type Problem } from '../errors/describe-problem.js';
import { DomainError } from '../errors/domain-error.js';
import { isMessage } from '../i18n/message.js';
import { isStop, operationProblems, parsingProblem } from './query-problem.js';
import { RuleProblems } from './rule-problems.js';

/** What Apollo or a scalar refuses before any resolver runs: the caller's fault, and its text helps the caller. */
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
 * Failures as their callers read them, the only mapper of this transport. The plugin describes each while the
 * request's context is at hand; Apollo then formats it without one.
 * @param open what anybody may be told of; what is wrong with a query of more than that is told to admins alone
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
              // Of an operation itself, what is wrong and where; of a resolver, what it says.
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
        // Where in the query is told only with what is wrong there.
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

/** Which mistakes of an operation are mistakes also for somebody who knows the schema of these rules alone. */
function tellable(rules: RuleProblems): (error: GraphQLError) => boolean {
  return (error) => isMessage(error.extensions.problem) || isStop(error) || rules.areNone || rules.has(error);
}
