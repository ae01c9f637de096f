import type { RequestContext } from '../context/request-context.js';
import type { VersionedId } from '../database/versioned.js';
import type { ErrorCode } from '../errors/error-code.js';
import type { Answer, Responses, RestAnswer } from './answer.js';
import type { InputDocument } from './input-document.js';
import { versionIn, type Input, type RestRequest } from './rest-input.js';

/** `either`: a guest may call, and who has an admin's token is shown or may do more. `loggedIn`: whoever has a token. */
export type Access = 'guest' | 'loggedIn' | 'admin' | 'either';

interface Facts {
  /** Method and path below /api: 'PUT /class-types/:id' */
  at: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  access: Access;
  /** Its operationId in docs/openapi.yaml. */
  id: string;
  summary: string;
  description?: string;
  /** What it may fail with besides bad input, a missing role and a failure of ours. */
  problems?: readonly ErrorCode[];
  /** The same answer for everybody, kept until something changes. */
  isCached?: boolean;
}

/** One REST call as data: who may make it, what it takes and answers, and how. */
export interface Route<Services> extends Facts {
  method: string;
  path: string;
  tag: string;
  input: InputDocument;
  responses: Responses;
  handle: (services: Services, ctx: RequestContext, request: RestRequest) => Promise<RestAnswer>;
}

interface Given<Value> {
  /** Of the path; empty where it has none. */
  id: string;
  input: Value;
  /** What is to be replaced; without a version the last write wins. */
  edition: VersionedId;
}
interface Answered<Services, Value, Result> extends Facts {
  answer: Answer<Result>;
  /** One call of a service. */
  call: (services: Services, ctx: RequestContext, given: Given<Value>) => Promise<Result> | Result;
}

interface RouteMaker<Services> {
  /** A call that takes no more than the id of its path. */
  route: <Result>(route: Answered<Services, undefined, Result>) => Route<Services>;
  routeWith: <Value, Result>(
    input: Input<Value>,
    route: Answered<Services, Value, Result>,
  ) => Route<Services>;
}

const NOTHING: Input<undefined> = {
  document: { parameters: [] },
  read: () => Promise.resolve(undefined),
};

const NOT_MODIFIED = {
  description: 'Nothing has changed since the answer whose ETag was sent in If-None-Match.',
};

/** Makes the routes of a feature: each parses, makes one call of a service and maps what it gives. */
export function routeMaker<Services>(tag: string): RouteMaker<Services> {
  const routeWith: RouteMaker<Services>['routeWith'] = (input, { answer, call, ...facts }) => {
    const [method = '', path = ''] = facts.at.split(' ');
    return {
      ...facts,
      method,
      path,
      tag,
      input: input.document,
      responses: facts.isCached ? { ...answer.responses, 304: NOT_MODIFIED } : answer.responses,
      handle: async (services, ctx, request) => {
        const { id = '' } = request.params;
        const value = await input.read(request, ctx);
        const edition = { id, version: method === 'PUT' ? versionIn(request.body) : undefined };
        try {
          return await answer.send(await call(services, ctx, { id, input: value, edition }), ctx);
        } catch (error) {
          throw input.named?.(error) ?? error;
        }
      },
    };
  };
  return { routeWith, route: (route) => routeWith(NOTHING, route) };
}
