import { STATUS_OF, type ErrorCode } from '../errors/error-code.js';
import { ID_EXAMPLE } from './input-document.js';
import { METHOD_NOT_ALLOWED, NOT_JSON, problemResponse, TOO_LARGE } from './problem-responses.js';
import { GREATEST_INT } from './rest-input.js';
import { Component } from './rest-schema.js';
import type { Access, Route } from './route.js';

type Json = Record<string, unknown>;

const SECURITY: Record<Access, readonly Json[]> = {
  guest: [],
  either: [{}, { bearer: [] }],
  // OpenAPI 3.1 allows role names here; an empty list means an admin's token.
  loggedIn: [{ bearer: ['account'] }],
  admin: [{ bearer: [] }],
};
const ID = { type: 'string', examples: [ID_EXAMPLE] };
const VERSION = new Component('EditedVersion', () => ({
  type: ['integer', 'null'],
  minimum: 1,
  maximum: GREATEST_INT,
  description: 'CONFLICT if outdated; if omitted, the last write wins.',
}));

/**
 * The OpenAPI 3.1 document of all calls.
 * @param head the parts that are in no route: title, servers, and how to log in
 */
export function openApiDocument(
  { components, ...head }: Json & { components: Json },
  routes: readonly Route<never>[],
): Json {
  const written = new Components();
  const paths = written.resolve(pathsOf(routes));
  written.resolve(METHOD_NOT_ALLOWED);
  return { ...head, paths, components: { ...components, ...written.found } };
}

/** Collects components and replaces their uses with references. */
class Components {
  readonly found: Record<Component['kind'], Json> = { responses: {}, schemas: {} };

  resolve(part: unknown): unknown {
    if (part instanceof Component) return this.pathOf(part);
    if (Array.isArray(part)) return part.map((each) => this.resolve(each));
    if (typeof part !== 'object' || part === null) return part;
    const given = Object.entries(part).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given.map(([key, value]) => [key, this.resolve(value)]));
  }

  /** Throws if two different components have the same name. */
  private pathOf({ kind, name, make }: Component): string {
    const made = this.resolve(make());
    const known = (this.found[kind][name] ??= made);
    if (JSON.stringify(known) !== JSON.stringify(made)) throw new Error(`two ${kind} are named ${name}`);
    return `#/components/${kind}/${name}`;
  }
}

function pathsOf(routes: readonly Route<never>[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: ID,
    }));
    paths[path] ??= parameters.length > 0 ? { parameters } : {};
    paths[path][route.method.toLowerCase()] = operationOf(route);
  }
  return paths;
}

function operationOf(route: Route<never>): Json {
  const { id, tag, summary, description, access, input } = route;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: SECURITY[access],
    ...(input.parameters.length > 0 && { parameters: input.parameters }),
    ...(input.body && {
      requestBody: {
        required: input.body.isRequired ?? true,
        content: { 'application/json': bodyOf(route) },
      },
    }),
    responses: { ...route.responses, ...problemsOf(route) },
  };
}

function bodyOf({ method, input }: Route<never>): Json {
  const { schema = {}, examples = {} } = input.body ?? {};
  const values = Object.entries(examples);
  return {
    schema: method === 'PUT' ? { ...schema, properties: { version: { $ref: VERSION } } } : schema,
    examples: Object.fromEntries(values.map(([name, value]) => [name, { value }])),
  };
}

/** The failures of a call: those that its route lists, and those that follow from its input and access. */
function problemsOf({ access, input, problems = [] }: Route<never>): Json {
  const codes: ErrorCode[] = [...problems];
  if (access === 'admin') codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  if (access === 'loggedIn') codes.push('UNAUTHENTICATED');
  if (input.body || input.parameters.length > 0) codes.push('BAD_USER_INPUT');
  if (input.body && !codes.includes('RATE_LIMITED')) codes.push('RATE_LIMITED');
  codes.push('INTERNAL');
  const responses = Object.fromEntries(
    codes.map((code) => {
      const status = STATUS_OF[code];
      return [status, problemResponse(codes.filter((other) => STATUS_OF[other] === status))];
    }),
  );
  return input.body ? { ...responses, 413: TOO_LARGE, 415: NOT_JSON } : responses;
}
