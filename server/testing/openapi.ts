import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isCalendarDate } from '../features/schedule/days/class-days.rules.js';
import { isEmail } from '../platform/validation/email.js';
import type { Answer } from './site-server.js';

export type JsonSchema = Record<string, unknown>;
type Reference<Part> = Part | { $ref: string };
type Content = Record<
  string,
  { schema: JsonSchema; example?: unknown; examples?: Record<string, { value: unknown }> }
>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: JsonSchema;
}
interface Header {
  required: boolean;
  schema: JsonSchema;
}
interface Response {
  content?: Content;
  headers?: Record<string, Reference<Header>>;
}
interface DocumentedCall {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: Reference<Parameter>[];
  requestBody?: Reference<{ content: Content }>;
  responses: Record<string, Reference<Response>>;
}
interface PathItem {
  parameters?: Reference<Parameter>[];
  get?: DocumentedCall;
  post?: DocumentedCall;
  put?: DocumentedCall;
  delete?: DocumentedCall;
}
interface OpenApi {
  info: { description: string };
  paths: Record<string, PathItem>;
  components: { responses: Record<string, Response>; schemas: Record<string, JsonSchema> };
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of docs/openapi.yaml. */
export interface Operation {
  id: string;
  method: RestMethod;
  /** As it is documented: /class-types/{id} */
  path: string;
  /** `either`: an admin's token shows or allows more. */
  access: 'guest' | 'loggedIn' | 'admin' | 'either';
  statuses: number[];
  query: { name: string; schema: JsonSchema }[];
  headers: { name: string; schema: JsonSchema }[];
  /** Undefined if it has no body. */
  body?: { schema: JsonSchema; examples: Record<string, unknown>[] };
}

export const openApi = jest.requireActual<OpenApi>('../../docs/openapi.yaml');

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  multipleOfPrecision: 6,
  formats: {
    uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    email: isEmail,
    date: isCalendarDate,
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  },
});
const SCHEMAS = 'components';
ajv.addSchema({ $id: SCHEMAS, $defs: withTheirReferences(openApi.components.schemas) });

/** Rewrites references to the definitions of a single schema, because the document itself is not a JSON schema. */
function withTheirReferences<Part>(part: Part): Part {
  const text = JSON.stringify(part).replaceAll('"#/components/schemas/', `"${SCHEMAS}#/$defs/`);
  return JSON.parse(text) as Part;
}

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(withTheirReferences(schema));
  compiled.set(schema, made);
  return made;
}

/** Why a value does not match a schema of the document; empty if it does. */
export function problemsBy(schema: JsonSchema, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** Follows a reference, if it is one. Throws if it leads nowhere. */
export function resolve<Part extends object>(part: Reference<Part>): Part {
  if (!('$ref' in part)) return part;
  const [, ...names] = part.$ref.split('/');
  let found: unknown = openApi;
  for (const name of names) found = isRecord(found) ? found[name] : undefined;
  if (!isRecord(found)) throw new Error(`docs/openapi.yaml has nothing at ${part.$ref}`);
  return found as Part;
}

export const operations: readonly Operation[] = Object.entries(openApi.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const call = item[method];
    return call ? [operationOf(path, method.toUpperCase() as RestMethod, call, item)] : [];
  }),
);

function operationOf(path: string, method: RestMethod, call: DocumentedCall, item: PathItem): Operation {
  const parameters = [...(item.parameters ?? []), ...(call.parameters ?? [])].map((part) => resolve(part));
  const inPlace = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const content = call.requestBody && resolve(call.requestBody).content['application/json'];
  const examples = content?.examples
    ? Object.values(content.examples).map(({ value }) => value)
    : [content?.example];
  return {
    id: call.operationId,
    method,
    path,
    access: accessOf(call.security),
    statuses: Object.keys(call.responses).map(Number),
    query: inPlace('query'),
    headers: inPlace('header'),
    ...(content && { body: { schema: content.schema, examples: examples.filter(isRecord) } }),
  };
}

function accessOf(security: DocumentedCall['security']): Operation['access'] {
  const needsToken = security.map((way) => 'bearer' in way);
  if (!needsToken.includes(true)) return 'guest';
  if (needsToken.includes(false)) return 'either';
  return security.some(({ bearer = [] }) => bearer.length > 0) ? 'loggedIn' : 'admin';
}

/** Responses that any call may give before its handler runs; listed in `info.description`. */
const ANYWHERE: Record<string, keyof OpenApi['components']['responses']> = {
  400: 'BadUserInput',
  413: 'TooLarge',
  415: 'NotJson',
  500: 'Internal',
};

/**
 * Throws unless the response matches docs/openapi.yaml.
 * @param url the requested path below /api, with its query
 */
export function assertMatchesOpenApi(method: string, url: string, answer: Answer<unknown>): void {
  if (method === 'OPTIONS') return;
  const response = documentedAnswer(method === 'HEAD' ? 'GET' : method, url, answer.status);
  const problems = response
    ? problemsOfAnswer(response, answer, method === 'HEAD')
    : [`the status ${answer.status} is not documented`];
  if (problems.length === 0) return;
  throw new Error(
    `${method} ${url} → ${answer.status} ${answer.text}\nis not what docs/openapi.yaml says:\n${problems.join('\n')}`,
  );
}

function documentedAnswer(method: string, url: string, status: number): Response | undefined {
  const { responses } = openApi.components;
  const anywhere = responses[ANYWHERE[status] ?? ''];
  const item = pathItemOf(url);
  if (!item) return status === 404 ? responses.NotFound : anywhere;
  const call = METHODS.flatMap((name) => (name.toUpperCase() === method ? (item[name] ?? []) : []))[0];
  if (!call) return status === 405 ? responses.MethodNotAllowed : anywhere;
  const documented = call.responses[status];
  return documented ? resolve(documented) : anywhere;
}

/** A path without parameters takes precedence. */
const pathItems = Object.entries(openApi.paths)
  .map(([template, item]) => ({
    pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
    parameters: template.split('{').length - 1,
    item,
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

function pathItemOf(url: string): PathItem | undefined {
  const [path = ''] = url.split('?');
  return pathItems.find(({ pattern }) => pattern.test(path))?.item;
}

function problemsOfAnswer(response: Response, answer: Answer<unknown>, isHead: boolean): string[] {
  const headers = Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
    const { required, schema } = resolve(reference);
    const sent = answer.headers[name.toLowerCase()];
    if (sent === undefined) return required ? [`the header ${name} is missing`] : [];
    const value = schema.type === 'integer' ? Number(sent) : sent;
    return problemsBy(schema, value).map((problem) => `header ${name}: ${problem}`);
  });
  return isHead ? headers : [...headers, ...problemsOfBody(response, answer)];
}

function problemsOfBody({ content }: Response, answer: Answer<unknown>): string[] {
  const [documented] = Object.entries(content ?? {});
  if (!documented) return answer.text ? ['there is a body'] : [];
  const [type, { schema }] = documented;
  const sent = answer.headers['content-type']?.split(';')[0];
  if (sent !== type) return [`the content type is ${String(sent)}, not ${type}`];
  return problemsBy(schema, type === 'application/json' ? answer.body : answer.text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
