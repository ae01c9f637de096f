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
export type PageOf = (cursor: string | null) => DocumentNode;

interface Pages {
  pageOf: PageOf;
  variables: readonly VariableDefinitionNode[];
}

const PAGE_SIZE = 100;
/** Arguments that select a page; a report reads all pages instead. */
const OF_PAGE = new Set(['first', 'after', 'before']);

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
const leaf = (value: string): PlainField => ({ kind: Kind.FIELD, name: name(value) });
const argument = (of: string, value: ValueNode) => ({ kind: Kind.ARGUMENT, name: name(of), value }) as const;

/** Rewrites a connection to select its nodes, one page after a cursor. */
export function pagesOf(
  operation: OperationDefinitionNode,
  root: PlainField,
  nodes: PlainSelection,
  type: GraphQLObjectType,
): Pages {
  const ownArguments = (root.arguments ?? []).filter((each) => !OF_PAGE.has(each.name.value));
  const selected: PlainField[] = [
    { ...leaf('nodes'), selectionSet: nodes },
    {
      ...leaf('pageInfo'),
      selectionSet: { kind: Kind.SELECTION_SET, selections: [leaf('hasNextPage'), leaf('endCursor')] },
    },
  ];
  const counted = type.getFields().totalCount ? [...selected, leaf('totalCount')] : selected;
  const pageOf: PageOf = (cursor) =>
    documentOf(operation, {
      ...root,
      arguments: [
        ...ownArguments,
        argument('first', { kind: Kind.INT, value: String(PAGE_SIZE) }),
        ...(cursor === null ? [] : [argument('after', { kind: Kind.STRING, value: cursor })]),
      ],
      selectionSet: { kind: Kind.SELECTION_SET, selections: cursor === null ? counted : selected },
    });
  return { pageOf, variables: variablesOf(pageOf(null)) };
}

/** A single page for a root field that is not a connection. */
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
