import type { RequestHandler } from 'express';
import { bodyOf } from '../rest/request-body.js';
import { refuse } from '../rest/rest-errors.js';

/** Several times the depth of any input, and safe for recursive functions. */
const MAX_NESTING = 50;
/** Segments of the path in the error message: `variables.input.email` */
const TOLD = 3;

/** Rejects deeply nested bodies: even a small one could overflow the stack of recursive functions. */
export const refuseDeepBodies: RequestHandler = (request, response, next) => {
  const path = tooDeepIn(bodyOf(request));
  if (path === undefined) {
    next();
    return;
  }
  const text = {
    en: `The value of "${path}" is nested too deeply.`,
    es: `El valor de "${path}" tiene demasiados niveles.`,
  };
  refuse(request, response, 400, 'BAD_USER_INPUT', text);
};

/** Iterative, for the same reason. @returns the path of a value that is too deep */
function tooDeepIn(body: unknown): string | undefined {
  const pending = [{ value: body, path: [] as readonly string[], depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_NESTING) return path.join('.').slice(0, 100);
    const inside: [string, unknown][] = Object.entries(value);
    for (const [name, inner] of inside)
      pending.push({ value: inner, path: depth < TOLD ? [...path, name] : path, depth: depth + 1 });
  }
  return undefined;
}
