import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import type { CrewHistoryService } from './crew-history.service.js';
import { CrewEvent } from './crew-history.type.js';

@Resolver()
export class CrewHistoryResolver {
  constructor(private readonly history: CrewHistoryService) {}

  @Authorized('admin')
  @Query(() => [CrewEvent], {
    description:
      'The history of a crew, oldest first, including emails to its contact that are still stored. NOT_FOUND if it does not exist.',
  })
  crewHistory(
    @Arg('id', () => ID, { description: '`crewBookingId` of a Booking.' }) id: string,
  ): Promise<CrewEvent[]> {
    return this.history.of(id);
  }
}
