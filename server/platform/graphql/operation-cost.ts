import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  isInterfaceType,
  isObjectType,
  getNamedType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { isAdmin } from '../context/viewer.js';
import type { Message } from '../i18n/message.js';
import { isDescription, measuredOnce } from './operation-limits.js';
import { refusal } from './refusal.js';

/** The office's most expensive lists cost 22,000, with 50 rows. */
const MAX_COST = 50_000;
/** A guest's most expensive list, the board with 100 classes, costs 18,200. */
const MAX_GUEST_COST = 25_000;
/** Of a report, counting one row per list, because it is read page by page. */
const MAX_REPORT_COST = 5_000;

/** Factor by which each level is more expensive than its parent. */
const COST_OF_LEVEL = 1.5;
const COST_OF_LEAF = 1;
const COST_OF_OBJECT = 2;

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}
type Variables = Readonly<Record<string, unknown>>;
/** The number of rows that a field returns. */
type RowsOf = (field: FieldNode, of: GraphQLNamedType | undefined) => number;

/** Rejects operations that are too expensive before they are executed. */
export const costLimit: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, operation, request, contextValue: { viewer } }) {
        // Undefined if the document does not contain the named operation, despite Apollo's types.
        if (!operation) return Promise.resolve();
        const max = isAdmin(viewer) ? MAX_COST : MAX_GUEST_COST;
        const cost = costOf({ schema, document, operation }, rowsAskedFor(operation, request.variables));
        const problem = problemOf(cost, max);
        if (!problem) return Promise.resolve();
        const error = refusal(problem);
        Object.assign(error.extensions, { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } });
        throw error;
      },
    }),
};

export const reportCostLimit: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const asked = { schema: context.getSchema(), document: context.getDocument(), operation };
    const problem = problemOf(
      costOf(asked, () => 1),
      MAX_REPORT_COST,
    );
    if (problem) context.reportError(refusal(problem));
  },
});

function problemOf(cost: number, max: number): Message | undefined {
  if (cost <= max) return undefined;
  const found = Math.floor(cost);
  // A larger number is inexact, so the message omits it.
  if (!Number.isSafeInteger(found)) return { text: FAR_TOO_COSTLY, values: { max: String(max) } };
  return { text: TOO_COSTLY, values: { found: String(found), max: String(max) } };
}

const TOO_COSTLY = {
  en: 'The query is too costly: {found}, at most {max}. Ask for fewer rows or fields.',
  es: 'La consulta es demasiado pesada: {found}; el máximo es {max}. Pida menos filas o campos.',
};
const FAR_TOO_COSTLY = {
  en: 'The query is far too costly, at most {max}. Ask for fewer rows or fields.',
  es: 'La consulta es demasiado pesada: supera por mucho el máximo de {max}. Pida menos filas o campos.',
};

function costOf({ schema, document, operation }: Asked, rowsOf: RowsOf): number {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const ofFragment = measuredOnce((name) => fragments.get(name));
  const costOfFragment = ({ selectionSet, typeCondition }: FragmentDefinitionNode): number =>
    costIn(selectionSet, schema.getType(typeCondition.name.value));
  const costIn = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): number =>
    selections.reduce((sum, node) => sum + COST_OF_LEVEL * cost(node, type), COST_OF_OBJECT);
  const cost = (node: SelectionNode, type: GraphQLNamedType | undefined): number => {
    if (isDescription(node)) return 0;
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return COST_OF_LEAF + COST_OF_LEVEL * ofFragment(node, costOfFragment);
    if (node.kind === Kind.INLINE_FRAGMENT)
      return costIn(
        node.selectionSet,
        node.typeCondition ? schema.getType(node.typeCondition.name.value) : type,
      );
    if (!node.selectionSet) return COST_OF_LEAF;
    const answered = fieldOf(type, node)?.type;
    return costIn(node.selectionSet, answered && getNamedType(answered)) * rowsOf(node, type);
  };
  const root = schema.getRootType(operation.operation) ?? undefined;
  return operation.selectionSet.selections.reduce((sum, node) => sum + cost(node, root), 0);
}

/** The value of a field's argument `first`: from the query, a variable, or the schema's default. */
function rowsAskedFor(operation: OperationDefinitionNode, sent: Variables = {}): RowsOf {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const variables: Variables = { ...Object.fromEntries(defaults), ...sent };
  return (node, type) => {
    const argument = fieldOf(type, node)?.args.find(({ name }) => name === 'first');
    if (!argument) return 1;
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    const first = (given && valueFromASTUntyped(given, variables)) ?? argument.defaultValue;
    // Other values fail later, in argument coercion.
    return typeof first === 'number' ? Math.max(1, first) : 1;
  };
}

function fieldOf(type: GraphQLNamedType | undefined, { name }: FieldNode) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
}
