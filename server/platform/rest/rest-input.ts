import type { FieldProblems } from '../errors/domain-error.js';
import { badInput, DomainError } from '../errors/domain-error.js';
import { message, type Message } from '../i18n/message.js';
import { problemsOf } from '../validation/check-input.js';

/** How one property of an input is named and typed in a JSON body. */
interface RestField {
  name: string;
  read: (value: unknown) => Reading;
  /** Never read from the body; the name is for errors. */
  isHeader?: boolean;
}
type Reading = { value: unknown } | { problem: Message };
/** Input property → its name and type on the wire; the same table names the field in an error. */
export type RestFields<Input> = Partial<Record<keyof Input & string, RestField>>;

const MUST_BE = {
  text: message({ en: 'Must be text', es: 'Debe ser texto' }),
  number: message({ en: 'Must be a number', es: 'Debe ser un número' }),
  flag: message({ en: 'Must be true or false', es: 'Debe ser true o false' }),
};

const typed =
  (type: 'string' | 'number' | 'boolean', problem: Message) =>
  (name: string): RestField => ({
    name,
    read: (value) => (typeof value === type ? { value } : { problem }),
  });

export const text = typed('string', MUST_BE.text);
export const number = typed('number', MUST_BE.number);
export const flag = typed('boolean', MUST_BE.flag);
export const header = (name: string): RestField => ({ name, read: (value) => ({ value }), isHeader: true });
export const custom = (name: string, read: RestField['read']): RestField => ({ name, read });

const NO_OBJECT = message({
  en: 'The body must be a JSON object.',
  es: 'El cuerpo debe ser un objeto JSON.',
});

/**
 * Reads a JSON body into an input and checks it by the input's own rules, the same that GraphQL is held to. Unknown
 * fields are left out, and what is not given. Throws BAD_USER_INPUT whose fields have their wire names.
 */
export async function readInput<Input extends object>(
  InputClass: new () => Input,
  body: unknown,
  wire: RestFields<Input>,
  fromHeaders: Partial<Input> = {},
): Promise<Input> {
  if (!isRecord(body)) throw new DomainError('BAD_USER_INPUT', { message: NO_OBJECT });
  const input = Object.assign(new InputClass(), fromHeaders);
  const wrongTypes: FieldProblems = {};
  for (const [property, field] of entriesOf(wire)) {
    if (field.isHeader) continue;
    const sent = Object.hasOwn(body, field.name) ? body[field.name] : undefined;
    if (!isGiven(sent)) continue;
    const reading = field.read(sent);
    if ('problem' in reading) wrongTypes[property] = reading.problem;
    else Reflect.set(input, property, reading.value);
  }
  const problems = { ...(await problemsOf(input)), ...wrongTypes };
  if (Object.keys(problems).length > 0) throw badInput(toRestNames(problems, wire));
  return input;
}

/** Null and an empty text are what is not there. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The greatest that the databases' integer and GraphQL's Int hold. */
const GREATEST_INT = 2_147_483_647;

/** The optional version of a PUT. Throws BAD_USER_INPUT when it is no whole number. */
export function versionIn(body: unknown): number | undefined {
  const version = isRecord(body) ? body.version : undefined;
  if (version === undefined || version === null) return undefined;
  const isVersion =
    typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= GREATEST_INT;
  if (!isVersion) throw badInput({ version: MUST_BE.number });
  return version;
}

/** Runs a service call and gives the fields of its complaint their wire names. */
export async function withRestNames<T, Input>(wire: RestFields<Input>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.details.fields) throw error;
    throw new DomainError(error.code, { ...error.details, fields: toRestNames(error.details.fields, wire) });
  }
}

function toRestNames<Input>(problems: FieldProblems, wire: RestFields<Input>): FieldProblems {
  const names = new Map(entriesOf(wire).map(([property, field]) => [property, field.name]));
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [property = path, ...rest] = path.split('.');
      return [[names.get(property) ?? property, ...rest.map(snakeCase)].join('.'), problem];
    }),
  );
}

function snakeCase(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
}

function entriesOf<Input>(wire: RestFields<Input>): [string, RestField][] {
  return Object.entries<RestField | undefined>(wire).flatMap(([key, field]) => (field ? [[key, field]] : []));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
