import { defineMessages } from 'react-intl';

import type { Language } from '../../schema/language.generated';
import { wordMessages } from '../../ui/office/texts/console-words.messages';

const plain = defineMessages({
  ofCrew: {
    id: 'admin.write.ofCrew',
    defaultMessage: 'contact of a crew',
    description: 'At a recipient who has booked for other people',
  },
  title: {
    id: 'admin.write.title',
    defaultMessage: 'Write to attendees',
    description: 'Heading of the page where the office writes to a class or to chosen attendees',
  },
  loading: {
    id: 'admin.write.loading',
    defaultMessage: 'Loading the recipients…',
    description: 'While the page is on its way',
  },
  loadFailed: {
    id: 'admin.write.loadFailed',
    defaultMessage: 'The recipients could not be loaded.',
    description: 'Error of the page where the office writes to attendees',
  },
  nobody: {
    id: 'admin.write.nobody',
    defaultMessage: 'Nobody to write to',
    description: 'Heading where nobody is chosen, or nobody has a seat',
  },
  nobodyText: {
    id: 'admin.write.nobodyText',
    defaultMessage: 'Choose bookings in the list, or a class with attendees in the schedule.',
    description: 'Under the heading Nobody to write to',
  },
  schedule: {
    id: 'admin.write.schedule',
    defaultMessage: 'See the schedule',
    description: 'Link where there is nobody to write to',
  },
  message: { id: 'admin.write.message', defaultMessage: 'Message', description: 'Heading over the form' },
  template: {
    id: 'admin.write.template',
    defaultMessage: 'Start from',
    description: 'Label of the list of texts that a message may start from',
  },
  freeText: {
    id: 'admin.write.freeText',
    defaultMessage: 'Your own words',
    description: 'First choice of the list of texts: an empty one',
  },
  templateHint: {
    id: 'admin.write.templateHint',
    defaultMessage: 'Each text comes in English and Spanish. Change what does not fit.',
    description: 'Under the list of texts that a message may start from',
  },
  replaceHeading: {
    id: 'admin.write.replaceHeading',
    defaultMessage: 'Replace what you have written?',
    description: 'Question when another text is chosen to start from',
  },
  replaceText: {
    id: 'admin.write.replaceText',
    defaultMessage: 'The chosen text takes the place of yours, in both languages.',
    description: 'Explains the question',
  },
  replace: {
    id: 'admin.write.replace',
    defaultMessage: 'Replace it',
    description: 'Button: the chosen text takes the place of one’s own',
  },
  keep: { id: 'admin.write.keep', defaultMessage: 'Keep mine', description: 'Button: one’s own text stays' },
  insert: {
    id: 'admin.write.insert',
    defaultMessage: 'Insert:',
    description: 'Before buttons that put a placeholder into the text: {first name}, {class} …',
  },
  subject: { id: 'admin.write.subject', defaultMessage: 'Subject', description: 'Label of a field' },
  text: { id: 'admin.write.text', defaultMessage: 'Text', description: 'Label of a field' },
  textMessages: {
    id: 'admin.write.textMessages',
    defaultMessage: 'Also send a text message to those who agreed to it',
    description: 'Box to tick in the form of a message',
  },
  englishSubjectRequired: {
    id: 'admin.write.englishSubjectRequired',
    defaultMessage: 'Write the subject in English',
    description: 'Error of a subject that is missing',
  },
  englishTextRequired: {
    id: 'admin.write.englishTextRequired',
    defaultMessage: 'Write the text in English',
    description: 'Error of a text that is missing',
  },
  spanishSubjectRequired: {
    id: 'admin.write.spanishSubjectRequired',
    defaultMessage: 'Write the subject in Spanish',
    description: 'Error of a subject that is missing',
  },
  spanishTextRequired: {
    id: 'admin.write.spanishTextRequired',
    defaultMessage: 'Write the text in Spanish',
    description: 'Error of a text that is missing',
  },
  test: {
    id: 'admin.write.test',
    defaultMessage: 'Send me a test first',
    description: 'Button: the message goes to whoever writes it, and to nobody else',
  },
  testing: {
    id: 'admin.write.testing',
    defaultMessage: 'Sending the test…',
    description: 'The button of the test at work',
  },
  sendFailed: {
    id: 'admin.write.sendFailed',
    defaultMessage: 'The message could not be sent. Try again in a minute.',
    description: 'Error without a reason',
  },
  connectionLost: {
    id: 'admin.write.connectionLost',
    defaultMessage:
      'The server did not answer. Press the button again: whoever has the message already does not get it twice.',
    description: 'Error when the connection was lost while sending',
  },
  alreadySent: {
    id: 'admin.write.alreadySent',
    defaultMessage:
      'An earlier version of this message was accepted already: look at the sent messages. To send this version as well, press the button again.',
    description: 'Error when the text was changed after a lost connection',
  },
  testFailed: {
    id: 'admin.write.testFailed',
    defaultMessage: 'The test could not be sent. Try again.',
    description: 'Error without a reason',
  },
  testLost: {
    id: 'admin.write.testLost',
    defaultMessage:
      'The server did not answer: the test may be on its way. Check your inbox before you send another one.',
    description: 'Error when the connection was lost while sending the test, which a new try sends again',
  },
  withdrawFailed: {
    id: 'admin.write.withdrawFailed',
    defaultMessage: 'The message could not be withdrawn. Try again.',
    description: 'Error without a reason',
  },
  preview: {
    id: 'admin.write.preview',
    defaultMessage: 'Preview',
    description: 'Heading over what each person gets',
  },
  previewEmpty: {
    id: 'admin.write.previewEmpty',
    defaultMessage: 'As soon as there is a subject and a text, you see here what each person gets.',
    description: 'In place of the preview',
  },
  previewFailed: {
    id: 'admin.write.previewFailed',
    defaultMessage: 'The preview could not be loaded.',
    description: 'In place of the preview',
  },
  previous: {
    id: 'admin.write.previous',
    defaultMessage: 'Previous person',
    description: 'Button of the preview',
  },
  next: { id: 'admin.write.next', defaultMessage: 'Next person', description: 'Button of the preview' },
  mail: { id: 'admin.write.mail', defaultMessage: 'Email', description: 'Tab of the preview' },
  sms: { id: 'admin.write.sms', defaultMessage: 'Text message', description: 'Tab of the preview' },
  channels: {
    id: 'admin.write.channels',
    defaultMessage: 'Email or text message',
    description: 'Names the tabs of the preview for screen readers',
  },
  onItsWay: {
    id: 'admin.write.onItsWay',
    defaultMessage: 'Your message is on its way',
    description: 'Heading after a message was sent',
  },
  sentMessages: {
    id: 'admin.write.sentMessages',
    defaultMessage: 'See the sent messages',
    description: 'Link after a message was sent',
  },
  another: {
    id: 'admin.write.another',
    defaultMessage: 'Write another message',
    description: 'Button after a message was sent',
  },
});

