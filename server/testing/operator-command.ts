import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

interface Ending {
  code: number;
  output: string;
  errors: string;
}

/** Runs a built command like `npm run`, with only these settings. */
export function runOperatorCommand(
  command: 'admin' | 'backup' | 'restore' | 'doctor' | 'mail-test',
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Ending> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve(`build/server/commands/${command}.js`), ...args],
      { env: { PATH: process.env.PATH, ...settings }, cwd: tmpdir() },
      (_error, output, errors) => done({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}
