import type { RequestContext } from '../context/request-context.js';
import type { VersionedId } from '../database/versioned.js';
import type { ErrorCode } from '../errors/error-code.js';
import type { Answer, Responses, RestAnswer } from './answer.js';
import type { InputDocument } from './input-document.js';
import { versionIn, type Input, type RestRequest } from './rest-input.js';

/** `either`: a guest may call, and who has an admin's token is shown or may do more. */
export type Access = 'guest' | 'admin' | 'either';

interface Facts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api: '/class-types/:id' */
  path: string;
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
  tag: string;
  input: InputDocument;
  responses: Responses;
  handle: (services: Services, ctx: RequestContext, request: RestRequest) => Promise<RestAnswer>;
}

interface Given {
  /** Of the path; empty where it has none. */
  id: string;
  request: RestRequest;
}
interface GivenInput<Value> extends Given {
  input: Value;
  /** What is to be replaced; without a version the last write wins. */
  edition: VersionedId;
}
/** One call of a service. */
type Call<Services, Result, Arguments> = (
  services: Services,
  ctx: RequestContext,
  given: Arguments,
) => Promise<Result> | Result;
interface Answered<Services, Result, Arguments> extends Facts {
  answer: Answer<Result>;
  call: Call<Services, Result, Arguments>;
}

interface RouteMaker<Services> {
  /** A call that takes no more than the id of its path. */
  route: <Result>(route: Answered<Services, Result, Given>) => Route<Services>;
  routeWith: <Value, Result>(
    input: Input<Value>,
    route: Answered<Services, Result, GivenInput<Value>>,
  ) => Route<Services>;
}

/** Makes the routes of a feature: each parses, makes one call of a service and maps what it gives. */
export function routeMaker<Services>(tag: string): RouteMaker<Services> {
  return {
    route: ({ answer, call, ...facts }) => ({
      ...facts,
      tag,
      input: { parameters: [] },
      responses: answer.responses,
      handle: async (services, ctx, request) =>
        answer.send(await call(services, ctx, { id: request.params.id ?? '', request }), ctx),
    }),
    routeWith: (input, { answer, call, ...facts }) => ({
      ...facts,
      tag,
      input: input.document,
      responses: answer.responses,
      handle: async (services, ctx, request) => {
        const id = request.params.id ?? '';
        const value = await input.read(request, ctx);
        const edition = { id, version: facts.method === 'PUT' ? versionIn(request.body) : undefined };
        const result = await input.named(async () =>
          call(services, ctx, { id, request, input: value, edition }),
        );
        return answer.send(result, ctx);
      },
    }),
  };
}
