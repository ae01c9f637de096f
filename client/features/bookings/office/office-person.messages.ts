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

/** One message per PersonProblem. */
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
  phoneNeedsAreaCode: {
    id: 'admin.person.error.phoneNeedsAreaCode',
    defaultMessage: 'Enter the phone number with its area code',
    description: 'Error at the phone when text messages are wanted but the number is too short for them',
  },
  phoneNotUs: {
    id: 'admin.person.error.phoneNotUs',
    defaultMessage: 'We send text messages only to US numbers (+1)',
    description: 'Error at the phone when text messages are wanted but the number is of another country',
  },
  notAName: {
    id: 'admin.person.error.notAName',
    defaultMessage:
      'A name cannot contain a web address, a phone number, or characters such as @, / and $. Leave a space after a period',
    description: 'Error at a name that reads as a link, an address or a phone number',
  },
  notACompany: {
    id: 'admin.person.error.notACompany',
    defaultMessage: 'A company name cannot contain a web address or @',
    description: 'Error at a company that reads as a link or an address',
  },
  notAnEmergencyContact: {
    id: 'admin.person.error.notAnEmergencyContact',
    defaultMessage:
      'The name of an emergency contact cannot contain a web address or @. Leave a space after a period',
    description: 'Error at the name of the emergency contact that reads as a link or an address',
  },
  notAPhone: {
    id: 'admin.person.error.notAPhone',
    defaultMessage: 'Enter a phone number, like (801) 555-0199',
    description: 'Error at the phone of the emergency contact when it has too few digits to be called',
  },
});
