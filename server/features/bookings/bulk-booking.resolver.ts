import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import {
  BookingsInput,
  ChangeBookingsInput,
  MarkBookingsPaidInput,
  MoveBookingsInput,
} from './bulk-booking.input.js';
import type { BulkBookingService } from './bulk-booking.service.js';
import { BookingChange } from './bulk-booking.type.js';

/** Each booking succeeds or fails separately; the results are in the order of the bookings. */
@Resolver()
export class BulkBookingResolver {
  constructor(private readonly bulk: BulkBookingService) {}

  @Authorized('admin')
  @Mutation(() => [BookingChange], { description: 'Marks several bookings paid.' })
  markBookingsPaid(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkBookingsPaidInput, { description: 'Which bookings, and how they were paid.' })
    input: MarkBookingsPaidInput,
  ): Promise<BookingChange[]> {
    return this.bulk.markPaid(ctx, input.bookings, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], { description: 'Takes back that several bookings are paid.' })
  markBookingsUnpaid(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookingsInput, { description: 'Which bookings.' }) input: BookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.markUnpaid(ctx, input.bookings);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], { description: 'Cancels several bookings and frees their seats.' })
  cancelBookings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeBookingsInput, { description: 'Which bookings.' })
    input: ChangeBookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.cancel(ctx, input.bookings, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description: 'Takes several cancellations back, as far as there are still seats.',
  })
  restoreBookings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeBookingsInput, { description: 'Which cancelled bookings.' })
    input: ChangeBookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.restore(ctx, input.bookings, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description: 'Moves several bookings to another class of the same type, as far as it has seats.',
  })
  moveBookings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveBookingsInput, { description: 'Which bookings, and their new class.' })
    input: MoveBookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.move(ctx, input.bookings, input.classInstanceId, input);
  }
}
