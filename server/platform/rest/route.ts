import type { RequestContext } from '../context/request-context.js';
import type { VersionedId } from '../database/versioned.js';
import type { ErrorCode } from '../errors/error-code.js';
import type { ResponseSpec, Responses, RestResponse } from './response.js';
import type { InputDocument } from './input-document.js';
import { versionIn, type Input, type RestRequest } from './rest-input.js';

/** `either`: guests may call, and an admin's token shows or allows more. `loggedIn`: every account. */
export type Access = 'guest' | 'loggedIn' | 'admin' | 'either';

interface Facts {
  /** Method and path below /api: 'PUT /class-types/:id' */
  at: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  access: Access;
  /** Its operationId in docs/openapi.yaml. */
  id: string;
  summary: string;
  description?: string;
  /** Error codes besides those of bad input, a missing role and internal errors. */
  problems?: readonly ErrorCode[];
  /** The response is the same for every caller and is cached until something changes. */
  isCached?: boolean;
}

/** A REST call as data: its access, input, responses and handler. */
export interface Route<Services> extends Facts {
  method: string;
  path: string;
  tag: string;
  input: InputDocument;
  responses: Responses;
  handle: (services: Services, ctx: RequestContext, request: RestRequest) => Promise<RestResponse>;
}

interface Given<Value> {
  /** The id in the path; empty if it has none. */
  id: string;
  input: Value;
  /** The record and version to replace; without a version the last write wins. */
  versionedId: VersionedId;
}
interface Answered<Services, Value, Result> extends Facts {
  response: ResponseSpec<Result>;
  /** One call of a service. */
  call: (services: Services, ctx: RequestContext, given: Given<Value>) => Promise<Result> | Result;
}

interface RouteMaker<Services> {
  /** A call whose only input is the id in its path. */
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
  description: 'The list has not changed since the ETag sent in If-None-Match.',
};

/** Makes the routes of a feature: each parses its input, makes one service call and maps the result. */
export function routeMaker<Services>(tag: string): RouteMaker<Services> {
  const routeWith: RouteMaker<Services>['routeWith'] = (input, { response, call, ...facts }) => {
    const [method = '', path = ''] = facts.at.split(' ');
    return {
      ...facts,
      method,
      path,
      tag,
      input: input.document,
      responses: facts.isCached ? { ...response.responses, 304: NOT_MODIFIED } : response.responses,
      handle: async (services, ctx, request) => {
        const { id = '' } = request.params;
        const value = await input.read(request, ctx);
        const versionedId = { id, version: method === 'PUT' ? versionIn(request.body) : undefined };
        try {
          return await response.send(await call(services, ctx, { id, input: value, versionedId }), ctx);
        } catch (error) {
          throw input.named?.(error, value) ?? error;
        }
      },
    };
  };
  return { routeWith, route: (route) => routeWith(NOTHING, route) };
}
