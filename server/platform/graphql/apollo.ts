import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../context/request-context.js';
import { graphqlErrors } from './graphql-errors.js';
import { introspectionForAdmins } from './introspection.js';
import { openSchema } from './open-schema.js';
import { costLimit } from './operation-cost.js';
import { MAX_ERRORS, MAX_TOKENS, OPERATION_LIMITS } from './operation-limits.js';

export function createApollo(
  schema: GraphQLSchema,
  log: Logger,
  plugins: ApolloServerPlugin<RequestContext>[],
): ApolloServer<RequestContext> {
  const errors = graphqlErrors(openSchema(schema));
  return new ApolloServer<RequestContext>({
    schema,
    logger: asLogLines(log),
    // Allowed here, because the plugin below decides by role.
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...OPERATION_LIMITS],
    validationOptions: { maxErrors: MAX_ERRORS, hideSuggestions: true },
    executionOptions: { maxCoercionErrors: MAX_ERRORS },
    formatError: errors.format,
    stringifyResult: resultText(),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field of every row to compute `Cache-Control`, which is always no-store here.
      ApolloServerPluginCacheControlDisabled(),
      introspectionForAdmins,
      costLimit,
      errors.plugin,
      ...plugins,
    ],
  });
}

/** Serializes a cached result once: it is the same object for every response. */
function resultText(): (result: FormattedExecutionResult) => string {
  const texts = new WeakMap<object, string>();
  return (result) => {
    const { data, errors, extensions } = result;
    const isPlain = errors === undefined && extensions === undefined;
    const text = (data && isPlain && texts.get(data)) || `${JSON.stringify(result)}\n`;
    if (data && isPlain) texts.set(data, text);
    return text;
  };
}

/** Apollo's messages may quote the request, so they are logged as errors, whose texts are filtered. */
function asLogLines(log: Logger): NonNullable<ApolloServerOptions<RequestContext>['logger']> {
  const nothing = () => undefined;
  const cause = (text: unknown) => ({ err: text instanceof Error ? text : new Error(String(text)) });
  return {
    debug: nothing,
    info: nothing,
    warn: (text: unknown) => log.warn(cause(text), 'warning of Apollo Server'),
    error: (text: unknown) => log.error(cause(text), 'unexpected failure of Apollo Server'),
  };
}
