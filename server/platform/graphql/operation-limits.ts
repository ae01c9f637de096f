import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';

export const MOST_TOKENS = 2_000;

/** Hold for everyone; none of the site's own operations comes near them. */
export function operationLimits(): ValidationRule[] {
  return new ApolloArmor({
    maxDepth: { n: 10 },
    maxAliases: { n: 15 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: 5_000 },
  }).protect().validationRules;
}