const languages = defineMessages({
  en: { id: 'admin.write.inEnglish', defaultMessage: 'In English', description: 'Heading over fields' },
  es: { id: 'admin.write.inSpanish', defaultMessage: 'In Spanish', description: 'Heading over fields' },
}) satisfies Record<Language, unknown>;

const reads = {
  en: wordMessages.english,
  es: wordMessages.spanish,
} satisfies Record<Language, unknown>;

const filled = defineMessages<{
  send: { count: number };
  counts: { people: number; textMessages: number };
  leaves: { people: number; textMessages: number };
  readEnglish: { count: number };
  readSpanish: { count: number };
  showPeople: { count: number };
  place: { index: number; count: number };
  toClass: { name: string; date: string };
  tested: { recipient: string };
  withdrawn: { reached: number };
}>({
  send: {
    id: 'admin.write.send',
    defaultMessage: '{count, plural, one {Send to # person} other {Send to # people}}',
    description: 'Button that sends the message',
  },
  counts: {
    id: 'admin.write.counts',
    defaultMessage:
      '{people, plural, one {# email} other {# emails}}{textMessages, plural, =0 {} one {, # text message} other {, # text messages}}',
    description: 'How many mails and text messages leave',
  },
  leaves: {
    id: 'admin.write.leaves',
    defaultMessage:
      'It leaves in a minute: {people, plural, one {# email} other {# emails}}{textMessages, plural, =0 {} one {, # text message} other {, # text messages}}.',
    description: 'After a message was sent; until then it can be taken back by a button beside it',
  },
  readEnglish: {
    id: 'admin.write.readEnglish',
    defaultMessage: '{count, plural, one {# reads English} other {# read English}}',
    description: 'How many of the recipients read English',
  },
  readSpanish: {
    id: 'admin.write.readSpanish',
    defaultMessage: '{count, plural, one {# reads Spanish} other {# read Spanish}}',
    description: 'How many of the recipients read Spanish',
  },
  showPeople: {
    id: 'admin.write.showPeople',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Opens the list of recipients',
  },
  place: {
    id: 'admin.write.place',
    defaultMessage: '{index} of {count}',
    description: 'Which of the recipients the preview is of',
  },
  toClass: {
    id: 'admin.write.toClass',
    defaultMessage: 'To everybody with a seat in {name}, {date}',
    description: 'Under the heading; {date} has the hour too',
  },
  tested: {
    id: 'admin.write.tested',
    defaultMessage: 'A test is on its way to {recipient}.',
    description: 'After the test was sent',
  },
  withdrawn: {
    id: 'admin.write.withdrawn',
    defaultMessage:
      '{reached, plural, =0 {Withdrawn: nobody gets it.} one {Withdrawn, but # person has it already.} other {Withdrawn, but # people have it already.}}',
    description: 'After a message was taken back',
  },
});

export const writeMessages = { ...plain, ...filled, languages, reads };
