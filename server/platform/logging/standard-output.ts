import { fstatSync, write, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { LogOutput } from './log-output.js';

const STDOUT = 1;

/** Standard output. To be called once per process. */
export function standardOutput(): LogOutput {
  const stats = fstatSync(STDOUT);
  // process.stdout writes to pipes asynchronously, but to files synchronously, so files are written with fs.write.
  const isFile = !stats.isFIFO() && !stats.isSocket() && !isatty(STDOUT);
  const output = new LogOutput(
    isFile
      ? (text, done) => write(STDOUT, text, done)
      : (text, done) => process.stdout.write(text, (error) => done(error ?? null, error ? 0 : text.length)),
  );
  // The callback of each write handles its failure.
  if (!isFile) process.stdout.on('error', () => undefined);
  process.on('exit', () => {
    const rest = output.takeRest();
    try {
      if (isFile) writeSync(STDOUT, rest);
      else process.stdout.write(rest);
    } catch {
      // These lines are lost.
    }
  });
  return output;
}
