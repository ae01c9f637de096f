import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { houseRules } from '../.ci/house-rules.mjs';

/** What a rule says of a file that would stand there. */
function complaints(rule: keyof typeof houseRules.rules, filename: string, code: string): string[] {
  const linter = new Linter({ cwd: '/' });
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { house: houseRules },
    rules: { [`house/${rule}`]: 'error' as const },
  };
  return linter.verify(code, [config], filename).map(({ ruleId, message }) => {
    if (ruleId !== `house/${rule}`) throw new Error(message);
    return message;
  });
}

const inHouse = (path: string): string => join(process.cwd(), path);

describe('the arrows', () => {
  const allows = (from: string, code: string) => complaints('arrows', inHouse(from), code);
  const bookings = 'server/features/bookings/booking.service.ts';

  it.each([
    ['a feature the ones before it', bookings, `import { x } from '../schedule/seat.rules.js';`],
    ['a service a store of its own', bookings, `import { x } from './idempotency.store.js';`],
    ['a file its own level', bookings, `import { x } from './seat.service.js';`],
    [
      'a rule the type of a service',
      'server/features/reports/a.rules.ts',
      `import type { X } from './b.service.js';`,
    ],
    ['the client an own part', 'client/features/contact/A.tsx', `import { B } from './B';`],
    ['an app a feature', 'client/app/A.tsx', `import { B } from '../features/contact/B';`],
  ])('let %s', (_who, from, code) => {
    expect(allows(from, code)).toEqual([]);
  });

  it.each([
    [
      'a feature one that stands on it',
      'server/features/schedule/a.rules.ts',
      '../bookings/booking.rules.js',
    ],
    ['a feature another’s input', bookings, '../schedule/class-instance.input.js'],
    ['a feature another’s file without a role', bookings, '../schedule/anything.js'],
    ['a rule a query', 'server/features/schedule/a.rules.ts', './seat.query.js'],
    ['the platform a feature', 'server/platform/csv/a.ts', '../../features/bookings/booking.rules.js'],
    ['a feature what is put together of it', bookings, '../../services.js'],
    ['the server the client', bookings, '../../../client/paths.js'],
    ['the product what only tests use', bookings, '../../testing/world.js'],
    ['a part of the client another feature', 'client/features/contact/A.tsx', '../catalog/B'],
    ['what only looks a feature', 'client/ui/A.tsx', '../features/catalog/B'],
  ])('refuse %s', (_who, from, source) => {
    expect(allows(from, `import { x } from '${source}';`)).toHaveLength(1);
    expect(allows(from, `export { x } from '${source}';`)).toHaveLength(1);
  });

  it('refuse a feature that stands on this one also its types', () => {
    const code = `import type { X } from '../bookings/booking.type.js';`;
    expect(allows('server/features/schedule/a.rules.ts', code)).toHaveLength(1);
  });
});

describe('roles', () => {
  it.each([
    ['server/features/bookings/booking.service.ts', 0],
    ['server/features/bookings/anything.test.ts', 0],
    ['server/platform/csv/anything.ts', 0],
    ['server/features/bookings/token.ts', 1],
    ['server/features/bookings/booking.thing.ts', 1],
    ['server/features/bookings/booking-service.ts', 1],
    ['server/features/unheard-of/booking.service.ts', 1],
    ['server/features/loose.service.ts', 1],
  ])('%s has %d problems', (path, count) => {
    expect(complaints('role', inHouse(path), '')).toHaveLength(count);
  });
});

describe('import cycles', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'booking-cycle-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const check = (files: Record<string, string>): string[] => {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
    const [first = ''] = Object.keys(files);
    return complaints('no-cycle', join(folder, first), files[first] ?? '');
  };

  it('are found through other files, of types too, with the way back', () => {
    const found = check({
      'a.ts': `import { b } from './b.js';`,
      'b.ts': `export * from './c';`,
      'c.tsx': `import type { A } from './a.js';`,
    });
    expect(found).toEqual([expect.stringMatching(/b\.ts → .*c\.tsx → .*a\.ts/)]);
  });

  it('are none where two files import a third', () => {
    expect(
      check({
        'a.ts': `import { b } from './b.js'; import { c } from './c.js';`,
        'b.ts': `import { c } from './c.js';`,
        'c.ts': '',
      }),
    ).toEqual([]);
  });

  it('are found where a file imports itself', () => {
    expect(check({ 'a.ts': `import { a } from './a.js';` })).toHaveLength(1);
  });
});

describe('names', () => {
  it.each(['server/platform/utils/a.ts', 'server/platform/csv/helpers.ts', 'client/ui/index.ts'])(
    'refuse %s',
    (path) => {
      expect(complaints('names', inHouse(path), '')).toHaveLength(1);
    },
  );
});

describe('what only a browser has', () => {
  it('is refused while a module is loaded, and allowed in a function', () => {
    const path = inHouse('client/ui/A.tsx');
    expect(complaints('no-browser-at-load', path, 'const width = window.innerWidth;')).toHaveLength(1);
    expect(complaints('no-browser-at-load', path, 'const width = () => window.innerWidth;')).toEqual([]);
  });
});
