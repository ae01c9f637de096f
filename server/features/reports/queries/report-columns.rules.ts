import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import type { Locale } from '../../../platform/i18n/message.js';
import { decimalText } from '../../../platform/money/money.js';
import { isRecord } from '../../../platform/validation/is-record.js';
import { OFFICE_ZONE } from '../../schedule/schedule.constants.js';
import { isoWithOffset } from '../../schedule/venue-time/venue-time.rules.js';
import { keyOf, ZONE_KEY, type PlainField, type PlainSelection } from './report-selection.rules.js';
import type { ColumnKind } from '../report.constants.js';

/** A leaf of the result, as a column of the report's table. */
export interface ColumnPath {
  /** Independent of the language: 'classInstance.city', or the alias. */
  key: string;
  path: readonly string[];
  /** Determines the label: the type and the field of the schema, or the alias. */
  typeName: string;
  name: string;
  /** Of the schema, whatever the alias. */
  fieldName: string;
  kind: ColumnKind;
  /** The kind of the individual values, which differs from that of the column if a cell joins several. */
  valueKind: ColumnKind;
  /** The enum of its values, if any. */
  enumName: string | null;
  /** Whether the sum of its cells is meaningful. */
  isSummed: boolean;
  /** The sibling key with the same text in Spanish. */
  spanishKey: string | null;
}

const BETWEEN_VALUES = '; ';

/**
 * The leaves of a selection in its order, each once. Fields that only supplement a sibling (nameEs, timeZone) are not
 * columns.
 */
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
    if (!field || isSupplementary(selected, names, type)) return [];
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
        fieldName,
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

/** A field with an alias is always a column. */
function isSupplementary(
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
  if (typeName === 'String' && /(^d|D)ate$|[a-z]On$/.test(fieldName)) return 'date';
  if (typeName === 'Int' || typeName === 'Float') return 'number';
  return typeName === 'Boolean' ? 'boolean' : 'text';
}

/** Counts, as opposed to measurements: the sum of averages or of seat prices is meaningless. */
const COUNTS = new Set([
  'classes',
  'cancelledClasses',
  'seatsOffered',
  'seatsTaken',
  'cancellations',
  'newStudents',
  'returningStudents',
  'takenSeats',
  'seatsLeft',
  'maxAttendees',
  'enrolledCount',
  'paidSeats',
  'unpaidSeats',
]);

/** The price of a seat, and an amount before and after it was changed. */
const NOT_SUMMED = /priceCents$|^(from|to)AmountCents$/i;

function isSummed(fieldName: string, kind: ColumnKind): boolean {
  return kind === 'money' ? !NOT_SUMMED.test(fieldName) : kind === 'number' && COUNTS.has(fieldName);
}

/**
 * A cell as text, null if it is empty. The values of a list are joined, including empty ones, so that positions
 * correspond between columns. Instants are in the venue's local time.
 */
export function cellOf(row: unknown, column: ColumnPath, locale: Locale): string | null {
  const texts = leavesOf(row, column.path, column.spanishKey, locale).map((leaf) => textOfLeaf(leaf, column));
  return texts.some((text) => text !== '') ? texts.join(BETWEEN_VALUES) : null;
}

/** Translates the values of a cell. */
export function mapCellValues(cell: string, wordOf: (value: string) => string): string {
  return cell.split(BETWEEN_VALUES).map(wordOf).join(BETWEEN_VALUES);
}

interface Leaf {
  value: unknown;
  /** Of the venue, if an enclosing object contains it. */
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
  // Only a cell with a single amount can be marked as money.
  if (valueKind === 'money' && kind === 'text' && typeof value === 'number') return decimalText(value);
  return textOf(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
