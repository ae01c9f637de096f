import { badInput, DomainError, type FieldProblems } from '../errors/domain-error.js';
import { message } from '../i18n/message.js';
import { problemsOf } from '../validation/check-input.js';
import { isRecord } from '../validation/is-record.js';
import { snakeCase } from './rest-names.js';
import type { RestRequest } from './route.js';
import { fieldsByName, ValueReader, type ReadField } from './value-reader.js';

/** How a property comes over REST where its name and type do not say so. */
interface OwnForm extends Partial<Pick<ReadField, 'name' | 'problem' | 'parse'>> {
  /** The name is that of a header. */
  isHeader?: boolean;
}
/** Property → its other name, what else is particular about it, or null where it is not taken. */
export type RestExceptions<Input> = { readonly [Property in keyof Input & string]?: OwnForm | string | null };

const NO_OBJECT = message({
  en: 'The body must be a JSON object.',
  es: 'El cuerpo debe ser un objeto JSON.',
});

/**
 * How an input comes over REST: every field that GraphQL takes, in snake_case, but for the exceptions. Throws when it is
 * made for a class with a field that cannot be read.
 */
export class RestInput<Input extends object> {
  readonly fields: readonly (ReadField & OwnForm)[];

  constructor(
    private readonly InputClass: new () => Input,
    private readonly place: 'body' | 'query',
    exceptions: RestExceptions<Input> = {},
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
  async read(request: RestRequest): Promise<Input> {
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

  /** Makes a service call and gives the fields of its complaint their REST names. */
  async named<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof DomainError) || !error.details.fields) throw error;
      throw new DomainError(error.code, { ...error.details, fields: this.restNames(error.details.fields) });
    }
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

/** The greatest that the databases' integer and GraphQL's Int hold. */
const GREATEST_INT = 2_147_483_647;
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
