import { defineMessages } from 'react-intl';

import { messageLanguageMessages } from './message-language.messages';

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

const hints = defineMessages({
  textNotifications: {
    id: 'admin.person.hint.textNotifications',
    defaultMessage:
      'Only if this person has agreed to automated text messages about their classes. Each booking records it.',
    description: 'Below the box for text messages, in the forms for a student and an attendee',
  },
});

/** Below the fields of a person. */
export const personHints = { ...hints, language: messageLanguageMessages.hint };
