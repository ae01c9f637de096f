import { defineMessages } from 'react-intl';

/** Problems whose texts differ from those of the booking form. */
export const waitingProblems = defineMessages({
  termsRequired: {
    id: 'waiting.agreementRequired',
    defaultMessage: 'Tick this box so that we can write to you',
    description: 'Error at the box of the waiting list that must be ticked',
  },
});

/** Labels of the form to join a waiting list. */
export const waitingFields = defineMessages({
  firstName: {
    id: 'waiting.firstName',
    defaultMessage: 'First name',
    description: 'Field of the waiting list',
  },
  lastName: { id: 'waiting.lastName', defaultMessage: 'Last name', description: 'Field of the waiting list' },
  email: { id: 'waiting.email', defaultMessage: 'Email', description: 'Field of the waiting list' },
  phone: { id: 'waiting.phone', defaultMessage: 'Phone', description: 'Field of the waiting list' },
  textNotifications: {
    id: 'waiting.textNotifications',
    defaultMessage: 'Text me too',
    description: 'Box of the waiting list that agrees to text messages; the disclosure stands under it',
  },
  seats: {
    id: 'waiting.seats',
    defaultMessage: 'How many seats?',
    description: 'Choice of a number, up to 10 or all seats of the class, on the form of the waiting list',
  },
  acceptsFewer: {
    id: 'waiting.acceptsFewer',
    defaultMessage: 'Fewer seats work for me too',
    description: 'Box of the waiting list, where more than one seat is wanted',
  },
  agreeToTerms: {
    id: 'waiting.agreeToTerms',
    defaultMessage: 'I agree that you keep my details and write to me when there are seats',
    description: 'Box of the waiting list that must be ticked',
  },
});
