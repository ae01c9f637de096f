import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { AtMostItems, Required } from '../../platform/validation/rules.js';
import { MAX_BURST_BOOKINGS } from './booking.constants.js';

const NO_BOOKINGS = { en: 'Bookings required', es: 'Faltan las reservaciones' };
const TOO_MANY = { en: 'At most {most} bookings', es: 'Máximo {most} reservaciones' };

@InputType({ description: 'The bookings of a burst, as they were seen.' })
export class CancelBurstInput {
  @Field(() => [VersionedIdInput], {
    description:
      'Each with the version that was seen. One that has changed since is a CONFLICT, and none is cancelled.',
  })
  @Required(NO_BOOKINGS)
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  @ValidateNested()
  bookings!: VersionedIdInput[];
}

@InputType({ description: 'The bookings of a burst that are fine.' })
export class DismissBurstInput {
  @Field(() => [ID], { description: 'Those that were seen.' })
  @Required(NO_BOOKINGS)
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  bookingIds!: string[];
}
