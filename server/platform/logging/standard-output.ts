import { fstatSync, write, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { LogOutput } from './log-output.js';

const STDOUT = 1;

/** Standard output, for one process to call once. */
export function standardOutput(): LogOutput {
  const stats = fstatSync(STDOUT);
  // Node.js writes to a pipe without waiting for its reader, and to a file as fast as the disk lets it, waiting.
  const isFile = !stats.isFIFO() && !stats.isSocket() && !isatty(STDOUT);
  const output = new LogOutput(
    isFile
      ? (text, done) => write(STDOUT, text, done)
      : (text, done) => process.stdout.write(text, (error) => done(error ?? null, error ? 0 : text.length)),
  );
  // Each failure is told to its write.
  if (!isFile) process.stdout.on('error', () => undefined);
  process.on('exit', () => {
    const rest = output.takeRest();
    try {
      if (isFile) writeSync(STDOUT, rest);
      else process.stdout.write(rest);
    } catch {
      // Lost, as others before it.
    }
  });
  return output;
}
