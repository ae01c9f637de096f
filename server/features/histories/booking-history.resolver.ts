import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import type { BookingHistoryService } from './booking-history.service.js';
import { BookingEvent } from './booking-history.type.js';

@Resolver()
export class BookingHistoryResolver {
  constructor(private readonly history: BookingHistoryService) {}

  @Authorized('admin')
  @Query(() => [BookingEvent], {
    description:
      'The history of a booking, oldest first, including messages that are still stored. NOT_FOUND if it does not exist.',
  })
  bookingHistory(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
  ): Promise<BookingEvent[]> {
    return this.history.of(id);
  }
}
