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
  @Query(() => Crew, { description: 'One crew with its contact. Fails with NOT_FOUND.' })
  crew(@Arg('id', () => ID, { description: '`crewBookingId` of a Booking.' }) id: string): Promise<Crew> {
    return this.officeCrews.get(id);
  }

  @Authorized('admin')
  @Query(() => [CrewEvent], {
    description:
      'What happened to a crew, the oldest first, with the mails to its contact as long as they are kept. NOT_FOUND when there is none.',
  })
  crewHistory(
    @Arg('id', () => ID, { description: '`crewBookingId` of a Booking.' }) id: string,
  ): Promise<CrewEvent[]> {
    return this.history.of(id);
  }

  @Authorized('admin')
  @Query(() => [Crew], { description: 'The crews of a class, in the order they were booked.' })
  crews(
    @Arg('classInstanceId', () => ID, { description: 'A class.' }) classInstanceId: string,
  ): Promise<Crew[]> {
    return this.officeCrews.ofClass(classInstanceId);
  }
}
