import type { RequestContext } from '../context/request-context.js';
import { badInput, DomainError, type FieldProblems } from '../errors/domain-error.js';
import { message } from '../i18n/message.js';
import { problemsOf } from '../validation/check-input.js';
import { isRecord } from '../validation/is-record.js';
import { bodySchema, parameterOf, type DocumentedField, type InputDocument } from './input-document.js';
import { snakeCase } from './rest-names.js';
import { fieldsByName, SENT_AGAIN, ValueReader } from './value-reader.js';

export interface RestRequest {
  params: Record<string, string>;
  /** A parameter that is sent several times is a list. */
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  header: (name: string) => string | undefined;
}

/** What comes with a request: a body or a query, read and checked. */
export interface Input<Value> {
  document: InputDocument;
  read: (request: RestRequest, ctx: RequestContext) => Promise<Value>;
  /** The complaint of a service with the names that the fields have here. */
  named?: (error: unknown) => unknown;
}

/** How a property comes over REST where its name and type do not say so. */
interface OwnForm extends Partial<
  Pick<DocumentedField, 'name' | 'problem' | 'parse' | 'isNullable' | 'description' | 'schema'>
> {
  /** The name is that of a header. */
  isHeader?: boolean;
}
/** Property → its other name, what else is particular about it, or null where it is not taken. */
export type RestExceptions<Value> = { readonly [Property in keyof Value & string]?: OwnForm | string | null };

const NO_OBJECT = message({
  en: 'The body must be a JSON object.',
  es: 'El cuerpo debe ser un objeto JSON.',
});

/**
 * How an input comes over REST: every field that GraphQL takes, in snake_case, but for the exceptions. Throws when it is
 * made for a class with a field that cannot be read.
 */
abstract class RestInput<Value extends object> {
  protected readonly fields: readonly (DocumentedField & OwnForm)[];

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
  }

  /**
   * Reads the input of a request and checks it by its own rules, the same that GraphQL is held to. Unknown fields are left
   * out, and what is not given. Throws BAD_USER_INPUT whose fields have their REST names.
   */
  async read(request: RestRequest): Promise<Value> {
    const sent: unknown = request[this.place];
    if (!isRecord(sent)) throw new DomainError('BAD_USER_INPUT', { message: NO_OBJECT });
    const input = new this.InputClass();
    const reader = new ValueReader(this.place === 'query');
    reader.readInto(input, this.fields, ({ name, isHeader }) =>
      isHeader ? request.header(name) : Object.hasOwn(sent, name) ? sent[name] : undefined,
    );
    const problems = { ...reader.doubtful, ...(await problemsOf(input)), ...reader.wrong };
    if (Object.keys(problems).length > 0) throw badInput(this.restNames(problems));
    return input;
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

/** An input whose values are texts, in the query of the address. */
export class RestQuery<Value extends object> extends RestInput<Value> implements Input<Value> {
  readonly document: InputDocument;

  constructor(InputClass: new () => Value, exceptions: RestExceptions<Value> = {}) {
    super(InputClass, 'query', exceptions);
    this.document = { parameters: this.fields.map((field) => parameterOf(field, 'query', this.fields)) };
  }
}

/** An input that comes as a JSON body, or in headers where an exception says so. */
export class RestBody<Value extends object> extends RestInput<Value> implements Input<Value> {
  readonly document: Required<InputDocument>;

  /** @param schema what the rules of single fields do not say */
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
      body: { schema: bodySchema(InputClass, others, schema), examples },
    };
  }
}

/** The greatest that the databases' integer and GraphQL's Int hold. */
export const GREATEST_INT = 2_147_483_647;
const NOT_A_VERSION = message({ en: 'Must be a number', es: 'Debe ser un número' });

/** The optional version of a PUT. Throws BAD_USER_INPUT when it is no whole number. */
export function versionIn(body: unknown): number | undefined {
  const version = isRecord(body) ? body.version : undefined;
  if (version === undefined || version === null) return undefined;
  const isVersion =
    typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= GREATEST_INT;
  if (!isVersion) throw badInput({ version: NOT_A_VERSION });
  return version;
}

/** Parameters of any name. Throws BAD_USER_INPUT for one that is sent several times. */
export function textsIn(query: RestRequest['query']): Record<string, string | undefined> {
  const problems = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, SENT_AGAIN] as const] : [],
  );
  if (problems.length > 0) throw badInput(Object.fromEntries(problems));
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
}
