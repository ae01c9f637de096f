import type { CreateVenueInput } from '../../../../graphql/schema.generated';
import { stateValues } from '../../../../schema/state.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../../ui/forms/define-form';
import { choice, optionalText, text } from '../../../../ui/forms/form-fields';
import { valuesFrom } from '../../../../ui/office/forms/form-values';
import { optionalNumber } from '../../../../ui/office/forms/number-fields';
import { zoneOfState } from '../venue-zone';
import type { OfficeVenueFragment } from './Venues.generated';
import { venueLabels, venueProblems } from './venues.messages';

/** The server's limit: these texts are part of every mail. @public for server/client-constants.test.ts */
export const noteLength = 500;
const note = { maxLength: noteLength, rows: 3 };

/** The fields of a venue, with the same limits as on the server. */
export const venueForm = defineForm({
  fields: {
    name: text({ required: 'nameRequired', maxLength: 100 }),
    nameEs: optionalText({ maxLength: 100, lang: 'es' }),
    'address.street1': text({ required: 'streetRequired', maxLength: 100 }),
    'address.street2': optionalText({ maxLength: 100 }),
    'address.city': text({ required: 'cityRequired', maxLength: 100 }),
    'address.state': choice({ values: stateValues, initial: 'UT' }),
    'address.zip': text({
      required: 'zipRequired',
      pattern: /^\d{5}(-\d{4})?$/,
      invalid: 'zipInvalid',
      inputMode: 'numeric',
    }),
    timeZone: optionalText(),
    capacity: optionalNumber({
      min: 1,
      max: 1000,
      invalid: 'capacityInvalid',
      attributes: { type: 'number', min: 1, step: 1, width: 'short' },
    }),
    parking: optionalText(note),
    parkingEs: optionalText({ ...note, lang: 'es' }),
    entrance: optionalText(note),
    entranceEs: optionalText({ ...note, lang: 'es' }),
    mapUrl: optionalText({
      pattern: /^https:\/\/[^\s@]+\.[^\s]+$/i,
      invalid: 'mapInvalid',
      inputMode: 'url',
      maxLength: 1000,
    }),
  } satisfies FieldsFor<CreateVenueInput>,
  labels: venueLabels,
  problems: venueProblems,
  // Without a time zone of its own, a venue has that of its state.
  together: [
    ['address.street1', 'address.street2', 'address.city', 'address.state', 'address.zip', 'timeZone'],
  ],
});

export type VenueValues = ValuesOf<typeof venueForm.fields>;

/** A time zone that is the default of the state is not stored: it follows the state. */
export function valuesOfVenue(venue: OfficeVenueFragment): VenueValues {
  const values = valuesFrom(venueForm, venue);
  return venue.timeZone === zoneOfState[venue.address.state] ? { ...values, timeZone: '' } : values;
}
