import type { RequestContext } from '../context/request-context.js';
import { isRequired } from '../graphql/declared-fields.js';
import { badInput, DomainError, type FieldProblems } from '../errors/domain-error.js';
import { genericMessage, message } from '../i18n/message.js';
import { problemsOf } from '../validation/check-input.js';
import { isRecord } from '../validation/is-record.js';
import { bodySchema, parameterOf, type DocumentedField, type InputDocument } from './input-document.js';
import { snakeCase } from './rest-names.js';
import { fieldsByName, REPEATED_PARAMETER, ValueReader } from './value-reader.js';

export interface RestRequest {
  params: Record<string, string>;
  /** A repeated parameter is an array. */
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  header: (name: string) => string | undefined;
}

/** Reads and validates the body or query of a request. */
export interface Input<Value> {
  document: InputDocument;
  read: (request: RestRequest, ctx: RequestContext) => Promise<Value>;
  /** Renames the fields in a service's error on the value that was read to their REST names. */
  named?: (error: unknown, value: Value) => unknown;
}

/** How a property's REST form differs from what its name and type imply. */
interface OwnForm extends Partial<
  Pick<DocumentedField, 'name' | 'problem' | 'parse' | 'isNullable' | 'description' | 'schema'>
> {
  /** The value comes from the header of this name. */
  isHeader?: boolean;
}
/** Property → its REST name, other differences, or null if REST does not accept it. */
export type RestExceptions<Value> = { readonly [Property in keyof Value & string]?: OwnForm | string | null };

const NO_OBJECT = message({
  en: 'The body must be a JSON object.',
  es: 'El cuerpo debe ser un objeto JSON.',
});

/**
 * The REST form of a GraphQL input: all its fields in snake_case, apart from the exceptions. The constructor throws for a
 * field of an unsupported type.
 */
abstract class RestInput<Value extends object> {
  protected readonly fields: readonly (DocumentedField & OwnForm)[];
  /** False if it may be left out altogether: no field of it is required. */
  private readonly isRequired: boolean;

  constructor(
    protected readonly InputClass: new () => Value,
    private readonly place: 'body' | 'query',
    exceptions: RestExceptions<Value>,
  ) {
    const exceptionOf = new Map<string, OwnForm | string | null | undefined>(Object.entries(exceptions));
    this.fields = fieldsByName(InputClass).flatMap((field) => {
      const exception = exceptionOf.get(field.property);
      if (exception === null) return [];
      return [{ ...field, ...(typeof exception === 'string' ? { name: exception } : exception) }];
    });
    this.isRequired = this.fields.some((field) => isRequired(field) && !field.isHeader);
  }

  /**
   * Reads a request's input and validates it by the same rules as GraphQL. Unknown fields are ignored. Throws
   * BAD_USER_INPUT with REST field names.
   */
  async read(request: RestRequest): Promise<Value> {
    const isLeftOut = request[this.place] === undefined && !this.isRequired;
    const sent: unknown = isLeftOut ? {} : request[this.place];
    if (!isRecord(sent)) throw new DomainError('BAD_USER_INPUT', { message: NO_OBJECT });
    const input = new this.InputClass();
    const reader = new ValueReader(this.place === 'query');
    reader.readInto(input, this.fields, ({ name, isHeader }) =>
      isHeader ? request.header(name) : Object.hasOwn(sent, name) ? sent[name] : undefined,
    );
    const problems = { ...reader.doubtful, ...(await problemsOf(input)), ...reader.wrong };
    if (Object.keys(problems).length > 0) throw badInput(this.restNames(this.inFieldOrder(problems)));
    return input;
  }

  private inFieldOrder(problems: FieldProblems): FieldProblems {
    const order = this.fields.map(({ property }) => property);
    const place = (path: string): number => order.indexOf(path.split('.', 1)[0] ?? path);
    return Object.fromEntries(
      Object.entries(problems).toSorted(([one], [other]) => place(one) - place(other)),
    );
  }

  named(error: unknown): unknown {
    if (!(error instanceof DomainError) || !error.details.fields) return error;
    return new DomainError(error.code, { ...error.details, fields: this.restNames(error.details.fields) });
  }

  private restNames(problems: FieldProblems): FieldProblems {
    const names = new Map(this.fields.map(({ property, name }) => [property, name]));
    return Object.fromEntries(
      Object.entries(problems).map(([path, problem]) => {
        const [property = path, ...rest] = path.split('.');
        return [[names.get(property) ?? property, ...rest.map(snakeCase)].join('.'), problem];
      }),
    );
  }
}

/** An input from the query string, whose values are strings. */
export class RestQuery<Value extends object> extends RestInput<Value> implements Input<Value> {
  readonly document: InputDocument;

  constructor(InputClass: new () => Value, exceptions: RestExceptions<Value> = {}) {
    super(InputClass, 'query', exceptions);
    this.document = { parameters: this.fields.map((field) => parameterOf(field, 'query', this.fields)) };
  }
}

/** An input from a JSON body; exceptions may come from headers. */
export class RestBody<Value extends object> extends RestInput<Value> implements Input<Value> {
  readonly document: Required<InputDocument>;

  /** @param schema additions that do not follow from the rules of single fields */
  constructor(
    InputClass: new () => Value,
    examples: Readonly<Record<string, object>>,
    exceptions: RestExceptions<Value> = {},
    schema: Parameters<typeof bodySchema>[2] = {},
  ) {
    super(InputClass, 'body', exceptions);
    const headers = this.fields.filter(({ isHeader }) => isHeader);
    const others = this.fields.filter(({ isHeader }) => !isHeader);
    this.document = {
      parameters: headers.map((field) => parameterOf(field, 'header', headers)),
      body: { schema: bodySchema(InputClass, others, schema), examples, isRequired: others.some(isRequired) },
    };
  }
}

/** The maximum of the databases' integer and of GraphQL's Int. */
export const GREATEST_INT = 2_147_483_647;
const NOT_A_VERSION = genericMessage({
  en: 'Must be a whole number, 1 or more',
  es: 'Debe ser un número entero, 1 o más',
});

/** The optional version of a PUT, a positive integer. Throws BAD_USER_INPUT for anything else. */
export function versionIn(body: unknown): number | undefined {
  const version = isRecord(body) ? body.version : undefined;
  if (version === undefined || version === null) return undefined;
  const isVersion =
    typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= GREATEST_INT;
  if (!isVersion) throw badInput({ version: NOT_A_VERSION });
  return version;
}

/** Query parameters of any name. Throws BAD_USER_INPUT for a repeated one. */
export function textsIn(query: RestRequest['query']): Record<string, string | undefined> {
  const problems = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, REPEATED_PARAMETER] as const] : [],
  );
  if (problems.length > 0) throw badInput(Object.fromEntries(problems));
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
}
