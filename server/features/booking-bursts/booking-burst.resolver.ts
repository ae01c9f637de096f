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
      'Bursts of the last seven days: six or more seats booked by guests within ten minutes from one network address. The latest ten, newest first.',
  })
  bookingBursts(@Ctx() ctx: RequestContext): Promise<BookingBurst[]> {
    return this.bursts.list(ctx);
  }

  @Authorized('admin')
  @Mutation(() => CancelledBurst, {
    description:
      'Cancels all bookings of a burst, gives back the seats of its crews, and withdraws their unsent messages.',
  })
  cancelBurst(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelBurstInput, { description: 'The bookings and crews.' })
    input: CancelBurstInput,
  ): Promise<CancelledBurst> {
    return this.bursts.cancel(ctx, input.bookings, input.crews);
  }

  @Authorized('admin')
  @Mutation(() => DismissedBurst, {
    description: 'Dismisses a burst, such as the bookings of a crew, so that it is no longer listed.',
  })
  dismissBurst(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DismissBurstInput, { description: 'The bookings and crews.' })
    input: DismissBurstInput,
  ): Promise<DismissedBurst> {
    return this.bursts.dismiss(ctx, input.bookingIds, input.crewBookingIds);
  }
}
