import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import type { Locale } from '../../platform/i18n/message.js';
import { isRecord } from '../../platform/rest/wire-input.js';
import { OFFICE_ZONE } from '../schedule/schedule-words.js';
import { isoWithOffset } from '../schedule/venue-time.rules.js';
import { keyOf, type PlainSelection } from './report-selection.js';
import type { ColumnKind } from './report-words.js';

/** A leaf of the answer, as a column of the report's table. */
export interface ColumnPath {
  /** Stable in every language: 'classInstance.city', or the alias. */
  key: string;
  path: readonly string[];
  /** What its label is found by: the alias, or the field of the schema. */
  name: string;
  fieldName: string;
  kind: ColumnKind;
  /** Its values are words of the schema. */
  isEnum: boolean;
}

/** The leaves of a selection in its order, each once. What only explains a neighbour (nameEs, timeZone) is no column. */
export function columnsOf(
  selection: PlainSelection,
  type: GraphQLObjectType,
  parents: readonly string[] = [],
  isOneOfMany = false,
): ColumnPath[] {
  const names = new Set(selection.selections.map((field) => field.name.value));
  const columns = selection.selections.flatMap((selected): ColumnPath[] => {
    const fieldName = selected.name.value;
    const field = type.getFields()[fieldName];
    if (!field || isExplanation(fieldName, names, type)) return [];
    const path = [...parents, keyOf(selected)];
    const named = getNamedType(field.type);
    const isMany = isOneOfMany || isListType(getNullableType(field.type));
    if (selected.selectionSet && isObjectType(named))
      return columnsOf(selected.selectionSet, named, path, isMany);
    const name = keyOf(selected);
    const kind = isMany ? 'text' : kindOf(fieldName, named.name);
    return [{ key: path.join('.'), path, name, fieldName, kind, isEnum: isEnumType(named) }];
  });
  return [...new Map(columns.map((column) => [column.key, column])).values()];
}

function isExplanation(fieldName: string, names: ReadonlySet<string>, type: GraphQLObjectType): boolean {
  if (fieldName.endsWith('Es')) return names.has(fieldName.slice(0, -'Es'.length));
  if (fieldName !== 'timeZone') return false;
  const fields = type.getFields();
  return [...names].some((name) => fields[name] && getNamedType(fields[name].type).name === 'DateTime');
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
