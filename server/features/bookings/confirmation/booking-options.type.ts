import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { REFUNDS, type Refund } from './booking-options.constants.js';
import type { Option, Options } from './booking-options.rules.js';

const RefundEnum = enumOf(REFUNDS);
registerEnumType(RefundEnum, {
  name: 'Refund',
  description: 'How much of the payment is refunded.',
  valuesConfig: {
    FULL: { description: 'The full payment.' },
    NONE: { description: 'Nothing.' },
  },
});

@ObjectType({ description: 'A change that a guest may want to make to a booking.' })
export class BookingOption implements Option {
  @Field(() => Boolean, { description: 'Whether it is allowed now.' })
  isAllowed!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'The deadline, even if it has passed; null if none.',
  })
  until!: Date | null;

  @Field(() => RefundEnum, { description: 'How much of the payment is refunded if it is done now.' })
  refund!: Refund;
}

@ObjectType({ description: 'The changes that a guest may make to a booking by its link, and until when.' })
export class BookingOptions implements Options {
  @Field(() => BookingOption, { description: 'Cancelling it.' })
  cancel!: BookingOption;

  @Field(() => BookingOption, { description: 'Moving it to another class of the same type.' })
  move!: BookingOption;

  @Field(() => BookingOption, { description: 'Replacing or correcting the attendee.' })
  changeAttendee!: BookingOption;
}
