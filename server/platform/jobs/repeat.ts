import type { Logger } from 'pino';

export interface RepeatedJob {
  /** Resolves when the run in progress has ended. */
  stop(): Promise<void>;
}

/** Runs `work` now and again `pauseMs` after each run has ended, whether it failed or not. */
export function repeat(work: () => Promise<unknown>, pauseMs: number, log: Logger): RepeatedJob {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'a job failed');
    }
    if (!isStopped) timer = setTimeout(start, pauseMs);
  };
  const start = (): void => {
    running = run();
  };

  start();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
