import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { AttendanceService } from './attendance.service.js';
import {
  BookingsInput,
  ChangeBookingsInput,
  MarkBookingsPaidInput,
  MoveBookingsInput,
  RecordAttendanceInput,
} from './bulk-booking.input.js';
import type { BulkBookingService } from './bulk-booking.service.js';
import { BookingChange } from './bulk-booking.type.js';
import type { ReceiptService } from './receipt.service.js';

/** Each booking succeeds or fails separately; the results are in the order of the bookings. */
@Resolver()
export class BulkBookingResolver {
  constructor(
    private readonly bulk: BulkBookingService,
    private readonly attendance: AttendanceService,
    private readonly receipts: ReceiptService,
  ) {}

  @Authorized('admin')
  @Mutation(() => [BookingChange], { description: 'Marks bookings as paid.' })
  markBookingsPaid(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkBookingsPaidInput, { description: 'The bookings, and how they were paid.' })
    input: MarkBookingsPaidInput,
  ): Promise<BookingChange[]> {
    return this.bulk.markPaid(ctx, input.bookings, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], { description: 'Marks bookings as unpaid.' })
  markBookingsUnpaid(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookingsInput, { description: 'The bookings.' }) input: BookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.markUnpaid(ctx, input.bookings);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description: 'Records the refund, today, of bookings with a refund due.',
  })
  refundBookings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookingsInput, { description: 'The bookings.' }) input: BookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.refund(ctx, input.bookings);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], { description: 'Cancels bookings and frees their seats.' })
  cancelBookings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeBookingsInput, { description: 'The bookings.' })
    input: ChangeBookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.cancel(ctx, input.bookings, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description: 'Restores cancelled bookings while seats are left.',
  })
  restoreBookings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeBookingsInput, { description: 'The cancelled bookings.' })
    input: ChangeBookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.restore(ctx, input.bookings, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description: 'Moves bookings to another class of the same type while seats are left.',
  })
  moveBookings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveBookingsInput, { description: 'The bookings and their new class.' })
    input: MoveBookingsInput,
  ): Promise<BookingChange[]> {
    return this.bulk.move(ctx, input.bookings, input.classInstanceId, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description:
      'Records whether attendees came: absent once the class has begun, attended once its last day has begun.',
  })
  recordAttendance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordAttendanceInput, { description: 'The bookings and their attendance.' })
    input: RecordAttendanceInput,
  ): Promise<BookingChange[]> {
    return this.attendance.record(ctx, input.bookings, input.attendance ?? null, input);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description:
      'Mails the certificates of attended bookings at once, also of those that were mailed before; not twice within a minute. The bookings do not change.',
  })
  mailCertificates(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookingsInput, { description: 'The attended bookings.' }) input: BookingsInput,
  ): Promise<BookingChange[]> {
    return this.attendance.mailCertificates(ctx, input.bookings);
  }

  @Authorized('admin')
  @Mutation(() => [BookingChange], {
    description:
      "Mails the receipts of paid and refunded bookings at once, also of those that were mailed before; an unchanged one not twice within a minute. A crew's contact gets one for all of these bookings of the crew. The bookings do not change.",
  })
  mailReceipts(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookingsInput, { description: 'The paid or refunded bookings.' })
    input: BookingsInput,
  ): Promise<BookingChange[]> {
    return this.receipts.mail(ctx, input.bookings);
  }
}
