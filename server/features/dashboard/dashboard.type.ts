import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { ClassOverview } from '../schedule/class-overview.type.js';

@ObjectType({ description: 'A class that is coming up, in one line.' })
export class DashboardClass extends ClassOverview {
  @Field(() => ID, { description: 'What `classInstance` takes.' })
  id!: string;

  @Field(() => Int, { description: 'Taken seats: bookings that are confirmed or completed.' })
  enrolledCount!: number;

  @Field(() => Int, { description: 'Seats there are in all.' })
  maxAttendees!: number;

  @Field(() => Int, { description: 'People on its waiting list, who have neither left it nor booked.' })
  waiting!: number;
}

@ObjectType({ description: 'The office at a glance.' })
export class Dashboard {
  @Field(() => Int, { description: 'Accounts that can log in, of the office and of customers.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Courses of the catalogue, inactive ones included.' })
  totalClassTypes!: number;

  @Field(() => Int, { description: 'Scheduled classes of active types that have not begun.' })
  upcomingClasses!: number;

  @Field(() => Int, { description: 'Bookings that are not cancelled.' })
  totalBookings!: number;

  @Field(() => Int, { description: 'Contact messages nobody has handled.' })
  openContactMessages!: number;

  @Field(() => Int, { description: 'Mail and text messages that were given up.' })
  failedMessages!: number;

  @Field(() => [Booking], { description: 'The five newest, newest first.' })
  @Shape({ maxItems: 5 })
  recentBookings!: Booking[];

  @Field(() => [DashboardClass], { description: 'The next five, soonest first.' })
  @Shape({ maxItems: 5 })
  upcomingClassList!: DashboardClass[];
}
