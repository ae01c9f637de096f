import type { Logger } from 'pino';

export interface RepeatedJob {
  /** Resolves when the run in progress has ended. */
  stop(): Promise<void>;
}

interface WakeableJob extends RepeatedJob {
  /** Runs without waiting for the pause: now, or right after the run in progress. */
  soon(): void;
}

/**
 * Runs `work` now, and again `pauseMs` after each run, even after a failure. `stop` aborts its signal.
 * @param job its name in the log
 */
export function repeat(
  job: string,
  work: (signal: AbortSignal) => Promise<unknown>,
  pauseMs: number,
  log: Logger,
): WakeableJob {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  const stopping = new AbortController();
  let running = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      log.error({ err: error, job }, 'a job failed');
    }
    timer = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(start, isWanted ? 0 : pauseMs);
  };
  const start = (): void => {
    isWanted = false;
    running = run();
  };

  start();
  return {
    soon: () => {
      isWanted = true;
      if (timer === undefined || stopping.signal.aborted) return;
      clearTimeout(timer);
      timer = undefined;
      start();
    },
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
