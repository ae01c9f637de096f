import {
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ASTNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { badInput } from '../../../platform/errors/domain-error.js';
import { reportCostLimit } from '../../../platform/graphql/operation-cost.js';
import { MAX_TOKENS, OPERATION_LIMITS } from '../../../platform/graphql/operation-limits.js';
import { graphqlProblem } from '../../../platform/graphql/graphql-problem.js';
import { withPlace } from '../../../platform/graphql/with-place.js';
import { message, type MessageText } from '../../../platform/i18n/message.js';
import { columnsOf, type ColumnPath } from './report-columns.rules.js';
import { pagesOf, wholeOf, type Pages } from './report-pages.rules.js';
import {
  keyOf,
  withZones,
  inlineFragments,
  type Fragments,
  type PlainField,
} from './report-selection.rules.js';

/** The query of a report, ready to run. */
export interface ReportDocument extends Pages {
  columns: readonly ColumnPath[];
  /** The grouping of totals, as in the query. */
  group: ValueNode | undefined;
  /** The result key of its only root field. */
  rootKey: string;
  rootName: string;
  /** Whether its root field is a connection. */
  isPaged: boolean;
  /** The variable of each argument of the root field. */
  variableOf: ReadonlyMap<string, string>;
}

/** The document of a preview, which shows only the page that the query selects, if it does, as its result does. */
export function previewOf(document: ReportDocument): ReportDocument {
  return { ...document, ...document.ownPage };
}

/** A report that runs itself would never end. */
const NO_ROWS = new Set(['reportTable', 'reportPreview']);

const WORDS = {
  oneOperation: {
    en: 'A report is one query and nothing else.',
    es: 'Un informe es una sola consulta y nada más.',
  },
  readOnly: {
    en: 'A report only reads: it is a query, no mutation and no subscription.',
    es: 'Un informe solo lee: es una consulta, no una mutación ni una suscripción.',
  },
  oneField: {
    en: 'A report asks for one field at its root: its rows.',
    es: 'Un informe pide un solo campo en la raíz: sus filas.',
  },
  noRows: { en: 'This field is no table of rows.', es: 'Este campo no se puede mostrar como tabla.' },
  noDirective: {
    en: 'The field at the root takes no directive here.',
    es: 'El campo de la raíz no lleva directivas aquí.',
  },
} satisfies Record<string, MessageText>;

/**
 * Reads a query whose only root field is a list, a connection or an object, which are the rows. Throws BAD_USER_INPUT
 * on `query` for anything else, for fields that the schema does not have, and beyond the limits of all operations.
 */
export function readReport(schema: GraphQLSchema, query: string): ReportDocument {
  const document = parsed(query);
  const operation = onlyQuery(document);
  const rules = [reportCostLimit, ...OPERATION_LIMITS, ...specifiedRules];
  const [error] = validate(schema, document, rules);
  if (error) throw badInput({ query: graphqlProblem(error) });
  const fragments: Fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const root = rootOf(operation, fragments);
  const field = schema.getQueryType()?.getFields()[root.name.value];
  const type = rowType(field?.type);
  if (!field || !type || NO_ROWS.has(field.name)) throw refused('noRows', root);
  const shared = {
    rootKey: keyOf(root),
    rootName: field.name,
    group: root.arguments?.find(({ name }) => name.value === 'by')?.value,
    variableOf: new Map(
      (root.arguments ?? []).flatMap(({ name, value }) =>
        value.kind === Kind.VARIABLE ? [[name.value, value.name.value] as const] : [],
      ),
    ),
  };
  const nodes = root.selectionSet?.selections.filter(({ name }) => name.value === 'nodes') ?? [];
  const nodeType = isConnection(field, type) && rowType(type.getFields().nodes?.type);
  if (nodeType) {
    const selected = { kind: Kind.SELECTION_SET, selections: nodes.flatMap(selectionsOf) } as const;
    const columns = columnsOf(selected, nodeType);
    if (columns.length === 0) throw refused('noRows', root);
    const pages = pagesOf(operation, root, withZones(selected, nodeType), type);
    return { ...shared, columns, ...pages, isPaged: true };
  }
  const selected = { kind: Kind.SELECTION_SET, selections: selectionsOf(root) } as const;
  const columns = columnsOf(selected, type);
  if (columns.length === 0) throw refused('noRows', root);
  const whole = { ...root, selectionSet: withZones(selected, type) };
  return { ...shared, columns, ...wholeOf(operation, whole), isPaged: false };
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw error instanceof GraphQLError ? badInput({ query: graphqlProblem(error) }) : error;
  }
}

function onlyQuery({ definitions }: DocumentNode): OperationDefinitionNode {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const other = operations.find(({ operation }) => operation !== OperationTypeNode.QUERY);
  if (other) throw refused('readOnly', other);
  const [operation, second] = operations;
  if (!operation || second) throw refused('oneOperation', second);
  return operation;
}

/** Merges the selections if the root field occurs more than once. */
function rootOf({ selectionSet }: OperationDefinitionNode, fragments: Fragments): PlainField {
  const [root, ...others] = inlineFragments(selectionSet, fragments).selections;
  const stranger = others.find((other) => !root || keyOf(other) !== keyOf(root));
  if (!root || stranger) throw refused('oneField', stranger);
  const decorated = [root, ...others].find(({ directives = [] }) => directives.length > 0);
  if (decorated) throw refused('noDirective', decorated);
  const selections = [root, ...others].flatMap(selectionsOf);
  return selections.length === 0 ? root : { ...root, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}

const selectionsOf = ({ selectionSet }: PlainField): readonly PlainField[] => selectionSet?.selections ?? [];

function rowType(type: GraphQLOutputType | undefined): GraphQLObjectType | undefined {
  const given = getNullableType(type);
  if (isListType(given)) return rowType(given.ofType as GraphQLOutputType);
  return isObjectType(given) ? given : undefined;
}

function isConnection({ args }: GraphQLField<unknown, unknown>, type: GraphQLObjectType): boolean {
  const { nodes, pageInfo } = type.getFields();
  return nodes !== undefined && pageInfo !== undefined && args.some(({ name }) => name === 'after');
}

function refused(what: keyof typeof WORDS, node?: ASTNode): Error {
  const place = node?.loc?.startToken ?? { line: 1, column: 1 };
  return badInput({ query: withPlace(message(WORDS[what]), place) });
}
