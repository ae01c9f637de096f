/** What the visitor types on the Information step (specification section 3, public booking form fields). */
export interface BookingValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  smsOptIn: boolean;
  company: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  createAccount: boolean;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

export type BookingField = keyof BookingValues;

export const emptyBookingValues: BookingValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  smsOptIn: false,
  company: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  createAccount: false,
  password: '',
  confirmPassword: '',
  terms: false,
};

/** In the order in which they stand on the page; the error summary follows it. */
export const bookingFields: readonly BookingField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'smsOptIn',
  'company',
  'emergencyContactName',
  'emergencyContactPhone',
  'createAccount',
  'password',
  'confirmPassword',
  'terms',
];

/** What both parts of the form need of its state. */
export interface BookingFormState {
  values: BookingValues;
  fieldProps: (field: BookingField) => { id: string; name: string; error: string | undefined };
  change: <Name extends BookingField>(field: Name, value: BookingValues[Name]) => void;
}
