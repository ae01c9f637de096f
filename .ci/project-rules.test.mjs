// Tests of the project's ESLint rules.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { root } from './command.mjs';
import { projectRules } from './project-rules.mjs';

/**
 * @param {keyof typeof projectRules.rules} rule
 * @param {string} filename
 * @param {string} code
 * @returns {string[]} the rule's messages for such a file
 */
function complaints(rule, filename, code) {
  const linter = new Linter({ cwd: '/' });
  /** @type {import('eslint').Linter.Config} */
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { project: projectRules },
    rules: { [`project/${rule}`]: 'error' },
  };
  return linter.verify(code, [config], filename).map(({ ruleId, message }) => {
    if (ruleId !== `project/${rule}`) throw new Error(message);
    return message;
  });
}

describe('import boundaries', () => {
  /**
   * @param {string} from
   * @param {string} code
   */
  const complaintsAbout = (from, code) => complaints('boundaries', join(root, from), code);
  const service = 'server/features/bookings/booking.service.ts';
  const rules = 'server/features/schedule/a.rules.ts';
  const inFolder = 'server/features/bookings/book/a.service.ts';
  const part = 'client/features/contact/A.tsx';

  /** @type {[from: string, code: string][]} */
  const allowed = [
    [service, `import { x } from '../schedule/seat.rules.js';`],
    [service, `import { x } from './idempotency.store.js';`],
    [service, `import { x } from './seat.service.js';`],
    [rules, `import type { X } from './b.service.js';`],
    [inFolder, `import { x } from '../../schedule/seats/seat.rules.js';`],
    [inFolder, `import { x } from '../office/a.input.js';`],
    [inFolder, `import { x } from '../a.input.js';`],
    [part, `import { B } from './B';`],
    [part, `import { b } from '../use-b';`],
    ['client/features/use-a.ts', `import { b } from './use-b';`],
    ['client/app/A.tsx', `import { B } from '../features/contact/B';`],
  ];
  for (const [from, code] of allowed)
    it(`allow ${code} in ${from}`, () => assert.deepEqual(complaintsAbout(from, code), []));

  /** @type {[from: string, code: string][]} */
  const refused = [
    [rules, `import { x } from '../bookings/booking.rules.js';`],
    [rules, `import type { X } from '../bookings/booking.type.js';`],
    [rules, `export { x } from '../bookings/booking.rules.js';`],
    [rules, `import { x } from './seat.query.js';`],
    [service, `import { x } from '../schedule/class-instance.input.js';`],
    [service, `import { x } from '../schedule/anything.js';`],
    [service, `import { x } from '../schedule/classes/class-instance.input.js';`],
    [inFolder, `import { x } from '../../schedule/classes/class-instance.input.js';`],
    [inFolder, `import { x } from '../../crews/crew.service.js';`],
    [inFolder, `import { x } from '../office/a.resolver.js';`],
    [service, `import { x } from '../../services.js';`],
    [service, `import { x } from '../../../client/paths.js';`],
    [service, `import { x } from '../../testing/world.js';`],
    ['server/platform/csv/a.ts', `import { x } from '../../features/bookings/booking.rules.js';`],
    [part, `import { B } from '../catalog/B';`],
    ['client/features/use-a.ts', `import { B } from './catalog/B';`],
    ['client/ui/A.tsx', `import { B } from '../features/catalog/B';`],
  ];
  for (const [from, code] of refused)
    it(`refuse ${code} in ${from}`, () => assert.equal(complaintsAbout(from, code).length, 1));
});

describe('the roles', () => {
  for (const path of [
    'server/features/bookings/booking.service.ts',
    'server/features/bookings/anything.test.ts',
    'server/features/bookings/book/booking.service.ts',
    'server/platform/csv/anything.ts',
  ])
    it(`allow ${path}`, () => assert.deepEqual(complaints('role', join(root, path), ''), []));

  for (const path of [
    'server/features/bookings/token.ts',
    'server/features/bookings/book/token.ts',
    'server/features/bookings/booking.thing.ts',
    'server/features/bookings/booking-service.ts',
    'server/features/unheard-of/booking.service.ts',
    'server/features/loose.service.ts',
  ])
    it(`refuse ${path}`, () => assert.equal(complaints('role', join(root, path), '').length, 1));
});

describe('import cycles', () => {
  /**
   * @param {Record<string, string>} files the first one is checked
   * @returns {Promise<string[]>}
   */
  async function check(files) {
    const folder = await mkdtemp(join(tmpdir(), 'booking-cycle-'));
    try {
      for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
      const [first = '', code = ''] = Object.entries(files)[0] ?? [];
      return complaints('no-cycle', join(folder, first), code);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it('are found through other files and type imports, with the path', async () => {
    const [found = '', ...others] = await check({
      'a.ts': `import { b } from './b.js';`,
      'b.ts': `export * from './c';`,
      'c.tsx': `import type { A } from './a.js';`,
    });
    assert.match(found, /b\.ts → .*c\.tsx → .*a\.ts/);
    assert.deepEqual(others, []);
  });

  it('are found if a file imports itself', async () => {
    assert.equal((await check({ 'a.ts': `import { a } from './a.js';` })).length, 1);
  });

  it('are not reported for dynamic imports', async () => {
    const found = await check({
      'a.ts': `import { b } from './b.js';`,
      'b.ts': `export const later = () => import('./a.js');`,
    });
    assert.deepEqual(found, []);
  });

  it('are not reported for two files that import a third', async () => {
    const found = await check({
      'a.ts': `import { b } from './b.js'; import { c } from './c.js';`,
      'b.ts': `import { c } from './c.js';`,
      'c.ts': '',
    });
    assert.deepEqual(found, []);
  });
});

describe('names', () => {
  for (const path of ['server/platform/utils/a.ts', 'server/platform/csv/helpers.ts', 'client/ui/index.ts'])
    it(`refuse ${path}`, () => assert.equal(complaints('names', join(root, path), '').length, 1));
});

describe('browser globals', () => {
  const path = join(root, 'client/ui/A.tsx');

  it('are rejected in module scope', () => {
    assert.equal(complaints('no-browser-at-load', path, 'const width = window.innerWidth;').length, 1);
  });

  it('are allowed in a function', () => {
    const code = 'const width = () => window.innerWidth;';
    assert.deepEqual(complaints('no-browser-at-load', path, code), []);
  });
});

describe('classes of a CSS module', () => {
  const path = join(root, 'client/ui/elements/Tag.tsx');
  /** @param {string} use */
  const found = (use) =>
    complaints('style-classes', path, `import styles from './Tag.module.css';\n${use}`).length;

  it('must be defined there', () => {
    assert.equal(found('export const name = styles.tag;'), 0);
    assert.equal(found('export const name = styles.nowhere;'), 1);
  });
});
