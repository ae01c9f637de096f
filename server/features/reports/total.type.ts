import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Figures of the classes of one month, type, language or city, or of one company.',
})
export class Total {
  @Field(() => String, {
    description:
      'What they share: YYYY-MM, the id of the type, the language, city and state, or the company.',
  })
  key!: string;

  @Field(() => String, { description: 'The same for a person to read, in English.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The same in Spanish, of a language and of a class type that has a Spanish name.',
  })
  labelEs!: string | null;

  @Field(() => Int, { description: 'Classes that were not cancelled.' })
  classes!: number;

  @Field(() => Int, { description: 'Classes that were cancelled as a whole.' })
  cancelledClasses!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seats of classes that were not cancelled. Null for companies, which offer none.',
  })
  seatsOffered!: number | null;

  @Field(() => Int, {
    description:
      'Seats taken in classes that were not cancelled: confirmed and completed bookings, unnamed seats of crews and seats of open offers. For companies, bookings alone.',
  })
  seatsTaken!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Taken seats of offered ones: 0.5 is half full. Null where none are offered, as for companies.',
  })
  fillRate!: number | null;

  // A 32-bit Int ends at 21 million dollars.
  @Field(() => Float, {
    description:
      'US cents: amounts of the bookings that take a seat, except where the payment was cancelled.',
  })
  revenueExpectedCents!: number;

  @Field(() => Float, { description: 'US cents: amounts of the bookings that are marked paid.' })
  revenuePaidCents!: number;

  @Field(() => Int, { description: 'Bookings that were cancelled one by one.' })
  cancellations!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Days from booking to the first day, on average over the bookings that take a seat; null when there are none.',
  })
  averageLeadDays!: number | null;

  @Field(() => Int, { description: 'Seats taken by somebody who had booked no seat before.' })
  newStudents!: number;

  @Field(() => Int, { description: 'Seats taken by somebody who had booked a seat before.' })
  returningStudents!: number;
}
