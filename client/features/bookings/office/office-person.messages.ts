import { defineMessages } from 'react-intl';

/** Labels of the fields of a person. */
export const personMessages = defineMessages({
  firstName: {
    id: 'admin.person.firstName',
    defaultMessage: 'First name',
    description: 'Label of a field of a student',
  },
  lastName: {
    id: 'admin.person.lastName',
    defaultMessage: 'Last name',
    description: 'Label of a field of a student',
  },
  email: {
    id: 'admin.person.email',
    defaultMessage: 'Email',
    description: 'Label of a field and column of the students',
  },
  phone: {
    id: 'admin.person.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field and column of the students',
  },
  companyName: {
    id: 'admin.person.companyName',
    defaultMessage: 'Company',
    description: 'Label of a field and column of the students',
  },
  emergencyContactName: {
    id: 'admin.person.emergencyContactName',
    defaultMessage: 'Emergency contact name',
    description: 'Label of a field of a student',
  },
  emergencyContactPhone: {
    id: 'admin.person.emergencyContactPhone',
    defaultMessage: 'Emergency contact phone',
    description: 'Label of a field of a student',
  },
  textNotifications: {
    id: 'admin.person.textNotifications',
    defaultMessage: 'Wants SMS reminders',
    description: 'Box to tick: the student agreed to text messages',
  },
});

/** One entry a PersonProblem. */
export const personProblemMessages = defineMessages({
  firstNameRequired: {
    id: 'admin.person.error.firstNameRequired',
    defaultMessage: 'First name required',
    description: 'Error at the first name when it is empty',
  },
  lastNameRequired: {
    id: 'admin.person.error.lastNameRequired',
    defaultMessage: 'Last name required',
    description: 'Error at the last name when it is empty',
  },
  emailRequired: {
    id: 'admin.person.error.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at the email when it is empty',
  },
  emailInvalid: {
    id: 'admin.person.error.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error at the email when it does not look like an address',
  },
  emergencyNameRequired: {
    id: 'admin.person.error.emergencyNameRequired',
    defaultMessage: 'Emergency contact required',
    description: 'Error at the name of the emergency contact when it is empty',
  },
  emergencyPhoneRequired: {
    id: 'admin.person.error.emergencyPhoneRequired',
    defaultMessage: 'Emergency phone required',
    description: 'Error at the phone of the emergency contact when it is empty',
  },
});
