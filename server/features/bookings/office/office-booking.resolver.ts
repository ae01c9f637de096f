import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Connection } from '../../../platform/graphql/connection.js';
import { BookingArgs } from '../list/booking-filter.args.js';
import { Booking, BookingConnection } from '../booking.type.js';
import { NewStudentBooking } from './new-student-booking.type.js';
import {
  BookNewStudentInput,
  CancelBookingInput,
  CreateBookingInput,
  MoveBookingInput,
  RestoreBookingInput,
  UpdateBookingAttendeeInput,
} from './office-booking.input.js';
import type { BookingListService } from '../list/booking-list.service.js';
import type { OfficeBookingService } from './office-booking.service.js';

@Resolver()
export class OfficeBookingResolver {
  constructor(
    private readonly lists: BookingListService,
    private readonly service: OfficeBookingService,
  ) {}

  @Authorized('admin')
  @Query(() => BookingConnection, {
    description: 'Bookings of any status; by default, newest first.',
  })
  bookings(
    @Ctx() ctx: RequestContext,
    @Args(() => BookingArgs) { sort, direction, first, after, before, ...filter }: BookingArgs,
  ): Promise<Connection<Booking>> {
    return this.lists.page(ctx, filter, { sort, direction }, { first, after, before });
  }

  @Authorized('admin')
  @Query(() => Booking, { description: 'One booking; NOT_FOUND if it does not exist.' })
  booking(@Arg('id', () => ID, { description: 'ID of the booking.' }) id: string): Promise<Booking> {
    return this.lists.get(id);
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description: 'Books a seat for a student. CLASS_FULL also applies to the office.',
  })
  async createBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateBookingInput, { description: 'The student, the class and the payment.' })
    input: CreateBookingInput,
  ): Promise<Booking> {
    const { booking } = await this.service.create(ctx, input);
    return booking;
  }

  @Authorized('admin')
  @Mutation(() => NewStudentBooking, {
    description: 'Adds a student and books a seat: both or neither. Fails like `createBooking`.',
  })
  bookNewStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookNewStudentInput, { description: 'The attendee, the class and the payment.' })
    input: BookNewStudentInput,
  ): Promise<NewStudentBooking> {
    return this.service.createForNew(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Cancels a booking and frees its seat.' })
  cancelBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelBookingInput, { description: 'The booking, and whom to notify.' })
    input: CancelBookingInput,
  ): Promise<Booking> {
    return this.service.cancel(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Restores a cancelled booking if seats are left.' })
  restoreBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RestoreBookingInput, { description: 'The cancelled booking, and whom to notify.' })
    input: RestoreBookingInput,
  ): Promise<Booking> {
    return this.service.restore(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description: 'Moves a booking to another class of the same type if seats are left.',
  })
  moveBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveBookingInput, { description: 'The booking and its new class.' })
    input: MoveBookingInput,
  ): Promise<Booking> {
    return this.service.move(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Changes the attendee of a booking; the student is not changed.' })
  updateBookingAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateBookingAttendeeInput, { description: 'The booking and its attendee.' })
    input: UpdateBookingAttendeeInput,
  ): Promise<Booking> {
    return this.service.updateAttendee(ctx, input, input);
  }
}
