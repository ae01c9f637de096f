import { pino, stdTimeFunctions, type DestinationStream, type LogFn, type Logger } from 'pino';
import { isRecord } from '../validation/is-record.js';
import { nameSources } from './name-sources.js';
import { RepeatedFailures } from './repeated-failures.js';

/** JSON lines, on stdout unless a destination is given. Callers log ids, codes and durations, never personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const failures = new RepeatedFailures((cause, times) =>
    logger.error({ cause, times }, 'the same failure again in the last minute'),
  );
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: {
      logMethod(this: Logger, parts: Parameters<LogFn>, write: LogFn): void {
        const [about] = parts;
        if (!isRecord(about) || about.err === undefined || failures.isNews(about.err))
          write.apply(this, parts);
      },
    },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  return logger;
}

/** From the first quote to the last, because a value may contain quotes. */
const QUOTED = /["'`].*["'`]|\([^)]*\)=\([^)]*\)/s;

/** Removes quoted text, because drivers quote values in their messages, which may be personal data. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    message: error.message.replace(QUOTED, '…'),
    stack: nameSources(frames.slice(0, 12).map((line) => line.trim())),
  };
}
