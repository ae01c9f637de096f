import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { REFUNDS, type Refund } from './booking-options.constants.js';
import type { Option, Options } from './booking-options.rules.js';

const RefundEnum = enumOf(REFUNDS);
registerEnumType(RefundEnum, {
  name: 'Refund',
  description: 'What of the price is paid back.',
  valuesConfig: {
    FULL: { description: 'All that was paid.' },
    NONE: { description: 'Nothing.' },
  },
});

@ObjectType({ description: 'One thing that a guest may want to do with a booking.' })
export class BookingOption implements Option {
  @Field(() => Boolean, { description: 'Whether it may be done now.' })
  isAllowed!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'The last moment for it, also when that is over; null where there is none.',
  })
  until!: Date | null;

  @Field(() => RefundEnum, { description: 'What is paid back of what was paid, if it is done now.' })
  refund!: Refund;
}

@ObjectType({ description: 'What may be done with a booking by its link, now and until when.' })
export class BookingOptions implements Options {
  @Field(() => BookingOption, { description: 'Cancel it.' })
  cancel!: BookingOption;

  @Field(() => BookingOption, { description: 'Move it to another class of the same type.' })
  move!: BookingOption;

  @Field(() => BookingOption, { description: 'Say that somebody else comes, or correct who comes.' })
  changeAttendee!: BookingOption;
}
