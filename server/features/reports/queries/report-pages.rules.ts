import {
  Kind,
  visit,
  type DocumentNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { PlainField, PlainSelection } from './report-selection.rules.js';

/** @param cursor of the previous page; null for the first one, whose query includes the total count */
type PageOf = (cursor: string | null) => DocumentNode;

export interface Pages {
  /** Builds the query for each page; a single page if the root field is not a connection. */
  pageOf: PageOf;
  /** Those that are used. */
  variables: readonly VariableDefinitionNode[];
  /** Only the page that the query selects with its own arguments; undefined if it selects none. */
  ownPage?: Pages | undefined;
}

const PAGE_SIZE = 100;
/** Arguments that select a page; a report reads all pages instead, a preview only this one. */
const OF_PAGE = new Set(['first', 'after', 'before']);

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
const leaf = (value: string): PlainField => ({ kind: Kind.FIELD, name: name(value) });
const argument = (of: string, value: ValueNode) => ({ kind: Kind.ARGUMENT, name: name(of), value }) as const;

const selecting = (selections: readonly PlainField[]) => ({ kind: Kind.SELECTION_SET, selections }) as const;

/** Rewrites a connection to select its nodes, one page after a cursor. */
export function pagesOf(
  operation: OperationDefinitionNode,
  root: PlainField,
  nodes: PlainSelection,
  type: GraphQLObjectType,
): Pages {
  const given = root.arguments ?? [];
  const filters = given.filter((each) => !OF_PAGE.has(each.name.value));
  const rows: PlainField = { ...leaf('nodes'), selectionSet: nodes };
  const pageInfo: PlainField = {
    ...leaf('pageInfo'),
    selectionSet: selecting([leaf('hasNextPage'), leaf('endCursor')]),
  };
  const count = type.getFields().totalCount ? [leaf('totalCount')] : [];
  const pageOf: PageOf = (cursor) =>
    documentOf(operation, {
      ...root,
      arguments: [
        ...filters,
        argument('first', { kind: Kind.INT, value: String(PAGE_SIZE) }),
        ...(cursor === null ? [] : [argument('after', { kind: Kind.STRING, value: cursor })]),
      ],
      selectionSet: selecting([rows, pageInfo, ...(cursor === null ? count : [])]),
    });
  const isPageSelected = filters.length < given.length;
  return {
    pageOf,
    variables: variablesOf(pageOf(null)),
    ownPage: isPageSelected
      ? wholeOf(operation, { ...root, selectionSet: selecting([rows, ...count]) })
      : undefined,
  };
}

/** A root field as a single page. */
export function wholeOf(operation: OperationDefinitionNode, root: PlainField): Pages {
  const document = documentOf(operation, root);
  return { pageOf: () => document, variables: variablesOf(document) };
}

/** Only the variables that are still used, so that paging variables are not asked for. */
function documentOf(operation: OperationDefinitionNode, root: PlainField): DocumentNode {
  const used = new Set<string>();
  visit(root, { Variable: ({ name: { value } }) => void used.add(value) });
  const definition: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) =>
      used.has(variable.name.value),
    ),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [root] },
  };
  return { kind: Kind.DOCUMENT, definitions: [definition] };
}

function variablesOf({ definitions: [definition] }: DocumentNode): readonly VariableDefinitionNode[] {
  return definition?.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [];
}
