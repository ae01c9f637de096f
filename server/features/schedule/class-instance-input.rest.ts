import { message } from '../../platform/i18n/message.js';
import { bodySchema, ID_EXAMPLE } from '../../platform/rest/input-document.js';
import { RestBody, type RestExceptions } from '../../platform/rest/rest-input.js';
import { fieldsByName } from '../../platform/rest/value-reader.js';
import { parseAddress } from './address.rules.js';
import { AddressInput } from './address.input.js';
import { CreateClassInstanceInput, ReplaceClassInstanceInput } from './class-instance.input.js';

/** An example without day numbers, which the server ignores in the input. */
const TWO_DAYS = {
  class_type_id: ID_EXAMPLE,
  location: 'Salt Lake Training Center',
  location_address: {
    street1: '2155 S Quarry Road',
    street2: 'Suite 4',
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84119',
  },
  max_attendees: 12,
  price: 149.5,
  status: 'scheduled',
  language: 'bilingual',
  time_zone: 'America/Denver',
  instructor_name: 'Teresa Villaseñor',
  notes: 'Bring the key to the yard.',
  days: [
    { date: '2027-01-25', start_time: '08:00', end_time: '16:30', day_number: 1 },
    { date: '2027-01-26', start_time: '08:00:00', end_time: '12:00:00', day_number: 2 },
  ],
};
const FORMS: RestExceptions<CreateClassInstanceInput> = {
  venueId: null,
  instructorId: null,
  locationName: 'location',
  address: {
    name: 'location_address',
    parse: (sent) => (typeof sent === 'string' ? parseAddress(sent) : sent),
    problem: message({
      en: 'Must be "street, city, ST 84101" or an object with street1, street2, city, state and zip',
      es: 'Debe ser "calle, ciudad, ST 84101" o un objeto con street1, street2, city, state y zip',
    }),
    schema: {
      oneOf: [
        {
          type: 'string',
          description: 'Street, city, state and ZIP code, separated by commas or line breaks.',
          examples: ['2155 S Quarry Road, Suite 4, Salt Lake City, UT 84119'],
        },
        bodySchema(AddressInput, fieldsByName(AddressInput)),
      ],
    },
  },
  days: {
    problem: message({
      en: 'Must be a list of days with date, start_time and end_time',
      es: 'Debe ser una lista de días con date, start_time y end_time',
    }),
  },
};

export const CLASS_INSTANCE_INPUT = new RestBody(CreateClassInstanceInput, { twoDays: TWO_DAYS }, FORMS);

export const CHANGED_CLASS_INPUT = new RestBody<ReplaceClassInstanceInput>(
  ReplaceClassInstanceInput,
  { cancelled: { ...TWO_DAYS, status: 'cancelled' }, quietly: { ...TWO_DAYS, notify: false } },
  FORMS,
);
