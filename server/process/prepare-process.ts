import '../platform/config/node-env.js';
import { writeSync } from 'node:fs';
import { OperatorError } from '../platform/errors/operator-error.js';
import { createLogger } from '../platform/logging/logger.js';

// What every program here needs before anything else; imported first.

/** Whatever is written is for the owner alone: the database, its copies, secrets, messages. */
process.umask(0o077);

process.on('uncaughtException', (error: unknown) => {
  if (error instanceof OperatorError) complain(`${error.message}\n`);
  else createLogger('fatal', { write: complain }).fatal({ err: error }, 'ends by an unexpected failure');
  process.exit(1);
});

/** Standard error may be full or closed. */
function complain(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // There is nobody left to tell.
  }
}
