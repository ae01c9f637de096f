import { defineMessages } from 'react-intl';

import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';

const plain = defineMessages({
  title: pageNameMessages.instructors,
  intro: {
    id: 'admin.instructors.intro',
    defaultMessage:
      'Who teaches, in which languages, and until when they are authorized. Guests see none of this.',
    description: 'Under the heading',
  },
  add: pageNameMessages.newInstructor,
  edit: {
    id: 'admin.instructors.edit',
    defaultMessage: 'Edit instructor',
    description: 'Heading of the form',
  },
  search: {
    id: 'admin.instructors.search',
    defaultMessage: 'Name, email or authorization',
    description: 'Label of the search',
  },
  loadFailed: {
    id: 'admin.instructors.loadFailed',
    defaultMessage: 'The instructors could not be loaded',
    description: 'Banner',
  },
  empty: {
    id: 'admin.instructors.empty',
    defaultMessage: 'No instructors yet. Add the first one, and choose the name when you schedule a class.',
    description: 'In place of the rows',
  },
  languages: {
    id: 'admin.instructors.languages',
    defaultMessage: 'Teaches in',
    description: 'Head of a column: languages',
  },
  both: {
    id: 'admin.instructors.both',
    defaultMessage: 'English and Spanish',
    description: 'In the column Teaches in',
  },
  authorization: {
    id: 'admin.instructors.authorization',
    defaultMessage: 'Authorization',
    description: 'Head of a column, and heading of a group of fields',
  },
  expired: {
    id: 'admin.instructors.expired',
    defaultMessage: 'Expired',
    description: 'Tag at an authorization that is over',
  },
  endsSoon: {
    id: 'admin.instructors.endsSoon',
    defaultMessage: 'Expires soon',
    description: 'Tag at an authorization that ends within 60 days',
  },
  nameHint: {
    id: 'admin.instructors.nameHint',
    defaultMessage: 'Classes that have begun or are cancelled keep the name that they have.',
    description: 'Under the name of an instructor who has classes',
  },
  classesToo: {
    id: 'admin.instructors.classesToo',
    defaultMessage: 'Change the name in upcoming classes, too',
    description: 'Label of a box to tick, while the name of an instructor is being changed',
  },
  classesHint: {
    id: 'admin.instructors.classesHint',
    defaultMessage: 'Except where another name was written into the class by hand. Nobody is notified.',
    description: 'Under the box to tick: change the name in upcoming classes',
  },
  contactHint: {
    id: 'admin.instructors.contactHint',
    defaultMessage: 'Only the office sees it.',
    description: 'Under a label',
  },
  notifiedHint: {
    id: 'admin.instructors.notifiedHint',
    defaultMessage:
      'A minute after a class of theirs is added, changed, cancelled or given to somebody else. Needs an email.',
    description: 'Under the box to tick: email them about their classes',
  },
  notified: {
    id: 'admin.instructors.notified',
    defaultMessage: 'Emailed about classes',
    description: 'Under the email of an instructor who is told about their classes',
  },
  languagesHeading: {
    id: 'admin.instructors.languagesHeading',
    defaultMessage: 'Languages',
    description: 'Heading of a group of boxes to tick: the languages somebody teaches in',
  },
  expiresHint: {
    id: 'admin.instructors.expiresHint',
    defaultMessage: 'The last day it is valid. You are told of classes after it.',
    description: 'Under a label',
  },
});

const filled = defineMessages<{ until: { date: string } }>({
  until: {
    id: 'admin.instructors.until',
    defaultMessage: 'until {date}',
    description: 'In the column Authorization',
  },
});

export const instructorLabels = defineMessages({
  name: fieldMessages.name,
  email: fieldMessages.email,
  phone: fieldMessages.phone,
  isNotified: {
    id: 'admin.instructors.label.isNotified',
    defaultMessage: 'Email them about their classes',
    description: 'Label of a box to tick in the form of an instructor',
  },
  teachesEnglish: wordMessages.english,
  teachesSpanish: wordMessages.spanish,
  authorizationKind: {
    id: 'admin.instructors.label.authorizationKind',
    defaultMessage: 'Kind',
    description: 'Label of a field of an instructor',
  },
  authorizationNumber: {
    id: 'admin.instructors.label.authorizationNumber',
    defaultMessage: 'Number',
    description: 'Label of a field of an instructor',
  },
  authorizationExpiresOn: {
    id: 'admin.instructors.label.authorizationExpiresOn',
    defaultMessage: 'Expires on',
    description: 'Label of a field of an instructor',
  },
});

export const instructorProblems = defineMessages({
  nameRequired: fieldMessages.nameRequired,
  emailInvalid: {
    id: 'admin.instructors.problem.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error',
  },
  languageRequired: {
    id: 'admin.instructors.problem.languageRequired',
    defaultMessage: 'Choose at least one language',
    description: 'Error',
  },
});

export const instructorsMessages = { ...plain, ...filled };
