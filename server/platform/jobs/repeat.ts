import type { Logger } from 'pino';

export interface RepeatedJob {
  /** Resolves when the run in progress has ended. */
  stop(): Promise<void>;
}

/** Runs `work`, with a signal that a stop aborts, now and again `pauseMs` after each run has ended, whether it failed or not. */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  pauseMs: number,
  log: Logger,
): RepeatedJob {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      log.error({ err: error }, 'a job failed');
    }
    if (!stopping.signal.aborted) timer = setTimeout(start, pauseMs);
  };
  const start = (): void => {
    running = run();
  };

  start();
  return {
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
