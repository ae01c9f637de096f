import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Pieces } from './batches.js';
import type { RestResponse } from './response.js';

/** Leaves four fifths of the time to other requests, however many lists and files are streamed. */
const REST_FACTOR = 4;
/** Limits the pause, because the time of a piece may include a wait for a lock. */
const LONGEST_REST_MS = 500;
/** Streams pause if another request came within this time, because more are likely to follow. */
const VISIT_MS = 1000;
/** Node.js's diagnostics channel for the requests of all servers in the process. */
const REQUESTS = 'http.server.request.start';

/**
 * Streams lists and files of any length. All streams of a process take turns, one piece at a time, and pause after each
 * piece while there are other requests, so that guests do not wait behind them.
 */
export class StreamingResponses {
  private queue: Promise<unknown> = Promise.resolve();
  /** Pause after a piece while there are other requests, as a multiple of the time the piece took. */
  private readonly restFactor: number;
  /** Times of the last two requests, see performance.now(). */
  private askedAt = -Infinity;
  private askedBefore = -Infinity;
  private lastAsked: IncomingMessage | undefined;

  constructor({ restFactor = REST_FACTOR }: { restFactor?: number } = {}) {
    this.restFactor = restFactor;
    subscribe(REQUESTS, this.notice);
  }

  /** Stops observing requests. */
  stop(): void {
    unsubscribe(REQUESTS, this.notice);
  }

  private readonly notice = (message: unknown): void => {
    this.askedBefore = this.askedAt;
    this.askedAt = performance.now();
    this.lastAsked = (message as { request: IncomingMessage }).request;
  };

  /** Throws the first piece's error before anything is sent, so that the response can still have an error status. */
  async send(
    request: Request,
    response: Response,
    { status, headers = {} }: Omit<RestResponse, 'body'>,
    pieces: Pieces,
  ): Promise<void> {
    if (request.method === 'HEAD') {
      response.status(status).set(headers).end();
      return;
    }
    // This request itself is no reason to pause.
    if (this.lastAsked === request) this.askedAt = this.askedBefore;
    const parts = pieces[Symbol.asyncIterator]();
    // Nothing is made for a client that has gone before its turn.
    const first = await this.takeTurn(async () => (request.socket.destroyed ? undefined : parts.next()));
    if (!first) return;
    response.status(status).set(headers);
    try {
      await pipeline(this.inTurn(first, parts), response);
    } catch (error) {
      // A closed connection is in the request's log line already.
      if (!request.socket.destroyed) throw error;
    }
  }

  private async *inTurn(
    first: IteratorResult<string | Uint8Array, unknown>,
    parts: AsyncIterator<string | Uint8Array, unknown>,
  ): AsyncGenerator<string | Uint8Array, void> {
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
      const pause = Math.min((now - began) * this.restFactor, LONGEST_REST_MS);
      return pause < 1 || now - this.askedAt > VISIT_MS ? nextTurn() : sleep(pause);
    };
    this.queue = turn.then(rest, rest);
    return turn;
  }
}
