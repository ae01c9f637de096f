import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import type { Locale } from '../../platform/i18n/message.js';
import { decimalText } from '../../platform/money/money.js';
import { isRecord } from '../../platform/validation/is-record.js';
import { OFFICE_ZONE } from '../schedule/schedule.constants.js';
import { isoWithOffset } from '../schedule/venue-time.rules.js';
import { keyOf, ZONE_KEY, type PlainField, type PlainSelection } from './report-selection.rules.js';
import type { ColumnKind } from './report.constants.js';

/** A leaf of the answer, as a column of the report's table. */
export interface ColumnPath {
  /** Stable in every language: 'classInstance.city', or the alias. */
  key: string;
  path: readonly string[];
  /** What its label is found by: the type and the field of the schema, or the alias. */
  typeName: string;
  name: string;
  kind: ColumnKind;
  /** How each of the values is written that are joined in a cell; the kind of the column, unless it has many. */
  valueKind: ColumnKind;
  /** Where its values are words of the schema. */
  enumName: string | null;
  /** Whether the sum of its cells says something. */
  isSummed: boolean;
  /** The key beside it of the same text in Spanish. */
  spanishKey: string | null;
}

const BETWEEN_VALUES = '; ';

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
    if (!field || isExplanation(selected, names, type)) return [];
    const path = [...parents, keyOf(selected)];
    const named = getNamedType(field.type);
    const isMany = isOneOfMany || isListType(getNullableType(field.type));
    if (selected.selectionSet && isObjectType(named))
      return columnsOf(selected.selectionSet, named, path, isMany);
    const valueKind = kindOf(fieldName, named.name);
    return [
      {
        key: path.join('.'),
        path,
        typeName: type.name,
        name: keyOf(selected),
        kind: isMany ? 'text' : valueKind,
        valueKind,
        enumName: isEnumType(named) ? named.name : null,
        isSummed: !isMany && isSummed(fieldName, valueKind),
        spanishKey: spanishKeyOf(selection, fieldName),
      },
    ];
  });
  return [...new Map(columns.map((column) => [column.key, column])).values()];
}

/** One with an alias is wanted for itself. */
function isExplanation(
  { alias, name: { value: fieldName } }: PlainField,
  names: ReadonlySet<string>,
  type: GraphQLObjectType,
): boolean {
  if (alias) return false;
  if (fieldName.endsWith('Es')) return names.has(fieldName.slice(0, -'Es'.length));
  if (fieldName !== 'timeZone') return false;
  const fields = type.getFields();
  return [...names].some((name) => fields[name] && getNamedType(fields[name].type).name === 'DateTime');
}

function spanishKeyOf({ selections }: PlainSelection, fieldName: string): string | null {
  const spanish = selections.find(({ name }) => name.value === `${fieldName}Es`);
  return spanish ? keyOf(spanish) : null;
}

function kindOf(fieldName: string, typeName: string): ColumnKind {
  if (fieldName.endsWith('Cents')) return 'money';
  if (fieldName.endsWith('Rate')) return 'percent';
  if (typeName === 'DateTime') return 'dateTime';
  if (typeName === 'String' && /date$/i.test(fieldName)) return 'date';
  if (typeName === 'Int' || typeName === 'Float') return 'number';
  return typeName === 'Boolean' ? 'boolean' : 'text';
}

/** What is counted, as against what is measured: the sum of averages or of prices of seats says nothing. */
const COUNTS = new Set([
  ...['classes', 'cancelledClasses', 'seatsOffered', 'seatsTaken', 'cancellations', 'newStudents'],
  ...[
    'returningStudents',
    'takenSeats',
    'seatsLeft',
    'maxAttendees',
    'enrolledCount',
    'paidSeats',
    'unpaidSeats',
  ],
]);

function isSummed(fieldName: string, kind: ColumnKind): boolean {
  return kind === 'money' ? fieldName !== 'priceCents' : kind === 'number' && COUNTS.has(fieldName);
}

/**
 * One cell as text, null when it is empty. Values of a list are joined, also those that are empty, so that the first
 * here belongs to the first of the next column. An instant is at the wall clock of its venue.
 */
export function cellOf(row: unknown, column: ColumnPath, locale: Locale): string | null {
  const texts = leavesOf(row, column.path, column.spanishKey, locale).map((leaf) => textOfLeaf(leaf, column));
  return texts.some((text) => text !== '') ? texts.join(BETWEEN_VALUES) : null;
}

/** A cell whose values are put into other words. */
export function reworded(cell: string, wordOf: (value: string) => string): string {
  return cell.split(BETWEEN_VALUES).map(wordOf).join(BETWEEN_VALUES);
}

interface Leaf {
  value: unknown;
  /** Of the venue, where anything around the value tells it. */
  timeZone: string;
}

function leavesOf(
  node: unknown,
  path: readonly string[],
  spanishKey: string | null,
  locale: Locale,
  zoneAround = OFFICE_ZONE,
): Leaf[] {
  if (Array.isArray(node))
    return node.flatMap((each: unknown) => leavesOf(each, path, spanishKey, locale, zoneAround));
  const [name, ...rest] = path;
  if (name === undefined || !isRecord(node)) return [{ value: null, timeZone: zoneAround }];
  const zone = node[ZONE_KEY];
  const timeZone = typeof zone === 'string' ? zone : zoneAround;
  if (rest.length > 0) return leavesOf(node[name], rest, spanishKey, locale, timeZone);
  const spanish = locale === 'es' && spanishKey !== null && node[spanishKey];
  return [{ value: spanish || node[name], timeZone }];
}

function textOfLeaf({ value, timeZone }: Leaf, { kind, valueKind }: ColumnPath): string {
  if (Array.isArray(value)) return value.map(textOf).join(BETWEEN_VALUES);
  if (valueKind === 'dateTime' && typeof value === 'string') return isoWithOffset(new Date(value), timeZone);
  // Only a cell of one amount can be told to be one.
  if (valueKind === 'money' && kind === 'text' && typeof value === 'number') return decimalText(value);
  return textOf(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
