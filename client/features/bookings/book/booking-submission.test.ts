import { attemptFor, bookSeatInput } from './booking-submission';
import { filledValues } from '../testing/filled-values';

const first = attemptFor({ classId: 'class-1' }, filledValues, null);

describe('the booking attempt', () => {
  it('keeps its key for the same content, ignoring surrounding spaces', () => {
    const again = attemptFor({ classId: 'class-1' }, { ...filledValues, firstName: ' María Elena ' }, first);
    expect(again.key).toBe(first.key);
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
  ])('gets another key when %s changes', (_what, change) => {
    expect(attemptFor({ classId: 'class-1' }, { ...filledValues, ...change }, first).key).not.toBe(first.key);
  });

  it('gets another key for another class', () => {
    expect(attemptFor({ classId: 'class-2' }, filledValues, first).key).not.toBe(first.key);
  });

  it('neither changes its key with the password nor contains it', () => {
    const account = { ...filledValues, createAccount: true };
    const one = attemptFor({ classId: 'class-1' }, { ...account, password: 'first-password' }, null);
    const other = attemptFor({ classId: 'class-1' }, { ...account, password: 'other-password' }, one);
    expect(other).toEqual(one);
    expect(JSON.stringify(one)).not.toContain('first-password');
  });

  it('has unpredictable keys', () => {
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(attemptFor({ classId: 'class-1' }, filledValues, null).key).not.toBe(first.key);
  });
});

describe('the request', () => {
  it('is trimmed, without empty optional fields, in the language of the visitor', () => {
    const values = { ...filledValues, email: ' mgutierrez@example.com ', phone: '  ', companyName: '' };
    expect(bookSeatInput({ classId: 'class-1' }, values, first, 'es')).toEqual({
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
      idempotencyKey: first.key,
    });
  });

  it('has the passwords exactly as typed, and only if an account is wanted', () => {
    const values = {
      ...filledValues,
      createAccount: true,
      password: ' spaced ',
      confirmPassword: ' spaced ',
    };
    expect(bookSeatInput({ classId: 'c' }, values, first, 'en')).toMatchObject({
      createAccount: true,
      password: ' spaced ',
      confirmPassword: ' spaced ',
    });
    const unticked = bookSeatInput({ classId: 'c' }, { ...values, createAccount: false }, first, 'en');
    expect(unticked).not.toHaveProperty('password');
    expect(unticked).not.toHaveProperty('confirmPassword');
  });
});
