import type { FieldProblems } from '../errors/domain-error.js';
import { declaredFields, type DeclaredClass, type DeclaredField } from '../graphql/declared-fields.js';
import { message, type Message } from '../i18n/message.js';
import { centsFromDecimal } from '../money/money.js';
import { isRecord } from '../validation/is-record.js';
import { isCents, restNameOf } from './rest-names.js';

/** A field of an input as it comes over REST. */
export interface ReadField extends DeclaredField {
  name: string;
  /** What is told of a value of another type. */
  problem?: Message;
  /** Takes other forms too, and gives the one that the type says. */
  parse?: (sent: unknown) => unknown;
}

const NOT_MONEY = message({
  en: 'Must be an amount with at most two decimals',
  es: 'Debe ser una cantidad con dos decimales como máximo',
});
const MUST_BE = {
  text: message({ en: 'Must be text', es: 'Debe ser texto' }),
  number: message({ en: 'Must be a number', es: 'Debe ser un número' }),
  boolean: message({ en: 'Must be true or false', es: 'Debe ser true o false' }),
  object: message({ en: 'Must be an object', es: 'Debe ser un objeto' }),
  list: message({ en: 'Must be a list', es: 'Debe ser una lista' }),
};

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
  ): void {
    for (const field of fields) {
      const value = sent(field);
      if (!this.isGiven(value, field)) continue;
      const parsed = field.parse ? field.parse(value) : value;
      Reflect.set(target, field.property, this.read(field, parsed, path));
    }
  }

  private isGiven(value: unknown, { type }: ReadField): boolean {
    // An empty text is what is not there, but in a query it may also be meant as a number.
    const takesEmpty = this.isText && ['integer', 'number', 'boolean'].includes(type.kind);
    return value !== undefined && value !== null && (value !== '' || takesEmpty);
  }

  private read(field: ReadField, sent: unknown, prefix: string): unknown {
    const path = prefix + field.property;
    if (!field.isList) return this.readOne(field, sent, path);
    if (!Array.isArray(sent)) return this.refuse(field, path, MUST_BE.list);
    return sent.map((each: unknown, index) => this.readOne(field, each, path, `${path}.${index}`));
  }

  /** @param place where it stands, if it is one of a list */
  private readOne(field: ReadField, sent: unknown, path: string, place = path): unknown {
    const { type, property } = field;
    switch (type.kind) {
      case 'id':
      case 'text':
        return typeof sent === 'string' ? sent : this.refuse(field, path, MUST_BE.text);
      case 'enum':
        if (typeof sent !== 'string') return this.refuse(field, path, MUST_BE.text);
        if (!type.words.includes(sent.trim())) this.doubtful[path] = oneOf(type.words);
        return sent;
      case 'integer':
      case 'number':
        return this.readNumber(field, sent, path);
      case 'boolean':
        if (this.isText && (sent === 'true' || sent === 'false')) return sent === 'true';
        return typeof sent === 'boolean' ? sent : this.refuse(field, path, MUST_BE.boolean);
      case 'object':
        return isRecord(sent)
          ? this.readObject(type.Class, sent, `${place}.`)
          : this.refuse(field, path, MUST_BE.object);
      case 'instant':
        throw new TypeError(`${property}: no input over REST takes an instant`);
    }
  }

  private readNumber(field: ReadField, sent: unknown, path: string): unknown {
    const value = this.isText ? numberOf(sent) : sent;
    if (isCents(field.property)) {
      const cents = typeof value === 'number' ? centsFromDecimal(value) : null;
      return cents ?? this.refuse(field, path, NOT_MONEY);
    }
    if (typeof value !== 'number') return this.refuse(field, path, MUST_BE.number);
    if (Number.isNaN(value)) this.doubtful[path] = MUST_BE.number;
    return value;
  }

  private readObject(Class: DeclaredClass, sent: Record<string, unknown>, path: string): object {
    const made = Reflect.construct(Class, []) as object;
    this.readInto(made, fieldsByName(Class), ({ name }) => sent[name], path);
    return made;
  }

  private refuse({ problem, isNullable, defaultValue }: ReadField, path: string, text: Message): unknown {
    // What is of another type within an object is missing in it, as the rule of the field says.
    const isMissing = path.includes('.') && !isNullable && defaultValue === undefined;
    if (!isMissing) this.wrong[path] = problem ?? text;
    return undefined;
  }
}

/** The fields of a class by the names they have over REST. */
export function fieldsByName(Class: DeclaredClass): ReadField[] {
  return declaredFields(Class).map((field) => ({ ...field, name: restNameOf(field.property) }));
}

function numberOf(text: unknown): number {
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

function oneOf(words: readonly string[]): Message {
  const list = words.join(', ');
  return message({ en: `Must be one of: ${list}`, es: `Debe ser uno de: ${list}` });
}
