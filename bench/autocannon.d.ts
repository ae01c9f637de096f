/** What the bench uses of autocannon, which comes without types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    interface Request {
      method: string;
      path: string;
      headers: Record<string, string>;
      body?: string;
      setupRequest?: (request: Request) => Request;
    }

    interface Options {
      url: string;
      connections: number;
      /** In seconds; left out where there is an amount. */
      duration?: number;
      amount?: number;
      sampleInt: number;
      timeout: number;
      requests: Request[];
    }

    interface Result {
      errors: number;
      statusCodeStats: Record<string, { count: number }>;
    }
  }

  function autocannon(
    options: autocannon.Options,
    done: (error: Error | null, result: autocannon.Result) => void,
  ): EventEmitter;
  export = autocannon;
}
