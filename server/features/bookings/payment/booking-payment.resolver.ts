import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import {
  RefundBookingInput,
  SetBookingAmountInput,
  SetBookingPaymentInput,
} from './booking-payment.input.js';
import type { BookingPaymentService } from './booking-payment.service.js';
import { Booking } from '../booking.type.js';

@Resolver()
export class BookingPaymentResolver {
  constructor(private readonly payments: BookingPaymentService) {}

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Marks a booking as paid or pending, or cancels its payment.' })
  setBookingPayment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetBookingPaymentInput, {
      description: 'The booking, its new payment status and the payment details.',
    })
    input: SetBookingPaymentInput,
  ): Promise<Booking> {
    return this.payments.set(ctx, input, input.paymentStatus, input);
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description: 'Records the refund of a booking and cancels its payment, or corrects the date of a refund.',
  })
  refundBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RefundBookingInput, { description: 'The booking and the date.' })
    input: RefundBookingInput,
  ): Promise<Booking> {
    return this.payments.refund(ctx, input, input.refundedOn);
  }

  @Authorized('admin')
  @Mutation(() => Booking, {
    description: 'Changes the amount of a booking whose payment has not been refunded. Nobody is notified.',
  })
  setBookingAmount(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetBookingAmountInput, { description: 'The booking and its new amount.' })
    input: SetBookingAmountInput,
  ): Promise<Booking> {
    return this.payments.setAmount(ctx, input, input.amountCents);
  }
}
