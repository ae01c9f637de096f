import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../ui/office/texts/fields.messages';

/** Labels of the fields. */
export const classLabels = defineMessages({
  classTypeId: {
    id: 'admin.schedule.form.classType',
    defaultMessage: 'Class type',
    description: 'Label of a field or a filter, or what was changed: the course that is taught',
  },
  priceCents: fieldMessages.priceInDollars,
  maxAttendees: {
    id: 'admin.schedule.form.maxAttendees',
    defaultMessage: 'Max attendees',
    description: 'Label of a field, or what was changed: how many seats a class has',
  },
  language: {
    id: 'admin.schedule.form.language',
    defaultMessage: 'Language of instruction',
    description: 'Label of a field: the language a class is taught in',
  },
  status: {
    id: 'admin.schedule.form.status',
    defaultMessage: 'Status',
    description: 'Label of a field or a filter, or what was changed: the status of a class',
  },
  instructorName: fieldMessages.instructor,
  locationName: {
    id: 'admin.schedule.form.locationName',
    defaultMessage: 'Location name',
    description: 'Label of a field: what the place is called',
  },
  instructorId: {
    id: 'admin.schedule.form.instructorId',
    defaultMessage: 'Instructor on record',
    description: 'Label of what stands behind a field: the record of who teaches',
  },
  venueId: {
    id: 'admin.schedule.form.venueId',
    defaultMessage: 'Venue on record',
    description: 'Label of what stands behind a field: the record of the place',
  },
  timeZone: {
    id: 'admin.schedule.form.timeZone',
    defaultMessage: 'Time zone',
    description: 'Label of a field of a venue, and of what a class takes from its venue',
  },
  'address.street1': {
    id: 'admin.schedule.form.street1',
    defaultMessage: 'Street 1',
    description: 'Label of a field of an address',
  },
  'address.street2': {
    id: 'admin.schedule.form.street2',
    defaultMessage: 'Street 2',
    description: 'Label of a field of an address',
  },
  'address.city': {
    id: 'admin.schedule.form.city',
    defaultMessage: 'City',
    description: 'Label of a field of an address',
  },
  'address.state': {
    id: 'admin.schedule.form.state',
    defaultMessage: 'State',
    description: 'Label of a field of an address, like UT',
  },
  'address.zip': {
    id: 'admin.schedule.form.zip',
    defaultMessage: 'ZIP',
    description: 'Label of a field of an address: the postal code',
  },
  notes: fieldMessages.notes,
});
