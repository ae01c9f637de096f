import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import { Crew } from './crew.type.js';
import type { CrewHistoryService } from './crew-history.service.js';
import { CrewEvent } from './crew-history.type.js';
import type { OfficeCrewService } from './office-crew.service.js';

@Resolver()
export class OfficeCrewResolver {
  constructor(
    private readonly officeCrews: OfficeCrewService,
    private readonly history: CrewHistoryService,
  ) {}

  @Authorized('admin')
  @Query(() => Crew, { description: 'One crew with its contact; NOT_FOUND if it does not exist.' })
  crew(@Arg('id', () => ID, { description: '`crewBookingId` of a Booking.' }) id: string): Promise<Crew> {
    return this.officeCrews.get(id);
  }

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

  @Authorized('admin')
  @Query(() => [Crew], { description: 'The crews of a class, in the order of booking.' })
  crews(
    @Arg('classInstanceId', () => ID, { description: 'ID of the class.' }) classInstanceId: string,
  ): Promise<Crew[]> {
    return this.officeCrews.ofClass(classInstanceId);
  }
}
