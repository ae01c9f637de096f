import { getNamedType, isObjectType, Kind, type GraphQLObjectType, type SelectionSetNode } from 'graphql';
import type { Locale } from '../../platform/i18n/message.js';
import { isRecord } from '../../platform/rest/wire-input.js';
import { isoWithOffset } from '../schedule/venue-time.rules.js';
import type { ColumnKind } from './report-words.js';

/** A leaf of the answer, as a column of the report's table. */
export interface ColumnPath {
  /** Stable in every language: 'classInstance.city'. */
  key: string;
  path: readonly string[];
  /** Of the schema, for its label. */
  fieldName: string;
  kind: ColumnKind;
}

/** Of dates without a venue: when a booking was made. */
const OFFICE_ZONE = 'America/Denver';

/** The leaves of a selection in its order. What only explains its neighbour (nameEs, timeZone) is no column. */
export function columnsOf(
  selection: SelectionSetNode,
  type: GraphQLObjectType,
  parents: readonly string[] = [],
): ColumnPath[] {
  return selection.selections.flatMap((selected): ColumnPath[] => {
    if (selected.kind !== Kind.FIELD) throw new RangeError('a report has no fragments');
    const fieldName = selected.name.value;
    const field = type.getFields()[fieldName];
    if (!field || fieldName === 'timeZone' || fieldName.endsWith('Es')) return [];
    const path = [...parents, selected.alias?.value ?? fieldName];
    const named = getNamedType(field.type);
    if (selected.selectionSet && isObjectType(named)) return columnsOf(selected.selectionSet, named, path);
    return [{ key: path.join('.'), path, fieldName, kind: kindOf(fieldName, named.name) }];
  });
}

function kindOf(fieldName: string, typeName: string): ColumnKind {
  if (fieldName.endsWith('Cents')) return 'money';
  if (fieldName.endsWith('Rate')) return 'percent';
  if (typeName === 'DateTime') return 'dateTime';
  if (typeName === 'String' && /date$/i.test(fieldName)) return 'date';
  if (typeName === 'Int' || typeName === 'Float') return 'number';
  return typeName === 'Boolean' ? 'boolean' : 'text';
}

/** One cell as text, null when it is empty; values of a list are joined. An instant is at the wall clock of its venue. */
export function cellOf(row: unknown, { path, kind }: ColumnPath, locale: Locale): string | null {
  const texts = leavesOf(row, path, locale).map(({ value, parent }) =>
    kind === 'dateTime' ? wallTime(value, parent) : textOf(value),
  );
  return texts.filter((text) => text !== null).join('; ') || null;
}

interface Leaf {
  value: unknown;
  parent: Record<string, unknown>;
}

function leavesOf(node: unknown, path: readonly string[], locale: Locale): Leaf[] {
  const [name, ...rest] = path;
  if (Array.isArray(node)) return node.flatMap((each: unknown) => leavesOf(each, path, locale));
  if (name === undefined || !isRecord(node)) return [];
  if (rest.length > 0) return leavesOf(node[name], rest, locale);
  return [{ value: (locale === 'es' && node[`${name}Es`]) || node[name], parent: node }];
}

function wallTime(value: unknown, { timeZone }: Record<string, unknown>): string | null {
  if (typeof value !== 'string') return null;
  return isoWithOffset(new Date(value), typeof timeZone === 'string' ? timeZone : OFFICE_ZONE);
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
