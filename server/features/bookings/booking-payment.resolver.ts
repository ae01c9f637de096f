import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { RefundBookingInput, SetBookingPaymentInput } from './booking-payment.input.js';
import type { BookingPaymentService } from './booking-payment.service.js';
import { Booking } from './booking.type.js';

@Resolver()
export class BookingPaymentResolver {
  constructor(private readonly payments: BookingPaymentService) {}

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Marks a booking paid, pending or its payment cancelled.' })
  setBookingPayment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetBookingPaymentInput, {
      description: 'Which booking, its new payment status, and how it was paid.',
    })
    input: SetBookingPaymentInput,
  ): Promise<Booking> {
    return this.payments.set(ctx, input, input.paymentStatus, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description: 'Notes that what was paid for a booking has been paid back: nothing is to be paid any more.',
  })
  refundBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RefundBookingInput, { description: 'Which booking, and when.' })
    input: RefundBookingInput,
  ): Promise<Booking> {
    return this.payments.refund(ctx, input, input.refundedOn);
  }
}
