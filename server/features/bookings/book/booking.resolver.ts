import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { BookSeatInput } from './book-seat.input.js';
import { BookingConfirmation } from '../confirmation/booking-confirmation.type.js';
import type { BookingService } from './booking.service.js';
import { SEAT_REFUSALS } from '../seats/seat-decision.rules.js';

@Resolver()
export class BookingResolver {
  constructor(private readonly bookings: BookingService) {}

  @Query(() => BookingConfirmation, {
    nullable: true,
    description: 'A booking by the ID of its link; null if it does not exist.',
  })
  bookingConfirmation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "ID from the guest's link; for admins also the booking's own ID." })
    id: string,
  ): Promise<BookingConfirmation | null> {
    return this.bookings.confirmation(ctx, id);
  }

  @Mutation(() => BookingConfirmation, {
    description: `Books one seat. Fails with ${SEAT_REFUSALS.join(', ')} or OFFER_LAPSED.`,
  })
  async bookSeat(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookSeatInput, { description: 'The class, the attendee and the consents.' })
    input: BookSeatInput,
  ): Promise<BookingConfirmation> {
    const { booking } = await this.bookings.bookSeat(ctx, input);
    return booking;
  }
}
