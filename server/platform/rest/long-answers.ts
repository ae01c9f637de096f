import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Pieces } from './batches.js';
import type { RestAnswer } from './answer.js';

interface Limits {
  /** How long it rests after a piece while others ask, as a multiple of the time that the piece took. */
  restFactor: number;
}
// Guests have four fifths of the time, however many lists and files are sent.
const LIMITS: Limits = { restFactor: 4 };
/** A piece that waited for a lock must not hold up the next one. */
const LONGEST_REST_MS = 500;
/** Whoever has asked so lately is about to ask again. */
const VISIT_MS = 1000;

/**
 * Sends lists and files of any length, piece by piece. All of a process take turns, and rest after each piece while anybody
 * else asks for something, so that guests do not wait behind them.
 */
export class LongAnswers {
  private queue: Promise<unknown> = Promise.resolve();
  private readonly limits: Limits;
  /** When somebody last asked, and before that. */
  private askedAt = -Infinity;
  private askedBefore = -Infinity;
  private lastAsked: IncomingMessage | undefined;

  constructor(limits: Partial<Limits> = {}) {
    this.limits = { ...LIMITS, ...limits };
    subscribe('http.server.request.start', (message) => {
      this.askedBefore = this.askedAt;
      this.askedAt = performance.now();
      this.lastAsked = (message as { request: IncomingMessage }).request;
    });
  }

  /** Throws what its first piece fails with: nothing is sent yet, and it can still be answered with its own status. */
  async send(
    request: Request,
    response: Response,
    { status, headers = {} }: Omit<RestAnswer, 'body'>,
    pieces: Pieces,
  ): Promise<void> {
    if (request.method === 'HEAD') {
      response.status(status).set(headers).end();
      return;
    }
    // Who waits for this answer is nobody to rest for.
    if (this.lastAsked === request) this.askedAt = this.askedBefore;
    const parts = pieces[Symbol.asyncIterator]();
    const first = await this.takeTurn(() => parts.next());
    response.status(status).set(headers);
    try {
      await pipeline(this.inTurn(first, parts), response);
    } catch (error) {
      // A reader who went away, or was let go, is in the line of the request.
      if (!request.socket.destroyed) throw error;
    }
  }

  private async *inTurn(
    first: IteratorResult<string, unknown>,
    parts: AsyncIterator<string, unknown>,
  ): AsyncGenerator<string, void> {
    try {
      for (let part = first; !part.done; part = await this.takeTurn(() => parts.next())) yield part.value;
    } finally {
      await parts.return?.();
    }
  }

  private takeTurn<T>(work: () => Promise<T>): Promise<T> {
    let began = 0;
    const turn = this.queue.then(() => {
      began = performance.now();
      return work();
    });
    const rest = (): Promise<void> => {
      const now = performance.now();
      if (now - this.askedAt > VISIT_MS) return nextTurn();
      return sleep(Math.min((now - began) * this.limits.restFactor, LONGEST_REST_MS));
    };
    this.queue = turn.then(rest, rest);
    return turn;
  }
}
