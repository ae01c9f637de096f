import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'admin.instructors.title',
    defaultMessage: 'Instructors',
    description: 'Title and heading',
  },
  intro: {
    id: 'admin.instructors.intro',
    defaultMessage:
      'Who teaches, in which languages, and until when they are authorized. Guests see none of this.',
    description: 'Under the heading',
  },
  add: {
    id: 'admin.instructors.add',
    defaultMessage: 'Add an instructor',
    description: 'Button that opens the form, and its heading',
  },
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
  english: {
    id: 'admin.instructors.english',
    defaultMessage: 'English',
    description: 'In the column Teaches in',
  },
  spanish: {
    id: 'admin.instructors.spanish',
    defaultMessage: 'Spanish',
    description: 'In the column Teaches in',
  },
  both: {
    id: 'admin.instructors.both',
    defaultMessage: 'English and Spanish',
    description: 'In the column Teaches in',
  },
  contact: {
    id: 'admin.instructors.contact',
    defaultMessage: 'Contact',
    description: 'Head of a column: email and phone',
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
  contactHint: {
    id: 'admin.instructors.contactHint',
    defaultMessage: 'Only the office sees it.',
    description: 'Under a label',
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
  name: {
    id: 'admin.instructors.label.name',
    defaultMessage: 'Name',
    description: 'Label of a field of an instructor',
  },
  email: {
    id: 'admin.instructors.label.email',
    defaultMessage: 'Email',
    description: 'Label of a field of an instructor',
  },
  phone: {
    id: 'admin.instructors.label.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field of an instructor',
  },
  teachesEnglish: {
    id: 'admin.instructors.label.teachesEnglish',
    defaultMessage: 'English',
    description: 'Label of a field of an instructor',
  },
  teachesSpanish: {
    id: 'admin.instructors.label.teachesSpanish',
    defaultMessage: 'Spanish',
    description: 'Label of a field of an instructor',
  },
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
  nameRequired: {
    id: 'admin.instructors.problem.nameRequired',
    defaultMessage: 'Name required',
    description: 'Error',
  },
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
