/** What the office enters about a person, for a student and for an attendee alike. Text as it was typed. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  companyName: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  textNotifications: boolean;
}

export type PersonField = keyof PersonValues;

/** In the order of the page. */
export const personFields: readonly PersonField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'companyName',
  'emergencyContactName',
  'emergencyContactPhone',
  'textNotifications',
];

export const emptyPerson: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  companyName: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  textNotifications: false,
};

/** What can be wrong with a field; `office-person.messages.ts` has the words for each. */
export type PersonProblem =
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'emergencyNameRequired'
  | 'emergencyPhoneRequired';

type PersonProblems = { [field in PersonField]?: PersonProblem };

const isBlank = (text: string) => text.trim() === '';

// Something before the @, and a domain with a dot in it. The server looks closer.
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Specification section 5, student form. */
export function checkPerson(values: PersonValues): PersonProblems {
  const problems: PersonProblems = {};
  if (isBlank(values.firstName)) problems.firstName = 'firstNameRequired';
  if (isBlank(values.lastName)) problems.lastName = 'lastNameRequired';
  if (isBlank(values.email)) problems.email = 'emailRequired';
  else if (!looksLikeEmail(values.email)) problems.email = 'emailInvalid';
  if (isBlank(values.emergencyContactName)) problems.emergencyContactName = 'emergencyNameRequired';
  if (isBlank(values.emergencyContactPhone)) problems.emergencyContactPhone = 'emergencyPhoneRequired';
  return problems;
}

export interface StoredPerson extends Omit<PersonValues, 'phone' | 'companyName'> {
  phone: string | null;
  companyName: string | null;
}

export function valuesOfPerson(person: StoredPerson): PersonValues {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone ?? '',
    companyName: person.companyName ?? '',
    emergencyContactName: person.emergencyContactName,
    emergencyContactPhone: person.emergencyContactPhone,
    textNotifications: person.textNotifications,
  };
}

/** The form as the server takes it. */
export function personInput(values: PersonValues): StoredPerson {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    companyName: values.companyName.trim() || null,
    emergencyContactName: values.emergencyContactName.trim(),
    emergencyContactPhone: values.emergencyContactPhone.trim(),
    textNotifications: values.textNotifications,
  };
}
