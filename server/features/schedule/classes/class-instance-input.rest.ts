import { message } from '../../../platform/i18n/message.js';
import { CREATION_HEADER } from '../../../platform/rest/idempotency-header.js';
import { bodySchema, ID_EXAMPLE } from '../../../platform/rest/input-document.js';
import { RestBody, type RestExceptions, type RestRequest } from '../../../platform/rest/rest-input.js';
import { fieldsByName } from '../../../platform/rest/value-reader.js';
import { isRecord } from '../../../platform/validation/is-record.js';
import { formatAddress, parseAddress, type Address } from '../venues/address.rules.js';
import { AddressInput } from '../venues/address.input.js';
import {
  ClassInstanceInput,
  CreateClassInstanceInput,
  ReplaceClassInstanceInput,
} from './class-instance.input.js';

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
const FORMS: RestExceptions<ClassInstanceInput> = {
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
          description:
            'Street, city, state and ZIP code, separated by commas or line breaks. Together with the ' +
            '`location_address_parts` of a response, unchanged, it keeps these parts.',
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

/** Reads the address as the parts beside it if they are those of its line, as in a response that is sent back. */
class ClassBody<Value extends ClassInstanceInput> extends RestBody<Value> {
  override read(request: RestRequest): Promise<Value> {
    const { body } = request;
    if (!isRecord(body) || !isAddress(body.location_address_parts)) return super.read(request);
    const { location_address: line, location_address_parts: parts } = body;
    if (line !== formatAddress(parts)) return super.read(request);
    return super.read({ ...request, body: { ...body, location_address: parts } });
  }
}

function isAddress(parts: unknown): parts is Address {
  return isRecord(parts) && Object.values(parts).every((part) => part === null || typeof part === 'string');
}

export const CLASS_INSTANCE_INPUT = new ClassBody<CreateClassInstanceInput>(
  CreateClassInstanceInput,
  { twoDays: TWO_DAYS },
  { ...FORMS, idempotencyKey: CREATION_HEADER },
);

export const CHANGED_CLASS_INPUT = new ClassBody<ReplaceClassInstanceInput>(
  ReplaceClassInstanceInput,
  { cancelled: { ...TWO_DAYS, status: 'cancelled' }, quietly: { ...TWO_DAYS, notify: false } },
  FORMS,
);
