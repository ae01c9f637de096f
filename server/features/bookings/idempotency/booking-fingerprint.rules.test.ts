import { bookingFingerprint } from './booking-fingerprint.rules.js';

const input = {
  classInstanceId: '6f0c8f0e-52e1-4c2b-9d43-0d1f7b0a9a11',
  firstName: 'Luis',
  lastName: 'Ortega',
  email: 'luis.ortega@example.com',
  textNotifications: false,
  agreeToTerms: true,
};
const fingerprint = bookingFingerprint(input);

describe('bookingFingerprint', () => {
  it('is a SHA-256', () => {
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not depend on the order of fields', () => {
    expect(bookingFingerprint(Object.fromEntries(Object.entries(input).toReversed()))).toBe(fingerprint);
  });

  it('does not distinguish blank, empty and missing fields', () => {
    for (const phone of ['', null, undefined]) {
      expect(bookingFingerprint({ ...input, phone })).toBe(fingerprint);
    }
  });

  it.each(['password', 'confirmPassword', 'idempotencyKey', 'language', 'expectedDetailsKey', 'isWalkIn'])(
    'ignores %s',
    (name) => {
      expect(bookingFingerprint({ ...input, [name]: 'anything' })).toBe(fingerprint);
    },
  );

  it('includes the language of a request whose content it is, but no secret', () => {
    expect(bookingFingerprint({ ...input, language: 'es' }, [])).not.toBe(fingerprint);
    expect(bookingFingerprint({ ...input, password: 'anything' }, [])).toBe(fingerprint);
  });

  it.each([
    ['another class', { ...input, classInstanceId: 'b' }],
    ['another person', { ...input, firstName: 'Luisa' }],
    ['a ticked box', { ...input, textNotifications: true }],
    ['one field more', { ...input, phone: '8015550117' }],
    ['text in place of a boolean', { ...input, agreeToTerms: 'true' }],
  ])('differs for %s', (_case, other) => {
    expect(bookingFingerprint(other)).not.toBe(fingerprint);
  });
});
