import type { Arbitrary } from 'fast-check';
import { fc } from './fast-check.js';
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';

/** Placeholders, replaced by ids that exist in the database under test. */
export const REAL_IDS = ['{class}', '{type}', '{student}', '{booking}', '{message}', '{number}'] as const;

const HOSTILE_TEXTS = [
  "' OR 1=1 --",
  `"; DROP TABLE booking; --`,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '%00',
  '\\',
  '%_',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '=1+1',
  '@SUM(1)',
  '\t\r\n',
  '\u202e',
  '\ufeff',
  '',
  ' ',
  '😀',
  'x'.repeat(101),
  'x'.repeat(255),
  'x'.repeat(5_001),
  '😀'.repeat(101),
  'İ'.repeat(100),
  'ﷺ'.repeat(100),
  'a@b.c',
  'a\r\nBcc: b@example.com',
  '1e999',
  '9'.repeat(40),
  'Bearer x',
  '[]',
  '{}',
  'W10',
  'WyIiLCIiXQ',
  'bnVsbA',
];
const GOOD_TEXTS = [
  'Ana',
  'Ruiz',
  'ana@example.com',
  '(801) 555-0117',
  'UT',
  '84119',
  'America/Boise',
  'en',
  'es',
  'bilingual',
  '2027-01-25',
  '2027-02-28',
  '2027-02-29',
  '2999-12-31',
  '08:00',
  '16:30',
  '16:30:59',
  '24:00',
  'OSHA 10',
  'pending',
  'paid',
  'cancelled',
  'confirmed',
  'scheduled',
  'completed',
  'safety',
  'equipment',
  'admin',
];
const NUMBERS = [
  0,
  -0,
  1,
  2,
  -1,
  20,
  100,
  101,
  1_000,
  1_001,
  10_000_000,
  10_000_001,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  0.1,
  0.005,
  8.5,
  89.5,
  99.999,
  1e15,
  1e21,
  1e300,
  5e-324,
  Number.MAX_SAFE_INTEGER,
];

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...GOOD_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<string>(...REAL_IDS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const numbers = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double({ noNaN: true }));

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], []);

/** Objects that imitate other types. Parsed from JSON, because `__proto__` in a literal would set the prototype. */
export const HOSTILE_OBJECTS: readonly unknown[] = [
  '{"toString":1}',
  '{"valueOf":1,"toString":"x"}',
  '{"toJSON":1}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"name":"x"}}',
  '{"length":-1}',
  '{"then":1}',
  '[{"toString":1}]',
  '[[],{}]',
].map((text) => JSON.parse(text) as unknown);
const DEEP = nested(1_000);

/** Any JSON value. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_OBJECTS, DEEP),
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);

export const pathTexts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<string>(...REAL_IDS) },
  { weight: 1, arbitrary: texts },
);

/** Valid values by field name, so that many calls pass validation. */
const GOOD_BY_NAME: readonly [RegExp, readonly unknown[]][] = [
  [/^id$/, REAL_IDS],
  [/classTypeId/, ['{type}']],
  [/classInstanceId/, ['{class}']],
  [/studentId/, ['{student}']],
  [/email/i, ['ana@example.com', 'beto@example.com', 'José.Ñ@example.org']],
  [/phone/i, ['(801) 555-0117', '+1 801 555 0118']],
  [/password/i, ['nine slow desert trains']],
  [/startTime/, ['08:00', '07:30:00']],
  [/endTime/, ['16:30', '17:00:59']],
  [/timeZone/, ['America/Boise', 'America/Phoenix']],
  [/date|From$|To$/i, ['2027-01-25', '2027-02-28', '2027-03-14', '2027-11-07']],
  [/zip/, ['84119', '84119-1234']],
  [/version/, [1, 2]],
  [/durationHours/, [0.5, 8, 10]],
  [/certificateMonths/, [1, 36, 120]],
  [/Cents$|^first$|^max/, [1, 20, 100]],
  [/agreeToTerms/, [true]],
  [/createAccount/, [false]],
  [
    /name|street|city|description|message|notes|requirements/i,
    ['Ana', 'Muñoz', "O'Brien", '李', '😀', 'a'.repeat(99)],
  ],
];

/** Mostly valid and sometimes invalid values of a schema type. */
export function valuesOf(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: likelyValuesOf(type, name) }, { weight: 1, arbitrary: anything });
}

function likelyValuesOf(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  if (isNonNullType(type)) return likelyValuesOf(type.ofType, name);
  if (isListType(type)) return fc.array(valuesOf(type.ofType, name), { minLength: 1, maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const values = Object.fromEntries(fields.map((field) => [field.name, valuesOf(field.type, field.name)]));
    const required = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
    return fc.record(values, { requiredKeys: required });
  }
  const good = GOOD_BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return good
    ? fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom(...good) },
        { weight: 1, arbitrary: scalarsOf(type.name) },
      )
    : scalarsOf(type.name);
}

function scalarsOf(type: string): Arbitrary<unknown> {
  if (type === 'Boolean') return fc.boolean();
  if (type === 'Int') return fc.oneof(fc.constantFrom(...NUMBERS.filter(Number.isInteger)), fc.integer());
  if (type === 'Float') return numbers;
  return type === 'ID' ? pathTexts : texts;
}
