import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { BookingArgs } from './booking-filter.args.js';
import { Booking, BookingConnection } from './booking.type.js';
import {
  BookNewStudentInput,
  CancelBookingInput,
  CreateBookingInput,
  MoveBookingInput,
  RestoreBookingInput,
  UpdateBookingAttendeeInput,
} from './office-booking.input.js';
import type { OfficeBookingService } from './office-booking.service.js';

@Resolver()
export class OfficeBookingResolver {
  constructor(private readonly service: OfficeBookingService) {}

  @Authorized('admin')
  @Query(() => BookingConnection, {
    description: 'Bookings of any status, newest first unless another order is asked for.',
  })
  bookings(
    @Args(() => BookingArgs) { sort, direction, first, after, before, ...filter }: BookingArgs,
  ): Promise<Connection<Booking>> {
    return this.service.page(filter, { sort, direction }, { first, after, before });
  }

  @Authorized('admin')
  @Query(() => Booking, { description: 'One booking; NOT_FOUND when there is none.' })
  booking(@Arg('id', () => ID, { description: 'Which booking, by its id.' }) id: string): Promise<Booking> {
    return this.service.get(id);
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description: 'Books a seat for a student. CLASS_FULL holds for the office too.',
  })
  async createBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateBookingInput, { description: 'The student, the class, and what is paid.' })
    input: CreateBookingInput,
  ): Promise<Booking> {
    const { booking } = await this.service.create(ctx, input);
    return booking;
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description:
      'Adds a student and books a seat in one step: both, or neither. Throws as `createBooking` does.',
  })
  async bookNewStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookNewStudentInput, { description: 'Who attends, the class, and what is paid.' })
    input: BookNewStudentInput,
  ): Promise<Booking> {
    const { booking } = await this.service.createForNew(ctx, input);
    return booking;
  }

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Cancels a booking and frees its seat.' })
  cancelBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelBookingInput, { description: 'Which booking, and who is told.' })
    input: CancelBookingInput,
  ): Promise<Booking> {
    return this.service.cancel(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Takes a cancellation back, if there is still a seat.' })
  restoreBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RestoreBookingInput, { description: 'Which cancelled booking, and who is told.' })
    input: RestoreBookingInput,
  ): Promise<Booking> {
    return this.service.restore(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description: 'Moves a booking to another class of the same type, if it has a seat.',
  })
  moveBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveBookingInput, { description: 'Which booking, and its new class.' })
    input: MoveBookingInput,
  ): Promise<Booking> {
    return this.service.move(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Changes who attends; the student stays as it is.' })
  updateBookingAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateBookingAttendeeInput, { description: 'Which booking, and who attends.' })
    input: UpdateBookingAttendeeInput,
  ): Promise<Booking> {
    return this.service.updateAttendee(ctx, input, input);
  }
}
