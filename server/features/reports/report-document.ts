import {
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { columnsOf, type ColumnPath } from './report-columns.js';

/** A report's query, ready to be run page by page. */
export interface ReportDocument {
  document: DocumentNode;
  columns: ColumnPath[];
  /** The key of its one root field in the answer. */
  rootKey: string;
  /** The root field answers in pages: `cursorVariable` says where the next one begins. */
  isPaged: boolean;
  variables: readonly VariableDefinitionNode[];
}

export const cursorVariable = 'reportCursor';
const PAGE_SIZE = 100;

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
const leaf = (value: string) => ({ kind: Kind.FIELD, name: name(value) }) as const;

/**
 * Reads a query whose one root field is a list, a connection or an object: its rows. A connection is rewritten to ask
 * for one page after a cursor. Throws for anything else, and for what the schema does not have.
 */
export function readReport(schema: GraphQLSchema, query: string): ReportDocument {
  const document = parse(query);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const [operation, ...others] = document.definitions;
  if (
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    operation.operation !== OperationTypeNode.QUERY ||
    others.length > 0
  )
    throw new RangeError('a report is one query');
  const [root, ...more] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || more.length > 0) throw new RangeError('a report has one root field');
  const type = rowTypeOf(schema.getQueryType()?.getFields()[root.name.value]?.type);
  if (!type || !root.selectionSet) throw new RangeError('a report has rows');
  const rootKey = root.alias?.value ?? root.name.value;
  const variables = operation.variableDefinitions ?? [];
  const nodes = root.selectionSet.selections.find(
    (selected) => selected.kind === Kind.FIELD && selected.name.value === 'nodes',
  );
  const nodeType = rowTypeOf(type.getFields().nodes?.type);
  if (nodes?.kind !== Kind.FIELD || !nodes.selectionSet || !nodeType || !type.getFields().pageInfo) {
    return { document, columns: columnsOf(root.selectionSet, type), rootKey, isPaged: false, variables };
  }
  return {
    document: { kind: Kind.DOCUMENT, definitions: [paged(operation, root, nodes)] },
    columns: columnsOf(nodes.selectionSet, nodeType),
    rootKey,
    isPaged: true,
    variables,
  };
}

function rowTypeOf(type: GraphQLType | undefined): GraphQLObjectType | undefined {
  if (isNonNullType(type) || isListType(type)) return rowTypeOf(type.ofType);
  return isObjectType(type) ? type : undefined;
}

function paged(
  operation: OperationDefinitionNode,
  root: FieldNode,
  nodes: FieldNode,
): OperationDefinitionNode {
  const cursor = { kind: Kind.VARIABLE, name: name(cursorVariable) } as const;
  const ownArguments = (root.arguments ?? []).filter(
    ({ name: { value } }) => !['first', 'after'].includes(value),
  );
  const pageInfo: FieldNode = {
    ...leaf('pageInfo'),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [leaf('hasNextPage'), leaf('endCursor')] },
  };
  const field: FieldNode = {
    ...root,
    arguments: [
      ...ownArguments,
      { kind: Kind.ARGUMENT, name: name('first'), value: { kind: Kind.INT, value: String(PAGE_SIZE) } },
      { kind: Kind.ARGUMENT, name: name('after'), value: cursor },
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [{ ...nodes, alias: name('nodes') }, pageInfo] },
  };
  return {
    ...operation,
    variableDefinitions: [
      ...(operation.variableDefinitions ?? []),
      {
        kind: Kind.VARIABLE_DEFINITION,
        variable: cursor,
        type: { kind: Kind.NAMED_TYPE, name: name('String') },
      },
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  };
}
