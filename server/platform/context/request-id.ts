import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const HEADER = 'X-Request-Id';

/** The id is sent as a response header and logged. */
export const giveRequestId: RequestHandler = (_request, response, next) => {
  response.setHeader(HEADER, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.getHeader(HEADER));
}
