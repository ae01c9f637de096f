import type { RequestContext } from '../context/request-context.js';

export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
  header: (name: string) => string | undefined;
}

export interface RestAnswer {
  status: 200 | 201 | 204;
  /** JSON, unless it is a text or a stream of one. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type Access = 'guest' | 'admin';

/** One REST call as data: who may make it, and the shim that answers. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api: '/class-types/:id' */
  path: string;
  access: Access;
  handle: (ctx: RequestContext, request: RestRequest) => Promise<RestAnswer>;
}

export const ok = (body: unknown): RestAnswer => ({ status: 200, body });
/** A body that is JSON text already. */
export const json = (body: string): RestAnswer => ({
  status: 200,
  body,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
});
export const deleted: RestAnswer = { status: 204 };
export const created = (body: unknown): RestAnswer => ({ status: 201, body });
