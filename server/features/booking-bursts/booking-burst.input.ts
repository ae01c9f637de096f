import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { EditionInput } from '../../platform/graphql/versioned-id.js';
import { AtMostItems, Required } from '../../platform/validation/rules.js';
import { MAX_BURST_BOOKINGS } from './booking-burst.constants.js';

const NO_BOOKINGS = { en: 'Bookings required', es: 'Faltan las reservaciones' };
const TOO_MANY = { en: 'At most {most} bookings', es: 'Máximo {most} reservaciones' };

/** A shared constant, because the schema would otherwise contain two different defaults. */
const NO_CREWS: EditionInput[] = [];
const NO_CREW_IDS: string[] = [];

@InputType({ description: 'The bookings and crews of a burst, as displayed.' })
export class CancelBurstInput {
  @Field(() => [EditionInput], {
    description:
      'Each with the version you read. If one has changed since, fails with CONFLICT and cancels none.',
  })
  @Required(NO_BOOKINGS)
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  @ValidateNested()
  bookings!: EditionInput[];

  @Field(() => [EditionInput], {
    defaultValue: NO_CREWS,
    description: 'Crews whose unnamed seats are given back, under the same condition.',
  })
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  @ValidateNested()
  crews: EditionInput[] = NO_CREWS;
}

@InputType({ description: 'The bookings and crews of a burst to dismiss.' })
export class DismissBurstInput {
  @Field(() => [ID], { description: 'The displayed bookings.' })
  @Required(NO_BOOKINGS)
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  bookingIds!: string[];

  @Field(() => [ID], { defaultValue: NO_CREW_IDS, description: 'The displayed crews.' })
  @AtMostItems(MAX_BURST_BOOKINGS, TOO_MANY)
  crewBookingIds: string[] = NO_CREW_IDS;
}
