import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { ClassOverview } from '../schedule/classes/class-overview.type.js';

@ObjectType({ description: 'Summary of an upcoming class.' })
export class DashboardClass extends ClassOverview {
  @Field(() => ID, { description: 'ID for `classInstance`.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Number of taken seats: confirmed and completed bookings, unnamed seats of crews, and seats of open offers.',
  })
  enrolledCount!: number;

  @Field(() => Int, { description: 'Total number of seats.' })
  maxAttendees!: number;

  @Field(() => Int, { description: 'Number of people on its waiting list who have neither left nor booked.' })
  waiting!: number;
}

@ObjectType({ description: 'Overview for the office.' })
export class Dashboard {
  @Field(() => Int, {
    description: 'Number of accounts, of admins and clients, including those that cannot log in.',
  })
  totalUsers!: number;

  @Field(() => Int, { description: 'Number of class types, including inactive ones.' })
  totalClassTypes!: number;

  @Field(() => Int, { description: 'Number of scheduled classes of active class types that have not begun.' })
  upcomingClasses!: number;

  @Field(() => Int, { description: 'Number of bookings that are not cancelled.' })
  totalBookings!: number;

  @Field(() => Int, { description: 'Number of contact messages not yet handled.' })
  openContactMessages!: number;

  @Field(() => Int, { description: 'Number of emails and text messages that could not be sent.' })
  failedMessages!: number;

  @Field(() => Int, { description: 'Number of bookings with a refund due.' })
  refundsDueCount!: number;

  @Field(() => Int, { description: 'Total of the refunds due, in US cents.' })
  refundsDueCents!: number;

  @Field(() => [Booking], { description: 'The five newest bookings, newest first.' })
  @Shape({ maxItems: 5 })
  recentBookings!: Booking[];

  @Field(() => [DashboardClass], { description: 'The next five classes, earliest first.' })
  @Shape({ maxItems: 5 })
  upcomingClassList!: DashboardClass[];
}
