import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Totals of the classes of one month, class type, language or city, or of one company.',
})
export class Total {
  @Field(() => String, {
    description: 'The group: YYYY-MM, class type ID, language, city and state, or company.',
  })
  key!: string;

  @Field(() => String, { description: 'Label of the group, in English.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Label in Spanish, for languages and class types with a Spanish name; otherwise null.',
  })
  labelEs!: string | null;

  @Field(() => Int, { description: 'Number of classes that were not cancelled.' })
  classes!: number;

  @Field(() => Int, { description: 'Number of cancelled classes.' })
  cancelledClasses!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seats of classes that were not cancelled. Null for companies.',
  })
  seatsOffered!: number | null;

  @Field(() => Int, {
    description:
      'Taken seats of classes that were not cancelled: confirmed and completed bookings, unnamed seats of crews, and seats of open offers. For companies, bookings only.',
  })
  seatsTaken!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Taken seats divided by offered seats: 0.5 is half full. Null if none are offered, and for companies.',
  })
  fillRate!: number | null;

  // A 32-bit Int ends at 21 million dollars.
  @Field(() => Float, {
    description:
      'US cents: total of bookings that take a seat, except those with a cancelled payment, and of the unnamed seats of crews, except by company.',
  })
  revenueExpectedCents!: number;

  @Field(() => Float, { description: 'US cents: total of paid bookings.' })
  revenuePaidCents!: number;

  @Field(() => Int, { description: 'Number of bookings cancelled individually.' })
  cancellations!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Average days from booking to the first day, over bookings that take a seat and were made before it; null if none.',
  })
  averageLeadDays!: number | null;

  @Field(() => Int, { description: 'Seats taken by people without an earlier seat.' })
  newStudents!: number;

  @Field(() => Int, { description: 'Seats taken by people with an earlier seat.' })
  returningStudents!: number;
}
