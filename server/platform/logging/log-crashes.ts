import type { Logger } from 'pino';

/** Whatever nobody caught ends the process, as it would by itself, but is a line of the log like any other failure. */
export function logCrashes(log: Logger): void {
  const crash = (kind: string) => (error: unknown) => {
    log.fatal({ err: error }, kind);
    process.exit(1);
  };
  process.on('uncaughtException', crash('uncaught exception'));
  process.on('unhandledRejection', crash('unhandled rejection'));
}
