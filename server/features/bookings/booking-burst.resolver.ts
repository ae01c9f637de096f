import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { CancelBurstInput, DismissBurstInput } from './booking-burst.input.js';
import type { BookingBurstService } from './booking-burst.service.js';
import { BookingBurst, CancelledBurst, DismissedBurst } from './booking-burst.type.js';

@Resolver()
export class BookingBurstResolver {
  constructor(private readonly bursts: BookingBurstService) {}

  @Authorized('admin')
  @Query(() => [BookingBurst], {
    description:
      'Six or more seats that guests booked within ten minutes from one address, of the last seven days, the newest ten.',
  })
  bookingBursts(@Ctx() ctx: RequestContext): Promise<BookingBurst[]> {
    return this.bursts.list(ctx);
  }

  @Authorized('admin')
  @Mutation(() => CancelledBurst, {
    description:
      'Cancels all bookings of a burst, gives back the seats of its crews, and withdraws what has not been sent of their messages.',
  })
  cancelBurst(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelBurstInput, { description: 'Which bookings and crews.' })
    input: CancelBurstInput,
  ): Promise<CancelledBurst> {
    return this.bursts.cancel(ctx, input.bookings, input.crews);
  }

  @Authorized('admin')
  @Mutation(() => DismissedBurst, {
    description:
      'Says that the bookings are fine, such as those of a crew: they are no longer listed as a burst.',
  })
  dismissBurst(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DismissBurstInput, { description: 'Which bookings and crews.' })
    input: DismissBurstInput,
  ): Promise<DismissedBurst> {
    return this.bursts.dismiss(ctx, input.bookingIds, input.crewBookingIds);
  }
}
