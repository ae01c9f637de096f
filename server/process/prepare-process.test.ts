import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildServer } from '../testing/server-process.js';

const BUILT = join(process.cwd(), 'build/compiled/server/process/prepare-process.js');

/** What a process says that does this, and how it ends. */
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
  [
    'an exception that nobody catches',
    `setTimeout(() => { throw new RangeError('for "ana@example.com"'); });`,
  ],
  ['a rejection that nobody handles', `Promise.reject(new RangeError('for "ana@example.com"'));`],
  ['a start that fails', `await Promise.reject(new RangeError('for "ana@example.com"'));`],
])('ends the process at %s with one line as of the log, and nothing else', (_what, source) => {
  const { status, stdout, stderr } = run(source);
  expect([status, stdout]).toEqual([1, '']);
  const lines = stderr.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'fatal',
    msg: 'ends by an unexpected failure',
    err: { type: 'RangeError', message: 'for …' },
  });
});

it.each([
  ['in production', {}, 'production'],
  ['as it is told', { NODE_ENV: 'development' }, 'development'],
])('runs its packages %s', (_how, environment, mode) => {
  const { stdout } = run('console.log(process.env.NODE_ENV)', environment);
  expect(stdout.trim()).toBe(mode);
});
