import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { messageLanguageMessages } from './message-language.messages';

/** Labels of the fields of a person. */
export const personMessages = defineMessages({
  firstName: fieldMessages.firstName,
  lastName: fieldMessages.lastName,
  email: fieldMessages.email,
  phone: fieldMessages.phone,
  companyName: fieldMessages.company,
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
