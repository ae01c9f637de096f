import { defineMessages, type MessageTag, type MessageValue } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'booking.find.title',
    defaultMessage: 'Find my booking',
    description: 'Title and heading of the page that mails the link of a booking',
  },
  text: {
    id: 'booking.find.text',
    defaultMessage:
      'We will email you the link to your booking. With it you can see the class, move to another date, change who is coming, or cancel.',
    description: 'Under the heading',
  },
  email: { id: 'booking.find.email', defaultMessage: 'Email', description: 'Label of a field' },
  emailHint: {
    id: 'booking.find.emailHint',
    defaultMessage: 'The address our confirmation went to.',
    description: 'Under the label of the email',
  },
  confirmationNumber: {
    id: 'booking.find.confirmationNumber',
    defaultMessage: 'Confirmation number',
    description: 'Label of a field',
  },
  numberHint: {
    id: 'booking.find.numberHint',
    defaultMessage: 'Eight letters and digits, like K7M4WX9P.',
    description: 'Under the label of the confirmation number',
  },
  submit: {
    id: 'booking.find.submit',
    defaultMessage: 'Email me the link',
    description: 'Button of the form',
  },
  busy: { id: 'booking.find.busy', defaultMessage: 'Sending…', description: 'Label while it is at work' },
  done: { id: 'booking.find.done', defaultMessage: 'Check your email', description: 'Heading after sending' },
  doneText: {
    id: 'booking.find.doneText',
    defaultMessage:
      'If there is a booking with this email and this number, the link is on its way. Nothing came after a few minutes? Look in the spam folder, check the email and the number, or call us.',
    description: 'After sending: the same whether there is such a booking or not',
  },
  again: { id: 'booking.find.again', defaultMessage: 'Try again', description: 'Back to the empty form' },
  emailRequired: {
    id: 'booking.find.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at a field',
  },
  emailInvalid: {
    id: 'booking.find.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error at a field',
  },
  numberRequired: {
    id: 'booking.find.numberRequired',
    defaultMessage: 'Confirmation number required',
    description: 'Error at a field',
  },
  numberInvalid: {
    id: 'booking.find.numberInvalid',
    defaultMessage: 'A confirmation number has eight letters and digits',
    description: 'Error at a field',
  },
  lost: {
    id: 'booking.find.lost',
    defaultMessage: 'We got no answer, so the link may be on its way. Check your email, or try again.',
    description: 'After a request whose response was lost',
  },
  tooMany: {
    id: 'booking.find.tooMany',
    defaultMessage: 'Too many requests. Wait an hour, or call us.',
    description: 'After too many requests',
  },
  fault: {
    id: 'booking.find.fault',
    defaultMessage: 'This did not work: the problem is on our side. Try again, or call us.',
    description: 'After a request that the server could not take',
  },
  backToClasses: {
    id: 'booking.find.backToClasses',
    defaultMessage: 'Back to all classes',
    description: 'Link above the heading',
  },
});

const named = defineMessages<{ noNumber: { account: MessageTag; phone: MessageValue } }>({
  noNumber: {
    id: 'booking.find.noNumber',
    defaultMessage:
      'No number? <account>Create an account</account> with the same email and you will see your bookings there, or call {phone}.',
    description: 'Under the confirmation number; the phone number is put in',
  },
});

/** The page that mails a lost link. */
export const findMessages = { ...plain, ...named };
