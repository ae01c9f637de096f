import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildServer } from '../testing/server-process.js';

const BUILT = join(process.cwd(), 'build/compiled/server/process/prepare-process.js');

/** Runs a script in a prepared process. @returns its output and exit status */
function run(source: string, environment: NodeJS.ProcessEnv = {}) {
  const script = `
    import ${JSON.stringify(BUILT)};
    ${source}`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: environment,
  });
}

beforeAll(() => buildServer());

it.each([
  ['an uncaught exception', `setTimeout(() => { throw new RangeError('for "ana@example.com"'); });`],
  ['an unhandled rejection', `Promise.reject(new RangeError('for "ana@example.com"'));`],
  ['a start that fails', `await Promise.reject(new RangeError('for "ana@example.com"'));`],
])('exits after %s with a single log line', (_what, source) => {
  const { status, stdout, stderr } = run(source);
  expect([status, stdout]).toEqual([1, '']);
  const lines = stderr.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'fatal',
    msg: 'exiting after an unexpected failure',
    err: { type: 'RangeError', message: 'for …' },
  });
});

it.each([
  ['is production by default', {}, 'production'],
  ['is not overwritten', { NODE_ENV: 'development' }, 'development'],
])('NODE_ENV %s', (_how, environment, mode) => {
  const { stdout } = run('console.log(process.env.NODE_ENV)', environment);
  expect(stdout.trim()).toBe(mode);
});
