import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import { Crew } from './crew.type.js';
import type { OfficeCrewService } from './office-crew.service.js';

@Resolver()
export class OfficeCrewResolver {
  constructor(private readonly officeCrews: OfficeCrewService) {}

  @Authorized('admin')
  @Query(() => Crew, { description: 'One crew with its contact; NOT_FOUND if it does not exist.' })
  crew(@Arg('id', () => ID, { description: '`crewBookingId` of a Booking.' }) id: string): Promise<Crew> {
    return this.officeCrews.get(id);
  }

  @Authorized('admin')
  @Query(() => [Crew], { description: 'The crews of a class, in the order of booking.' })
  crews(
    @Arg('classInstanceId', () => ID, { description: 'ID of the class.' }) classInstanceId: string,
  ): Promise<Crew[]> {
    return this.officeCrews.ofClass(classInstanceId);
  }
}
