import type { FieldProblems } from '../errors/domain-error.js';
import {
  declaredFields,
  isRequired,
  type DeclaredClass,
  type DeclaredField,
  type FieldType,
} from '../graphql/declared-fields.js';
import { message, type Message } from '../i18n/message.js';
import { centsFromDecimal } from '../money/money.js';
import { isRecord } from '../validation/is-record.js';
import { isCents, restNameOf } from './rest-names.js';

/** A field of an input as it comes over REST. */
export interface ReadField extends DeclaredField {
  type: Exclude<FieldType, { kind: 'instant' }>;
  name: string;
  /** What is told of a value of another type. */
  problem?: Message;
  /** Takes other forms too, and gives the one that the type says. */
  parse?: (sent: unknown) => unknown;
  /** The fields of the objects it takes. */
  nested: readonly ReadField[];
}

const NOT_MONEY = message({
  en: 'Must be an amount with at most two decimals',
  es: 'Escriba un monto con dos decimales como máximo',
});
const MUST_BE = {
  string: message({ en: 'Must be text', es: 'Debe ser texto' }),
  number: message({ en: 'Must be a number', es: 'Debe ser un número' }),
  boolean: message({ en: 'Must be true or false', es: 'Debe ser true o false' }),
  object: message({ en: 'Must be an object', es: 'Debe ser un objeto' }),
  list: message({ en: 'Must be a list', es: 'Debe ser una lista' }),
};
/** Of a parameter that is no list: which of its values is meant nobody knows. */
export const SENT_AGAIN = message({ en: 'Must be given only once', es: 'Debe indicarse una sola vez' });
const JSON_TYPE = {
  id: 'string',
  text: 'string',
  enum: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
} as const;

/** Reads the values of one request by the types of its fields, and collects what is wrong with them. */
export class ValueReader {
  /** By the path of the property: of another type. */
  readonly wrong: FieldProblems = {};
  /** Not what the type says, unless a rule has more to say. */
  readonly doubtful: FieldProblems = {};

  /** @param isText the values of a query, which are texts all of them */
  constructor(private readonly isText: boolean) {}

  /** Reads what is given of the fields into an object of their class. */
  readInto<Field extends ReadField>(
    target: object,
    fields: readonly Field[],
    sent: (field: Field) => unknown,
    path = '',
  ): object {
    for (const field of fields) {
      const value = sent(field);
      if (!this.isGiven(value, field)) continue;
      if (this.isText && Array.isArray(value) && !field.isList) {
        this.wrong[path + field.property] = SENT_AGAIN;
        continue;
      }
      const parsed = field.parse ? field.parse(value) : value;
      Reflect.set(target, field.property, this.read(field, parsed, path));
    }
    return target;
  }

  private isGiven(value: unknown, { type }: ReadField): boolean {
    // An empty text is what is not there, but in a query it may also be meant as a number.
    const isText = type.kind === 'object' || JSON_TYPE[type.kind] === 'string';
    return value !== undefined && value !== null && (value !== '' || (this.isText && !isText));
  }

  private read(field: ReadField, sent: unknown, prefix: string): unknown {
    const path = prefix + field.property;
    if (!field.isList) return this.readOne(field, sent, path);
    if (!Array.isArray(sent)) return this.refuse(field, path, MUST_BE.list);
    return sent.map((each: unknown, index) => this.readOne(field, each, path, `${path}.${index}`));
  }

  /** @param place where it stands, if it is one of a list */
  private readOne(field: ReadField, sent: unknown, path: string, place = path): unknown {
    const { type } = field;
    if (type.kind === 'object') {
      if (!isRecord(sent)) return this.refuse(field, path, MUST_BE.object);
      return this.readInto(create(type.Class), field.nested, ({ name }) => sent[name], `${place}.`);
    }
    const wanted = JSON_TYPE[type.kind];
    const value = this.isText ? fromText(sent, wanted) : sent;
    if (isCents(field.property)) {
      const cents = typeof value === 'number' ? centsFromDecimal(value) : null;
      return cents ?? this.refuse(field, path, NOT_MONEY);
    }
    if (typeof value !== wanted) return this.refuse(field, path, MUST_BE[wanted]);
    if (type.kind === 'enum' && !type.words.includes(String(value).trim()))
      this.doubtful[path] = oneOf(type.words);
    if (Number.isNaN(value)) this.doubtful[path] = MUST_BE.number;
    return value;
  }

  private refuse(field: ReadField, path: string, text: Message): unknown {
    // What is of another type within an object is missing in it, as the rule of the field says.
    if (!path.includes('.') || !isRequired(field)) this.wrong[path] = field.problem ?? text;
    return undefined;
  }
}

/** The fields of an input by the names they have over REST. Throws for one that cannot be read. */
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

/** What a text of a query stands for; NaN for no number. */
function fromText(text: unknown, wanted: 'string' | 'number' | 'boolean'): unknown {
  if (wanted === 'number') return /^-?\d+(\.\d+)?$/.test(String(text)) ? Number(text) : Number.NaN;
  return wanted === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

function oneOf(words: readonly string[]): Message {
  const list = words.join(', ');
  return message({ en: `Must be one of: ${list}`, es: `Debe ser uno de: ${list}` });
}
