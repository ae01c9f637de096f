import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';

/** Several times what the longest operation of the site has. Some rules compare each field with each other. */
export const MAX_TOKENS = 1_000;

/** Hold for everyone; none of the site's own operations comes near them. */
export function operationLimits(): ValidationRule[] {
  const limits = new ApolloArmor({
    maxDepth: { n: 10 },
    maxAliases: { n: 15 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: 5_000 },
  }).protect().validationRules;
  return [...limits, noSubscriptions];
}

/** A rule that GraphQL leaves to the execution, where it would be a failure of the server. */
const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === OperationTypeNode.SUBSCRIPTION)
      context.reportError(new GraphQLError('There are no subscriptions.', { nodes: node }));
  },
});
