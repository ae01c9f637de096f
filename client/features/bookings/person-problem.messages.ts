import { defineMessages } from 'react-intl';

/** Problems of the fields of a person. */
export const personProblems = defineMessages({
  firstNameRequired: {
    id: 'person.error.firstNameRequired',
    defaultMessage: 'First name required',
    description: 'Error at the first name when it is empty',
  },
  lastNameRequired: {
    id: 'person.error.lastNameRequired',
    defaultMessage: 'Last name required',
    description: 'Error at the last name when it is empty',
  },
  emailRequired: {
    id: 'person.error.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at the email when it is empty',
  },
  emailInvalid: {
    id: 'person.error.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error at the email when it does not look like an address',
  },
  phoneRequiredForSms: {
    id: 'person.error.phoneRequiredForSms',
    defaultMessage: 'Phone required for SMS notifications',
    description: 'Error at the phone when it is empty although the box for text messages is ticked',
  },
  phoneNeedsAreaCode: {
    id: 'person.error.phoneNeedsAreaCode',
    defaultMessage: 'Enter the phone number with its area code',
    description: 'Error at the phone when text messages are wanted but the number is too short for them',
  },
  phoneNotUs: {
    id: 'person.error.phoneNotUs',
    defaultMessage: 'We send text messages only to US numbers (+1)',
    description: 'Error at the phone when text messages are wanted but the number is of another country',
  },
  notAName: {
    id: 'person.error.notAName',
    defaultMessage:
      'A name cannot contain a web address, a phone number, or characters such as @, / and $. Leave a space after a period',
    description: 'Error at a name that reads as a link, an address or a phone number',
  },
  notACompany: {
    id: 'person.error.notACompany',
    defaultMessage: 'A company name cannot contain a web address or @',
    description: 'Error at a company that reads as a link or an address',
  },
  notAnEmergencyContact: {
    id: 'person.error.notAnEmergencyContact',
    defaultMessage:
      'The name of an emergency contact cannot contain a web address or @. Leave a space after a period',
    description: 'Error at the name of the emergency contact that reads as a link or an address',
  },
  notAPhone: {
    id: 'person.error.notAPhone',
    defaultMessage: 'Enter a phone number, like (801) 555-0199',
    description: 'Error at the phone when it has too few digits to be called',
  },
  notAnEmergencyPhone: {
    id: 'person.error.notAnEmergencyPhone',
    defaultMessage: 'Enter the phone number of the emergency contact, like (801) 555-0199',
    description: 'Error at the phone of the emergency contact when it has too few digits to be called',
  },
  emergencyContactRequired: {
    id: 'person.error.emergencyContactRequired',
    defaultMessage: 'Emergency contact required',
    description: 'Error at the name of the emergency contact when it is empty',
  },
  emergencyPhoneRequired: {
    id: 'person.error.emergencyPhoneRequired',
    defaultMessage: 'Emergency phone required',
    description: 'Error at the phone of the emergency contact when it is empty',
  },
  atMost40: {
    id: 'person.error.atMost40',
    defaultMessage: 'At most 40 characters',
    description: 'Error at a field whose text is too long to be stored',
  },
  atMost100: {
    id: 'person.error.atMost100',
    defaultMessage: 'At most 100 characters',
    description: 'Error at a field whose text is too long to be stored',
  },
  atMost254: {
    id: 'person.error.atMost254',
    defaultMessage: 'At most 254 characters',
    description: 'Error at a field whose text is too long to be stored',
  },
});
