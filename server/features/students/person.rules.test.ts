import { fc } from '../../testing/fast-check.js';
import { attendeeKey, isTexted, phoneLast4 } from './person.rules.js';

const rosa = { email: 'rosa.nunez@example.com', firstName: 'Rosa María', lastName: 'Núñez' };
const key = attendeeKey(rosa);

describe('attendeeKey', () => {
  it.each([
    ['capitals', { email: 'Rosa.Nunez@Example.COM', firstName: 'ROSA MARÍA', lastName: 'NÚÑEZ' }],
    [
      'more spaces',
      { email: ' rosa.nunez@example.com', firstName: 'Rosa \u00a0 María ', lastName: '\tNúñez' },
    ],
    [
      'invisible characters',
      { ...rosa, firstName: 'Ro\u200dsa\ufe0f \u3164María\u034f', lastName: 'Nú\u00adñez\u2800' },
    ],
    ['wide letters', { ...rosa, firstName: 'Ｒｏｓａ　María' }],
    ['separate accents', { ...rosa, firstName: 'Rosa Mari\u0301a', lastName: 'Nu\u0301n\u0303ez' }],
  ])('is the same with %s', (_case, typed) => {
    expect(attendeeKey(typed)).toBe(key);
  });

  it.each([
    ['ß and SS', 'Strauß', 'STRAUSS'],
    ['ß and ẞ', 'Strauß', 'STRAUẞ'],
    ['both small sigmas', 'ΝΙΚΟΣ', 'νικος'],
    ['a dotted capital I', 'İpek', 'i\u0307pek'],
  ])('folds %s', (_case, one, other) => {
    expect(attendeeKey({ ...rosa, lastName: one })).toBe(attendeeKey({ ...rosa, lastName: other }));
  });

  it.each([
    ['another email', { ...rosa, email: 'rosa@example.com' }],
    ['another first name', { ...rosa, firstName: 'Rosa' }],
    ['another last name', { ...rosa, lastName: 'Núñez López' }],
    ['a name without its accents', { ...rosa, lastName: 'Nunez' }],
    ['first and last name exchanged', { ...rosa, firstName: rosa.lastName, lastName: rosa.firstName }],
  ])('differs for %s', (_case, person) => {
    expect(attendeeKey(person)).not.toBe(key);
  });

  it('does not let a part run into the next one', () => {
    const one = { email: 'a@example.com', firstName: 'Ana\nLópez', lastName: '' };
    const other = { email: 'a@example.com', firstName: 'Ana', lastName: 'López' };
    expect(attendeeKey(one)).not.toBe(attendeeKey(other));
  });

  it('ignores letter case in every script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const [small, large] = [name.toLowerCase(), name.toUpperCase()];
        const keys = [name, small, large].map((lastName) => attendeeKey({ ...rosa, lastName }));
        expect(new Set(keys).size).toBe(1);
      }),
      { numRuns: 500 },
    );
  });

  it('has a fixed length, however long the folded name', () => {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(attendeeKey({ ...rosa, firstName: 'ﬃ'.repeat(100) })).toHaveLength(64);
  });
});

describe('phoneLast4', () => {
  it.each([
    '+18015550117',
    '(801) 555-0117',
    '801.555.0117',
    '555-0117',
    '801-555-0117 ext. 22',
    '801 555 0117 x5',
  ])('returns the last four digits of %s', (phone) => {
    expect(phoneLast4(phone)).toBe('0117');
  });

  it.each([null, undefined, '', '0117', '55-0117', 'none'])('returns null for %j', (phone) => {
    expect(phoneLast4(phone)).toBeNull();
  });
});

it.each([
  [true, { textNotifications: true, phone: '(801) 555-0117' }],
  [false, { textNotifications: false, phone: '(801) 555-0117' }],
  [false, { textNotifications: true, phone: '+52 55 1234 5678' }],
  [false, { textNotifications: true, phone: null }],
])('isTexted is %s for %j', (expected, person) => {
  expect(isTexted(person)).toBe(expected);
});
