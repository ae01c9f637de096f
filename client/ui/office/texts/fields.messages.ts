import { defineMessages } from 'react-intl';

/** Labels and errors of fields, and heads of columns, that several forms and lists have. */
export const fieldMessages = defineMessages({
  name: {
    id: 'admin.field.name',
    defaultMessage: 'Name',
    description:
      'Label of a field: what a course, a venue, a report or a saved view is called, or the name of an instructor; head of a column with names of people or places',
  },
  nameEs: {
    id: 'admin.field.nameEs',
    defaultMessage: 'Name in Spanish',
    description: 'Label of a field: what a course or a venue is called in Spanish',
  },
  nameRequired: {
    id: 'admin.field.nameRequired',
    defaultMessage: 'Name required',
    description: 'Error at a name when it is empty',
  },
  firstName: {
    id: 'admin.field.firstName',
    defaultMessage: 'First name',
    description: 'Label of a field of a person',
  },
  lastName: {
    id: 'admin.field.lastName',
    defaultMessage: 'Last name',
    description: 'Label of a field of a person',
  },
  email: {
    id: 'admin.field.email',
    defaultMessage: 'Email',
    description: 'Label of a field and column: the address of a person',
  },
  phone: {
    id: 'admin.field.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field and column: the phone number of a person',
  },
  company: {
    id: 'admin.field.company',
    defaultMessage: 'Company',
    description: 'Label of a field and column: the employer of a person',
  },
  contact: {
    id: 'admin.field.contact',
    defaultMessage: 'Contact',
    description: 'Head of a column: email and phone of a person',
  },
  status: {
    id: 'admin.field.status',
    defaultMessage: 'Status',
    description:
      'Label of a filter, and a column: the status of a booking, a message, an account or somebody who waits',
  },
  language: {
    id: 'admin.field.language',
    defaultMessage: 'Language',
    description:
      'Label of a column or a choice, or what was changed: the language of a message, an attendee or a class',
  },
  description: {
    id: 'admin.field.description',
    defaultMessage: 'Description',
    description: 'Label of a field: what a course or a report is about',
  },
  notes: {
    id: 'admin.field.notes',
    defaultMessage: 'Notes',
    description: 'Label of a field of a booking or a class',
  },
  priceInDollars: {
    id: 'admin.field.priceInDollars',
    defaultMessage: 'Price in dollars',
    description: 'Label of a field of a course or a class',
  },
  price: {
    id: 'admin.field.price',
    defaultMessage: 'Price',
    description: 'Label in a card or a form, or what was changed: the price of a class',
  },
  priceRequired: {
    id: 'admin.field.priceRequired',
    defaultMessage: 'Price required',
    description: 'Error at the price when it is empty',
  },
  date: {
    id: 'admin.field.date',
    defaultMessage: 'Date',
    description: 'Label of a field, and a column: the date of a class day',
  },
  place: {
    id: 'admin.field.place',
    defaultMessage: 'Location',
    description: 'Label on a sheet, or what was changed: where a class is held',
  },
  instructor: {
    id: 'admin.field.instructor',
    defaultMessage: 'Instructor',
    description: 'Label of a field, or what was changed: who teaches a class; a man or a woman',
  },
});
