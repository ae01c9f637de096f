import type { Logger } from 'pino';
import type { LogOutput } from '../platform/logging/log-output.js';

const LONGEST_FLUSH_MS = 500;

/**
 * On SIGTERM, SIGINT and SIGHUP, exits when `stop` has ended, or after `longestMs`. Requests that are still open then are
 * dropped; the exit code is 0 nevertheless.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  { longestMs, log, output }: { longestMs: number; log: Logger; output: LogOutput },
): void {
  let isStopping = false;
  const end = async (code: 0 | 1): Promise<never> => {
    await output.flush(LONGEST_FLUSH_MS);
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => {
        log.warn('stop timed out; dropping open requests');
        void end(0);
      }, longestMs).unref();
      stop().then(
        () => end(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly');
          return end(1);
        },
      );
    });
  }
}
