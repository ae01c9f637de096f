import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import type { BookingHistoryService } from './booking-history.service.js';
import { BookingEvent } from './booking-history.type.js';

@Resolver()
export class BookingHistoryResolver {
  constructor(private readonly history: BookingHistoryService) {}

  @Authorized('admin')
  @Query(() => [BookingEvent], {
    description:
      'What happened to a booking, the oldest first, with its messages as long as they are kept. NOT_FOUND when there is none.',
  })
  bookingHistory(
    @Arg('id', () => ID, { description: 'Which booking, by its id.' }) id: string,
  ): Promise<BookingEvent[]> {
    return this.history.of(id);
  }
}
