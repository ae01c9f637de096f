import { defineMessages, type MessageTag } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'crew.details.heading',
    defaultMessage: 'Your details',
    description: 'Heading over the button that corrects phone, company and emergency contact of the contact',
  },
  correct: {
    id: 'crew.details.correct',
    defaultMessage: 'Correct your details',
    description: 'Button that opens the form with the details of the contact, and the heading of that form',
  },
  how: {
    id: 'crew.details.how',
    defaultMessage:
      'A phone or emergency contact left empty stays as it is. Changes to the company or the emergency contact also apply to the people in your crew who have the same ones.',
    description: 'In the form with the details of the contact, after the deadline',
  },
  office: {
    id: 'crew.details.office',
    defaultMessage: 'To correct your name or email, please call us.',
    description: 'In the form with the details of the contact, which has neither; the phone number follows',
  },
  languageHint: {
    id: 'crew.details.languageHint',
    defaultMessage: 'For the emails that we send you about this crew.',
    description: 'Under the label of the language',
  },
  done: {
    id: 'crew.details.done',
    defaultMessage: 'Done: your details are saved.',
    description: 'Said after the details of the contact were corrected',
  },
  tooLate: {
    id: 'crew.details.tooLate',
    defaultMessage: 'Your details can no longer be corrected on this page. Please call us.',
    description: 'Said when the deadline to correct them has passed meanwhile',
  },
  checked: {
    id: 'crew.details.checked',
    defaultMessage: 'We have checked: your details have not changed.',
    description: 'After the response to a correction was lost, and the repeated correction was refused',
  },
  panelFailed: {
    id: 'crew.details.panelFailed',
    defaultMessage:
      'This could not be loaded. Check your connection, then load the page again. Your details have not changed.',
    description: 'After a press on the button that opens the form; a button to load the page again follows',
  },
  changedMeanwhile: {
    id: 'crew.details.changedMeanwhile',
    defaultMessage: 'Your details have changed since you opened this form. Check all fields before you save.',
    description: 'Above the fields, if the office or another page has changed the details',
  },
});

const filled = defineMessages<{ until: { deadline: string; zone: string; strong: MessageTag } }>({
  until: {
    id: 'crew.details.until',
    defaultMessage: 'You can correct your details until <strong>{deadline}</strong> {zone}.',
    description: 'First sentence of the form with the details of the contact: until when, with the time zone',
  },
});

export const crewDetailsMessages = { ...plain, ...filled };
