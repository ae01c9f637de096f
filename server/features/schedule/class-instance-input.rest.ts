import { message } from '../../platform/i18n/message.js';
import { RestInput } from '../../platform/rest/rest-input.js';
import { parseAddress } from './address.rules.js';
import { CreateClassInstanceInput } from './class-instance.input.js';

/** Day numbers that callers send are left out: the server numbers the days. */
export const CLASS_INSTANCE = new RestInput(CreateClassInstanceInput, 'body', {
  locationName: 'location',
  address: {
    name: 'location_address',
    parse: (sent) => (typeof sent === 'string' ? parseAddress(sent) : sent),
    problem: message({
      en: 'Must be "street, city, ST 84101" or an object with street1, street2, city, state and zip',
      es: 'Debe ser "calle, ciudad, ST 84101" o un objeto con street1, street2, city, state y zip',
    }),
  },
  days: {
    problem: message({
      en: 'Must be a list of days with date, start_time and end_time',
      es: 'Debe ser una lista de días con date, start_time y end_time',
    }),
  },
});
