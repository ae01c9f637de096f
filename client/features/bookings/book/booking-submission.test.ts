import { bookSeatInput, contentOf, fingerprintOf, sentAttempt, storedAttempt } from './booking-submission';
import { filledValues } from '../testing/filled-values';

const seat = { classId: 'class-1' };
const key = 'a-key';
const fingerprint = fingerprintOf(contentOf(seat, filledValues));

describe('the fingerprint of a request', () => {
  it('is the same for the same content, ignoring surrounding spaces', () => {
    const again = contentOf(seat, { ...filledValues, firstName: ' María Elena ' });
    expect(fingerprintOf(again)).toBe(fingerprint);
  });

  it.each([
    ['firstName', { firstName: 'Ana' }],
    ['lastName', { lastName: 'Peña' }],
    ['email', { email: 'ana@example.com' }],
    ['phone', { phone: '801-555-0117' }],
    ['companyName', { companyName: 'Salas LLC' }],
    ['the text message box', { textNotifications: true }],
    ['emergency contact', { emergencyContactName: 'Ana' }],
    ['emergency phone', { emergencyContactPhone: '801-555-0199' }],
    ['the account box', { createAccount: true }],
  ])('is another when %s changes', (_what, change) => {
    expect(fingerprintOf(contentOf(seat, { ...filledValues, ...change }))).not.toBe(fingerprint);
  });

  it.each([{ classId: 'class-2' }, { ...seat, offerId: 'offer-1' }])('is another for %j', (other) => {
    expect(fingerprintOf(contentOf(other, filledValues))).not.toBe(fingerprint);
  });

  it('neither changes with the password nor contains it', () => {
    const account = { ...filledValues, createAccount: true };
    const one = fingerprintOf(contentOf(seat, { ...account, password: 'first-password' }));
    expect(fingerprintOf(contentOf(seat, { ...account, password: 'other-password' }))).toBe(one);
    expect(one).not.toContain('first-password');
  });

  it('is all that a stored attempt needs to be sent again unchanged', () => {
    const content = contentOf({ ...seat, offerId: 'offer-1' }, filledValues);
    const attempt = { key, fingerprint: fingerprintOf(content), unanswered: true, content };
    const stored = storedAttempt(attempt);
    expect(stored).not.toHaveProperty('content');
    expect(sentAttempt(stored)).toEqual(attempt);
  });
});

describe('the request', () => {
  it('is trimmed, without empty optional fields, in the language of the visitor', () => {
    const values = { ...filledValues, email: ' mgutierrez@example.com ', phone: '  ', companyName: '' };
    expect(bookSeatInput(contentOf(seat, values), key, values, 'es')).toEqual({
      classInstanceId: 'class-1',
      firstName: 'María Elena',
      lastName: 'Gutiérrez',
      email: 'mgutierrez@example.com',
      phone: null,
      companyName: null,
      emergencyContactName: 'Luis Salas',
      emergencyContactPhone: '801-555-0163',
      textNotifications: false,
      agreeToTerms: true,
      createAccount: false,
      language: 'es',
      idempotencyKey: key,
    });
  });

  it('has the passwords exactly as typed, and only if an account is wanted', () => {
    const values = {
      ...filledValues,
      createAccount: true,
      password: ' spaced ',
      confirmPassword: ' spaced ',
    };
    expect(bookSeatInput(contentOf(seat, values), key, values, 'en')).toMatchObject({
      createAccount: true,
      password: ' spaced ',
      confirmPassword: ' spaced ',
    });
    const without = { ...values, createAccount: false };
    const unticked = bookSeatInput(contentOf(seat, without), key, without, 'en');
    expect(unticked).not.toHaveProperty('password');
    expect(unticked).not.toHaveProperty('confirmPassword');
  });

  it('has an unknown password if it is repeated after the guest has decided against an account', () => {
    const account = {
      ...filledValues,
      createAccount: true,
      password: 'a-password',
      confirmPassword: 'a-password',
    };
    const input = bookSeatInput(contentOf(seat, account), key, { ...account, createAccount: false }, 'en');
    expect(input).toMatchObject({ createAccount: true });
    expect(input.password).toMatch(/^[0-9a-f]{32}$/);
    expect(input.confirmPassword).toBe(input.password);
  });
});
