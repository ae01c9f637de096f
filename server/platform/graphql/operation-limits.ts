import {
  Kind,
  OperationTypeNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { MessageText } from '../i18n/message.js';
import { refusal } from './refusal.js';

/** Several times the site's longest operation. Some validation rules compare each field with every other. */
export const MAX_TOKENS = 1_000;
/** For guests and clients. The time of those rules grows with its square. */
export const MAX_GUEST_TOKENS = 500;
/** More errors are not helpful, and each takes time to find. */
export const MAX_ERRORS = 5;
const MAX_DEPTH = 10;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 20;

/** For all callers, besides the cost limit (operation-cost.ts). The site's own operations are far below. */
export const OPERATION_LIMITS: readonly ValidationRule[] = [
  limit(MAX_DEPTH, depthOf, {
    en: 'The query is too deep: {found} levels, at most {max}.',
    es: 'La consulta tiene demasiados niveles: {found}; el máximo es {max}.',
  }),
  limit(MAX_ALIASES, aliasesIn, {
    en: 'The query has too many aliases, at most {max}.',
    es: 'La consulta tiene demasiados alias; el máximo es {max}.',
  }),
  limit(MAX_DIRECTIVES, directivesIn, {
    en: 'The query has too many directives, at most {max}.',
    es: 'La consulta tiene demasiadas directivas; el máximo es {max}.',
  }),
  // GraphQL would reject subscriptions only in execution, as an internal error.
  (context) => ({
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
      const text = { en: 'There are no subscriptions.', es: 'No hay suscripciones.' };
      context.reportError(refusal({ text }, node));
    },
  }),
];

type Measure = (operation: OperationDefinitionNode, ofFragment: OfFragment) => number;
type OfFragment = (spread: FragmentSpreadNode, measure: MeasureFragment) => number;
type MeasureFragment = (fragment: FragmentDefinitionNode) => number;

function limit(max: number, measure: Measure, text: MessageText): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      const ofFragment = measuredOnce((name) => context.getFragment(name));
      const found = measure(operation, ofFragment);
      if (found > max) context.reportError(refusal({ text, values: { found, max } }));
    },
  });
}

/** Applies a measure to a fragment, once per fragment; a recursive spread counts as 0. */
export function measuredOnce(fragmentOf: ValidationContext['getFragment']): OfFragment {
  const known = new Map<string, number>();
  return ({ name }, measure) => {
    const seen = known.get(name.value);
    if (seen !== undefined) return seen;
    known.set(name.value, 0);
    const fragment = fragmentOf(name.value);
    const found = fragment ? measure(fragment) : 0;
    known.set(name.value, found);
    return found;
  };
}

/** Introspection is exempt, because it is for admins only and inherently deep. */
export const isDescription = (node: SelectionNode): boolean =>
  node.kind === Kind.FIELD && node.name.value === '__schema';

function depthOf({ selectionSet }: OperationDefinitionNode, ofFragment: OfFragment): number {
  const depthIn = ({ selections }: SelectionSetNode): number =>
    Math.max(0, ...selections.filter((node) => !isDescription(node)).map((node) => 1 + below(node)));
  const below = (node: SelectionNode): number => {
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return 1 + ofFragment(node, (fragment) => depthIn(fragment.selectionSet));
    return node.selectionSet ? depthIn(node.selectionSet) : 0;
  };
  return depthIn(selectionSet);
}

function aliasesIn(operation: OperationDefinitionNode, ofFragment: OfFragment): number {
  const own = (node: SelectionNode): number =>
    node.kind === Kind.FIELD && node.alias && node.name.value !== '__typename' ? 1 : 0;
  return sumOver(operation.selectionSet, own, ofFragment);
}

function directivesIn(operation: OperationDefinitionNode, ofFragment: OfFragment): number {
  const own = ({ directives = [] }: SelectionNode): number => directives.length;
  return (operation.directives?.length ?? 0) + sumOver(operation.selectionSet, own, ofFragment);
}

function sumOver(
  { selections }: SelectionSetNode,
  own: (node: SelectionNode) => number,
  ofFragment: OfFragment,
): number {
  const below = (node: SelectionNode): number => {
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return ofFragment(node, ({ selectionSet }) => sumOver(selectionSet, own, ofFragment));
    return node.selectionSet ? sumOver(node.selectionSet, own, ofFragment) : 0;
  };
  return selections.reduce((sum, node) => sum + own(node) + below(node), 0);
}
