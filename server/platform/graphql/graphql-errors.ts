import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { roleProblem } from '../context/require-role.js';
import { describeProblem, type Problem } from '../errors/describe-problem.js';
import { DomainError } from '../errors/domain-error.js';
import { isMessage } from '../i18n/message.js';
import { fieldProblem, graphqlProblem, isStop, isWrongArgument } from './graphql-problem.js';
import { MAX_ERRORS } from './operation-limits.js';

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
  if (isStop(error) || isWrongArgument(error)) return true;
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
          didEncounterErrors({ errors, contextValue, document }) {
            const stranger = roleProblem(contextValue, ['admin']);
            const mayTell = stranger && document ? explainedBy(open, document) : () => true;
            for (const error of errors) {
              // Invalid operations get an explanation with the position, or the role problem; resolvers' errors are used as is.
              const cause = isCallersFault(error)
                ? ((mayTell(error) ? undefined : stranger) ?? invalid(error, !stranger))
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

function invalid(error: GraphQLError, suggests: boolean): DomainError {
  const fields = fieldProblem(error);
  return new DomainError('BAD_USER_INPUT', {
    message: graphqlProblem(error, suggests),
    ...(fields && { fields }),
  });
}

/** Compares each field with every other of the same name, which takes longer than all other rules together. */
const COSTLY_RULES: readonly ValidationRule[] = [OverlappingFieldsCanBeMergedRule];
const OTHER_RULES = specifiedRules.filter((rule) => !COSTLY_RULES.includes(rule));

/**
 * Whether an error can be explained from a part of the schema alone, without revealing others: the operation is valid
 * there, or has the same error.
 */
function explainedBy(part: GraphQLSchema, document: DocumentNode): (error: GraphQLError) => boolean {
  const errorsBy = (rules: readonly ValidationRule[]) =>
    validate(part, document, rules, { maxErrors: MAX_ERRORS, hideSuggestions: true });
  let others: readonly GraphQLError[] | undefined;
  let pairs: readonly GraphQLError[] | undefined;
  return (error) => {
    if (isMessage(error.extensions.problem) || isStop(error)) return true;
    others ??= errorsBy(OTHER_RULES);
    if (others.length === 0 || others.some((other) => isSame(error, other))) return true;
    // The costly rule reports pairs of conflicting fields, so its errors have at least two nodes.
    if ((error.nodes?.length ?? 0) < 2) return false;
    pairs ??= errorsBy(COSTLY_RULES);
    return pairs.some((pair) => isSame(error, pair));
  };
}

/** Whether both are the same error. Apollo has removed suggestions from the end of the first one's message. */
function isSame(error: GraphQLError, again: GraphQLError): boolean {
  return error.nodes?.[0] === again.nodes?.[0] && again.message.startsWith(error.message);
}
