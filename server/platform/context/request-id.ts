import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const HEADER = 'X-Request-Id';

/** Gives each request its id, which the answer carries and the log repeats. */
export const giveRequestId: RequestHandler = (_request, response, next) => {
  response.setHeader(HEADER, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.getHeader(HEADER));
}
