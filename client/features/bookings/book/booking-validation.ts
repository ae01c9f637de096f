import type { BookingField, BookingValues } from './booking-values';

/** What can be wrong with a field; `booking-validation.messages.ts` has the words for each. */
export type BookingProblem =
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequiredForSms'
  | 'phoneNeedsAreaCode'
  | 'emergencyContactRequired'
  | 'emergencyPhoneRequired'
  | 'passwordLength'
  | 'passwordsDiffer'
  | 'termsRequired'
  | 'atMost40'
  | 'atMost100'
  | 'atMost254';

export type BookingProblems = Partial<Record<BookingField, BookingProblem>>;

interface Rule {
  field: BookingField;
  problem: BookingProblem;
  isBroken: (values: BookingValues) => boolean;
}

type TextField = { [F in BookingField]: BookingValues[F] extends string ? F : never }[BookingField];

// The server's pattern: something, an at sign, a domain with a dot, and nothing that ends an address in a mail header.
const emailPattern = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/;

function required(field: TextField, problem: BookingProblem): Rule {
  return { field, problem, isBroken: (values) => isBlank(values[field]) };
}

function atMost(field: TextField, limit: 40 | 100 | 254): Rule {
  return { field, problem: `atMost${limit}`, isBroken: (values) => values[field].trim().length > limit };
}

/** Specification section 5 and CONTRACT sections 4 and 6; a field's first broken rule is the one that is shown. */
const rules: readonly Rule[] = [
  required('firstName', 'firstNameRequired'),
  atMost('firstName', 100),
  required('lastName', 'lastNameRequired'),
  atMost('lastName', 100),
  required('email', 'emailRequired'),
  { field: 'email', problem: 'emailInvalid', isBroken: ({ email }) => !emailPattern.test(email.trim()) },
  atMost('email', 254),
  {
    field: 'phone',
    problem: 'phoneRequiredForSms',
    isBroken: ({ smsOptIn, phone }) => smsOptIn && isBlank(phone),
  },
  {
    field: 'phone',
    problem: 'phoneNeedsAreaCode',
    isBroken: ({ smsOptIn, phone }) => smsOptIn && !canBeTexted(phone),
  },
  atMost('phone', 40),
  atMost('company', 100),
  required('emergencyContactName', 'emergencyContactRequired'),
  atMost('emergencyContactName', 100),
  required('emergencyContactPhone', 'emergencyPhoneRequired'),
  atMost('emergencyContactPhone', 40),
  {
    field: 'password',
    problem: 'passwordLength',
    isBroken: ({ createAccount, password }) => createAccount && !hasPasswordLength(password),
  },
  {
    field: 'confirmPassword',
    problem: 'passwordsDiffer',
    isBroken: ({ createAccount, password, confirmPassword }) => createAccount && password !== confirmPassword,
  },
  { field: 'terms', problem: 'termsRequired', isBroken: ({ terms }) => !terms },
];

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** A US number with its area code, or one that says its country. The server looks closer. */
function canBeTexted(phone: string): boolean {
  return phone.trim().startsWith('+') || phone.replace(/\D/g, '').length >= 10;
}

/** Characters as people count them, as the server does. */
function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= 8 && length <= 128;
}

/** The one check of the form, at the first submit and at every later one. */
export function validateBooking(values: BookingValues): BookingProblems {
  const problems: BookingProblems = {};
  for (const { field, problem, isBroken } of rules) {
    if (problems[field] === undefined && isBroken(values)) problems[field] = problem;
  }
  return problems;
}

/** Fields whose error stops being true, or stops being certain, when another field is edited. */
const dependents: Partial<Record<BookingField, readonly BookingField[]>> = {
  smsOptIn: ['phone'],
  createAccount: ['password', 'confirmPassword'],
  password: ['confirmPassword'],
};

/** Whose errors go when `edited` is edited: its own, and those that depend on it. */
export function fieldsClearedBy(edited: BookingField): BookingField[] {
  return [edited, ...(dependents[edited] ?? [])];
}
