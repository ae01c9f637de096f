import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { AtMostItems, Required } from '../../platform/validation/rules.js';
import { MAX_BURST_BOOKINGS } from './booking.constants.js';

const NO_BOOKINGS = { en: 'Bookings required', es: 'Faltan las reservaciones' };
const TOO_MANY = { en: 'At most {most} bookings', es: 'Máximo {most} reservaciones' };

/** A shared constant, because the schema would otherwise contain two different defaults. */
const NO_CREWS: VersionedIdInput[] = [];
const NO_CREW_IDS: string[] = [];

@InputType({ description: 'The bookings and crews of a burst, as they were seen.' })
export class CancelBurstInput {
  @Field(() => [VersionedIdInput], {
    description:
      'Each with the version that was seen. One that has changed since is a CONFLICT, and none is cancelled.',
  })
  @Required(NO_BOOKINGS)
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  @ValidateNested()
  bookings!: VersionedIdInput[];

  @Field(() => [VersionedIdInput], {
    defaultValue: NO_CREWS,
    description: 'Crews of the burst, whose seats without a name are given back; in the same way.',
  })
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  @ValidateNested()
  crews: VersionedIdInput[] = NO_CREWS;
}

@InputType({ description: 'The bookings and crews of a burst that are fine.' })
export class DismissBurstInput {
  @Field(() => [ID], { description: 'Those that were seen.' })
  @Required(NO_BOOKINGS)
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  bookingIds!: string[];

  @Field(() => [ID], { defaultValue: NO_CREW_IDS, description: 'Crews of the burst that were seen.' })
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  crewBookingIds: string[] = NO_CREW_IDS;
}
