import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { graphqlErrors } from './graphql-errors.js';
import { introspectionForAdmins } from './introspection.js';

const MOST_TOKENS = 2_000;

/** Hold for everyone; none of the site's own operations comes near them. */
function limits(): ValidationRule[] {
  return new ApolloArmor({
    maxDepth: { n: 10 },
    maxAliases: { n: 15 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: 5_000 },
  }).protect().validationRules;
}

export function createApollo(
  schema: GraphQLSchema,
  plugins: ApolloServerPlugin<RequestContext>[] = [],
): ApolloServer<RequestContext> {
  const errors = graphqlErrors();
  return new ApolloServer<RequestContext>({
    schema,
    // The plugin below decides by role; this switch knows none.
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: limits(),
    formatError: errors.format,
    plugins: [ApolloServerPluginLandingPageDisabled(), introspectionForAdmins, errors.plugin, ...plugins],
  });
}
