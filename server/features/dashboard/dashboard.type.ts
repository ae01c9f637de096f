import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Booking } from '../bookings/booking.type.js';

@ObjectType({ description: 'A class that is coming up, in one line.' })
export class DashboardClass {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => Date)
  startsAt!: Date;

  @Field(() => String, { description: 'IANA zone of the venue.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Taken seats.' })
  enrolledCount!: number;

  @Field(() => Int)
  maxAttendees!: number;
}

@ObjectType({ description: 'The office at a glance.' })
export class Dashboard {
  @Field(() => Int, { description: 'Accounts.' })
  totalUsers!: number;

  @Field(() => Int)
  totalClassTypes!: number;

  @Field(() => Int, { description: 'Classes that have not begun.' })
  upcomingClasses!: number;

  @Field(() => Int, { description: 'Bookings that are not cancelled.' })
  totalBookings!: number;

  @Field(() => Int, { description: 'Contact messages nobody has handled.' })
  openContactMessages!: number;

  @Field(() => [Booking], { description: 'The five newest.' })
  recentBookings!: Booking[];

  @Field(() => [DashboardClass], { description: 'The next five.' })
  upcomingClassList!: DashboardClass[];
}
