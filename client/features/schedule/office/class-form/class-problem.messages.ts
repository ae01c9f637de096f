import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../../ui/office/texts/fields.messages';

/** One message per ClassProblem. */
export const classProblemMessages = defineMessages({
  classTypeRequired: {
    id: 'admin.schedule.error.classTypeRequired',
    defaultMessage: 'Class type required',
    description: 'Error at the class type when none is chosen',
  },
  locationRequired: {
    id: 'admin.schedule.error.locationRequired',
    defaultMessage: 'Location name required',
    description: 'Error at the location name when it is empty',
  },
  seatsRequired: {
    id: 'admin.schedule.error.seatsRequired',
    defaultMessage: 'Max attendees required',
    description: 'Error at the max attendees when it is empty',
  },
  seatsInvalid: {
    id: 'admin.schedule.error.seatsInvalid',
    defaultMessage: 'Max attendees must be a whole number from 1 to 1,000',
    description: 'Error at the max attendees when it is no whole number in this range',
  },
  priceRequired: fieldMessages.priceRequired,
  priceInvalid: {
    id: 'admin.schedule.error.priceInvalid',
    defaultMessage: 'Price must be an amount like 165 or 89.50',
    description: 'Error at the price when it is no amount of money',
  },
  streetRequired: {
    id: 'admin.schedule.error.streetRequired',
    defaultMessage: 'Street required',
    description: 'Error at the street when it is empty',
  },
  cityRequired: {
    id: 'admin.schedule.error.cityRequired',
    defaultMessage: 'City required',
    description: 'Error at the city when it is empty',
  },
  zipRequired: {
    id: 'admin.schedule.error.zipRequired',
    defaultMessage: 'ZIP code required',
    description: 'Error at the ZIP code when it is empty',
  },
  zipInvalid: {
    id: 'admin.schedule.error.zipInvalid',
    defaultMessage: 'ZIP code must be five digits, optionally a dash and four digits',
    description: 'Error at the ZIP code when it does not look like one',
  },
  dateRequired: {
    id: 'admin.schedule.error.dateRequired',
    defaultMessage: 'Date required',
    description: 'Error at the date of a class day when it is empty',
  },
  startRequired: {
    id: 'admin.schedule.error.startRequired',
    defaultMessage: 'Start time required',
    description: 'Error at the start time of a class day when it is empty',
  },
  endRequired: {
    id: 'admin.schedule.error.endRequired',
    defaultMessage: 'End time required',
    description: 'Error at the end time of a class day when it is empty',
  },
  endNotAfterStart: {
    id: 'admin.schedule.error.endNotAfterStart',
    defaultMessage: 'End time must be after the start time',
    description: 'Error at the end time of a class day when it is not later than the start',
  },
  dateRepeated: {
    id: 'admin.schedule.error.dateRepeated',
    defaultMessage: 'This date is there twice',
    description: 'Error at the date of a class day when an earlier day of the form has the same date',
  },
});
