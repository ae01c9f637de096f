import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** JSON lines on stdout. Callers log ids, codes and durations, never personal data. */
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

/** From the first quote to the last, since a value may contain quotes. */
const QUOTED = /["'`].*["'`]|\([^)]*\)=\([^)]*\)/s;

/** Drivers quote values in their messages. They may be personal data, so quoted text is left out. */
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
