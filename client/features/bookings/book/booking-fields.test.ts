import { bookingForm, type BookingField, type BookingValues } from './booking-fields';
import type { bookingProblems } from './booking-problem.messages';
import { filledValues } from '../testing/filled-values';

const broken: [BookingField, keyof typeof bookingProblems, Partial<BookingValues>][] = [
  ['firstName', 'firstNameRequired', { firstName: '' }],
  ['firstName', 'firstNameRequired', { firstName: '  \t ' }],
  ['firstName', 'atMost100', { firstName: 'x'.repeat(101) }],
  ['lastName', 'lastNameRequired', { lastName: '\u00a0' }],
  ['lastName', 'atMost100', { lastName: 'x'.repeat(101) }],
  ['email', 'emailRequired', { email: ' ' }],
  ['email', 'emailInvalid', { email: 'mgutierrez' }],
  ['email', 'emailInvalid', { email: 'mgutierrez@framing' }],
  ['email', 'emailInvalid', { email: 'mgutierrez@framing.' }],
  ['email', 'emailInvalid', { email: 'm gutierrez@framing.com' }],
  ['email', 'emailInvalid', { email: 'a@b.com, c@d.com' }],
  ['email', 'emailInvalid', { email: 'a@mail\u3002b.com' }],
  ['email', 'emailInvalid', { email: 'a@mail\uff0eb.com' }],
  ['email', 'emailInvalid', { email: 'a@mail\uff61b.com' }],
  ['email', 'atMost254', { email: `${'x'.repeat(250)}@a.co` }],
  ['phone', 'phoneRequiredForSms', { textNotifications: true, phone: ' ' }],
  ['phone', 'phoneNeedsAreaCode', { textNotifications: true, phone: '555-0117' }],
  ['phone', 'phoneNeedsAreaCode', { textNotifications: true, phone: '000 000 0000' }],
  ['phone', 'phoneNeedsAreaCode', { textNotifications: true, phone: '1234567890' }],
  ['phone', 'phoneNotUs', { textNotifications: true, phone: '+52 55 1234 5678' }],
  ['phone', 'phoneNotUs', { textNotifications: true, phone: '52 55 1234 5678' }],
  ['phone', 'phoneNotUs', { textNotifications: true, phone: '2 801 555 0117' }],
  ['phone', 'phoneNotUs', { textNotifications: true, phone: '011 52 55 1234 5678' }],
  ['firstName', 'notAName', { firstName: 'Your refund waits at evil.example' }],
  ['lastName', 'notAName', { lastName: 'Ruiz / ana@example.com' }],
  ['emergencyContactName', 'notAnEmergencyContact', { emergencyContactName: 'call 10.0.0.1' }],
  ['emergencyContactName', 'notAnEmergencyContact', { emergencyContactName: 'Mom / https://evil' }],
  ['firstName', 'notAName', { firstName: 'Win a prize call +19005550133' }],
  ['lastName', 'notAName', { lastName: 'call (900) 5.5-0' }],
  ['firstName', 'notAName', { firstName: 'Your $480 wait' }],
  ['lastName', 'notAName', { lastName: 'Ruiz <b>' }],
  ['companyName', 'notACompany', { companyName: 'www.evil.example' }],
  ['emergencyContactPhone', 'notAnEmergencyPhone', { emergencyContactPhone: 'abc' }],
  ['phone', 'atMost40', { phone: '8'.repeat(41) }],
  ['companyName', 'atMost100', { companyName: 'x'.repeat(101) }],
  ['emergencyContactName', 'emergencyContactRequired', { emergencyContactName: ' ' }],
  ['emergencyContactName', 'atMost100', { emergencyContactName: 'x'.repeat(101) }],
  ['emergencyContactPhone', 'emergencyPhoneRequired', { emergencyContactPhone: ' ' }],
  ['emergencyContactPhone', 'atMost40', { emergencyContactPhone: '8'.repeat(41) }],
  ['password', 'passwordLength', { createAccount: true, password: '1234567', confirmPassword: '1234567' }],
  [
    'password',
    'passwordLength',
    { createAccount: true, password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
  ],
  [
    'confirmPassword',
    'passwordsDiffer',
    { createAccount: true, password: '12345678', confirmPassword: '1234567' },
  ],
  ['agreeToTerms', 'termsRequired', { agreeToTerms: false }],
];

const allowed: [string, Partial<BookingValues>][] = [
  ['spaces around an email', { email: '  mgutierrez@example.com ' }],
  ['a plus and a subdomain in an email', { email: 'm+osha@mail.example.co' }],
  ['no company', { companyName: '' }],
  ['no phone without text messages', { phone: '' }],
  ['half a phone number without text messages', { phone: '555-0117' }],
  [
    'a phone number with brackets, dashes and a country code',
    { textNotifications: true, phone: '+1 (801) 555-0117' },
  ],
  [
    'a phone number with an extension and a remark',
    { textNotifications: true, phone: '801.555.0117 (wife) ext. 4' },
  ],
  ['a foreign phone number without text messages', { phone: '+52 55 1234' }],
  ['a foreign phone number for emergencies', { emergencyContactPhone: '+52 55 1234 5678' }],
  ['a local number with an extension for emergencies', { emergencyContactPhone: '555-0199 ext. 4' }],
  [
    'names with periods',
    { firstName: 'José Ma.', lastName: 'O’Brien Jr.', emergencyContactName: 'J.R. Ruiz' },
  ],
  ['names with few digits', { firstName: 'X Æ A-12', lastName: "O'Brien III", emergencyContactName: '李' }],
  ['an emergency contact of two people', { emergencyContactName: 'Íñigo / Luz' }],
  ['a company with a slash and a dot', { companyName: 'A/C Masters of Overstock.com' }],
  ['names of exactly 100 characters', { firstName: 'x'.repeat(100), lastName: 'x'.repeat(100) }],
  ['a password of 8 characters', { createAccount: true, password: '12345678', confirmPassword: '12345678' }],
  [
    'a password of 128 characters, each of two code units',
    { createAccount: true, password: '🦺'.repeat(128), confirmPassword: '🦺'.repeat(128) },
  ],
  ['passwords left over after the account was unticked', { password: 'short', confirmPassword: 'other' }],
];

describe('the validation table of the booking form', () => {
  it.each(broken)('rejects %s: %s', (field, problem, change) => {
    expect(bookingForm.check({ ...filledValues, ...change })).toEqual({ [field]: problem });
  });

  it.each(allowed)('accepts %s', (_what, change) => {
    expect(bookingForm.check({ ...filledValues, ...change })).toEqual({});
  });

  it('clears the errors that depend on the edited field', () => {
    expect(bookingForm.clears).toEqual({
      textNotifications: ['phone'],
      createAccount: ['password', 'confirmPassword'],
      password: ['confirmPassword'],
    });
  });
});
