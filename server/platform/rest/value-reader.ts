import type { FieldProblems } from '../errors/domain-error.js';
import {
  declaredFields,
  type DeclaredClass,
  type DeclaredField,
  type FieldType,
} from '../graphql/declared-fields.js';
import { genericMessage, type Message } from '../i18n/message.js';
import { notOneOf } from '../validation/rules.js';
import { centsFromDecimal, isAmount } from '../money/money.js';
import { isClearable } from '../validation/clean.js';
import { isRecord } from '../validation/is-record.js';
import { withinLimit } from '../validation/shape.js';
import { isCents, restNameOf } from './rest-names.js';

/** A field of an input as it comes over REST. */
export interface ReadField extends DeclaredField {
  type: Exclude<FieldType, { kind: 'instant' }>;
  name: string;
  /** The message for a value of the wrong type. */
  problem?: Message;
  /** Converts other accepted forms to the declared type. */
  parse?: (sent: unknown) => unknown;
  /** The fields of an object type. */
  nested: readonly ReadField[];
}

const NOT_MONEY = genericMessage({
  en: 'Must be an amount with at most two decimals',
  es: 'Escriba un monto con dos decimales como máximo',
});
const MUST_BE = {
  string: genericMessage({ en: 'Must be text', es: 'Debe ser texto' }),
  number: genericMessage({ en: 'Must be a number', es: 'Debe ser un número' }),
  boolean: genericMessage({ en: 'Must be true or false', es: 'Debe ser true o false' }),
  object: genericMessage({ en: 'Must be an object', es: 'Debe ser un objeto' }),
  list: genericMessage({ en: 'Must be a list', es: 'Debe ser una lista' }),
};
/** For a repeated parameter that is not a list, because it is unclear which value is meant. */
export const REPEATED_PARAMETER = genericMessage({
  en: 'Must be given only once',
  es: 'Debe indicarse una sola vez',
});
const JSON_TYPE = {
  id: 'string',
  text: 'string',
  enum: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
} as const;

/** Reads the values of one request by the types of its fields, and collects problems. */
export class ValueReader {
  /** Values of the wrong type, by property path. */
  readonly wrong: FieldProblems = {};
  /** Invalid values, by property path; the message of a validation rule takes precedence. */
  readonly doubtful: FieldProblems = {};

  /** @param isText for a query, whose values are all strings */
  constructor(private readonly isText: boolean) {}

  /** Sets the given fields on an object of their class, and `Clearable` ones to null if they are given as such. */
  readInto<Field extends ReadField>(
    target: object,
    fields: readonly Field[],
    sent: (field: Field) => unknown,
    path = '',
  ): object {
    for (const field of fields) {
      const value = sent(field);
      if (!this.isGiven(value, field)) {
        if (value !== undefined && isClearable(target, field.property))
          Reflect.set(target, field.property, null);
        continue;
      }
      if (this.isText && Array.isArray(value) && !field.isList) {
        this.wrong[path + field.property] = REPEATED_PARAMETER;
        continue;
      }
      const parsed = field.parse ? field.parse(value) : value;
      Reflect.set(target, field.property, this.read(field, parsed, path));
    }
    return target;
  }

  private isGiven(value: unknown, { type }: ReadField): boolean {
    // A missing enum takes its default, also if only spaces were sent.
    const text = type.kind === 'enum' && typeof value === 'string' ? value.trim() : value;
    // An empty string counts as missing, but as an invalid value for a query's number or boolean.
    const isText = type.kind === 'object' || JSON_TYPE[type.kind] === 'string';
    return text !== undefined && text !== null && (text !== '' || (this.isText && !isText));
  }

  private read(field: ReadField, sent: unknown, prefix: string): unknown {
    const path = prefix + field.property;
    if (!field.isList) return this.readOne(field, sent, path);
    if (!Array.isArray(sent)) return this.refuse(field, path, MUST_BE.list);
    return withinLimit(sent, field.shape).map((each, index) =>
      this.readOne(field, each, path, `${path}.${index}`),
    );
  }

  /** @param place its path with the index, for an item of a list */
  private readOne(field: ReadField, sent: unknown, path: string, place = path): unknown {
    const { type } = field;
    if (type.kind === 'object') {
      if (!isRecord(sent)) return this.refuse(field, place, MUST_BE.object);
      return this.readInto(create(type.Class), field.nested, ({ name }) => sent[name], `${place}.`);
    }
    const wanted = JSON_TYPE[type.kind];
    const value = this.isText ? fromText(sent, wanted) : sent;
    if (typeof value !== wanted) return this.refuse(field, place, MUST_BE[wanted]);
    if (typeof value === 'number' && isCents(field.property) && !Number.isNaN(value)) {
      // The field's own rule tells the range.
      if (!isAmount(value)) return value * 100;
      return centsFromDecimal(value) ?? this.refuse(field, place, NOT_MONEY);
    }
    if (type.kind === 'enum' && !type.words.includes(String(value).trim()))
      this.doubtful[path] = notOneOf(type.words);
    if (Number.isNaN(value)) this.doubtful[path] = MUST_BE.number;
    return value;
  }

  private refuse(field: ReadField, place: string, text: Message): unknown {
    // The text of a list's own field does not describe one of its items.
    const isItem = /\.\d+$/.test(place);
    this.wrong[place] = (isItem ? undefined : field.problem) ?? text;
    return undefined;
  }
}

/** The fields of an input with their REST names. Throws for a field of an unsupported type. */
export function fieldsByName(Class: DeclaredClass): ReadField[] {
  return declaredFields(Class).map((field) => {
    const { property, type } = field;
    if (type.kind === 'instant') throw new TypeError(`${Class.name}.${property}: no input takes an instant`);
    const nested = type.kind === 'object' ? fieldsByName(type.Class) : [];
    return { ...field, type, name: restNameOf(property), nested };
  });
}

function create(Class: DeclaredClass): object {
  return Reflect.construct(Class, []) as object;
}

/** Converts a value of a query; NaN for an invalid number. */
function fromText(text: unknown, wanted: 'string' | 'number' | 'boolean'): unknown {
  if (wanted === 'number') return /^-?\d+(\.\d+)?$/.test(String(text)) ? Number(text) : Number.NaN;
  return wanted === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}
