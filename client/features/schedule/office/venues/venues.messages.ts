import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { classLabels } from '../class-labels.messages';
import { classProblemMessages } from '../class-form/class-problem.messages';

const plain = defineMessages({
  title: pageNameMessages.venues,
  intro: {
    id: 'admin.venues.intro',
    defaultMessage:
      'Where classes are held. Guests see the address, parking, entrance and map with their booking.',
    description: 'Under the heading',
  },
  add: pageNameMessages.newVenue,
  edit: {
    id: 'admin.venues.edit',
    defaultMessage: 'Edit venue',
    description: 'Heading of the form',
  },
  search: {
    id: 'admin.venues.search',
    defaultMessage: 'Name, street or city',
    description: 'Label of the search',
  },
  loadFailed: {
    id: 'admin.venues.loadFailed',
    defaultMessage: 'The venues could not be loaded',
    description: 'Banner',
  },
  empty: {
    id: 'admin.venues.empty',
    defaultMessage: 'No venues yet. Add the first one, and choose it when you schedule a class.',
    description: 'In place of the rows',
  },
  address: {
    id: 'admin.venues.address',
    defaultMessage: 'Address',
    description: 'Head of a column',
  },
  capacity: {
    id: 'admin.venues.capacity',
    defaultMessage: 'Capacity',
    description: 'Head of a column and label of a field: how many people a venue has room for',
  },
  forGuests: {
    id: 'admin.venues.forGuests',
    defaultMessage: 'For attendees',
    description: 'Heading of a group of fields: what guests are told of a venue',
  },
  zoneOfState: {
    id: 'admin.venues.zoneOfState',
    defaultMessage: 'Same as the state',
    description: 'Choice of a time zone: that of the state',
  },
  nameEsHint: {
    id: 'admin.venues.nameEsHint',
    defaultMessage: 'If left blank, everybody sees the other name.',
    description: 'Under a label',
  },
  capacityHint: {
    id: 'admin.venues.capacityHint',
    defaultMessage: 'You are told when a class has more seats.',
    description: 'Under a label',
  },
  mapHint: {
    id: 'admin.venues.mapHint',
    defaultMessage: 'Begins with https://, as copied from a map.',
    description: 'Under a label',
  },
  noteHint: {
    id: 'admin.venues.noteHint',
    defaultMessage: 'In emails and on the confirmation page.',
    description: 'Under a label',
  },
  previewFailed: {
    id: 'admin.venues.previewFailed',
    defaultMessage:
      'It could not be checked which classes are held here. Nothing is saved yet; please try again.',
    description: 'When the question before saving could not be made',
  },
  onlyVenue: {
    id: 'admin.venues.onlyVenue',
    defaultMessage: 'Only the venue; the classes keep what they say now',
    description: 'Choice of the question before a venue is saved',
  },
  classesToo: {
    id: 'admin.venues.classesToo',
    defaultMessage: 'The venue and its upcoming classes',
    description: 'Choice of the question before a venue is saved',
  },
  ask: {
    id: 'admin.venues.ask',
    defaultMessage: 'What should change?',
    description: 'Name of the choice in the question before a venue is saved',
  },
  tell: {
    id: 'admin.venues.tell',
    defaultMessage: 'Tell those who have a seat',
    description: 'Box to tick in the question',
  },
});

const filled = defineMessages<{
  questionHeading: { classes: number };
  tellHint: { people: number };
  handNote: { name: string };
}>({
  questionHeading: {
    id: 'admin.venues.questionHeading',
    defaultMessage: '{classes, plural, one {# upcoming class is} other {# upcoming classes are}} held here',
    description: 'Heading of the question before a venue is saved whose place changed',
  },
  tellHint: {
    id: 'admin.venues.tellHint',
    defaultMessage:
      '{people, plural, =0 {Nobody has a seat yet.} one {# person gets an email after a minute, and a text message where that was agreed.} other {# people get an email after a minute, and a text message where that was agreed.}}',
    description: 'Under the box to tick',
  },
  handNote: {
    id: 'admin.venues.handNote',
    defaultMessage:
      '{name}: name, address and time zone change where the class has those of the venue. What you wrote by hand stays.',
    description: 'In the question: what follows; {name} is the venue',
  },
});

export const venueLabels = defineMessages({
  name: fieldMessages.name,
  nameEs: fieldMessages.nameEs,
  'address.street1': classLabels['address.street1'],
  'address.street2': classLabels['address.street2'],
  'address.city': classLabels['address.city'],
  'address.state': classLabels['address.state'],
  'address.zip': classLabels['address.zip'],
  timeZone: classLabels.timeZone,
  capacity: plain.capacity,
  parking: {
    id: 'admin.venues.label.parking',
    defaultMessage: 'Parking',
    description: 'Label of a field of a venue',
  },
  parkingEs: {
    id: 'admin.venues.label.parkingEs',
    defaultMessage: 'Parking in Spanish',
    description: 'Label of a field of a venue',
  },
  entrance: {
    id: 'admin.venues.label.entrance',
    defaultMessage: 'Entrance',
    description: 'Label of a field of a venue',
  },
  entranceEs: {
    id: 'admin.venues.label.entranceEs',
    defaultMessage: 'Entrance in Spanish',
    description: 'Label of a field of a venue',
  },
  mapUrl: {
    id: 'admin.venues.label.mapUrl',
    defaultMessage: 'Link to a map',
    description: 'Label of a field of a venue',
  },
});

export const venueProblems = defineMessages({
  nameRequired: fieldMessages.nameRequired,
  streetRequired: classProblemMessages.streetRequired,
  cityRequired: classProblemMessages.cityRequired,
  zipRequired: classProblemMessages.zipRequired,
  zipInvalid: {
    id: 'admin.venues.problem.zipInvalid',
    defaultMessage: 'ZIP code must be five digits, optionally a dash and four digits',
    description: 'Error',
  },
  capacityInvalid: {
    id: 'admin.venues.problem.capacityInvalid',
    defaultMessage: 'Capacity must be a whole number from 1 to 1,000',
    description: 'Error',
  },
  mapInvalid: {
    id: 'admin.venues.problem.mapInvalid',
    defaultMessage: 'Enter a web address that begins with https://',
    description: 'Error',
  },
});

export const venuesMessages = { ...plain, ...filled };
