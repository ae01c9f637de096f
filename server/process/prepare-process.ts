import '../platform/config/node-env.js';
import { writeSync } from 'node:fs';
import { OperatorError } from '../platform/errors/operator-error.js';
import { createLogger } from '../platform/logging/logger.js';

// Must be the first import of every program.

/** Makes all new files accessible only for their owner: the database, its copies, secrets, messages. */
process.umask(0o077);

process.on('uncaughtException', (error: unknown) => {
  if (error instanceof OperatorError) complain(`${error.message}\n`);
  else
    createLogger('fatal', { write: complain }).fatal({ err: error }, 'exiting after an unexpected failure');
  process.exit(1);
});

/** Writes to standard error, which may be full or closed. */
function complain(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // The text is lost, because there is no other output.
  }
}
