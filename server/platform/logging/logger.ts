import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** JSON lines on stdout. Callers log ids, codes and durations; a person's data never. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** From the first quote to the last: a value may hold quotes itself. */
const QUOTED = /["'`].*["'`]|\([^)]*\)=\([^)]*\)/s;

/** Drivers quote values in their messages, and a value can be a person's: whatever is quoted is left out. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    message: error.message.replace(QUOTED, '…'),
    stack: frames.slice(0, 12).map((line) => line.trim()),
  };
}
