import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { UpdateCrewContactInput } from './crew-contact.input.js';
import type { CrewContactService } from './crew-contact.service.js';
import { Crew } from './crew.type.js';
import type { OfficeCrewService } from './office-crew.service.js';

@Resolver()
export class OfficeCrewResolver {
  constructor(
    private readonly officeCrews: OfficeCrewService,
    private readonly crewContacts: CrewContactService,
  ) {}

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

  @Authorized('admin')
  @Mutation(() => Crew, {
    description:
      "Corrects the contact of a crew; members with the contact's email, the crew's company or its emergency contact " +
      'get the new one. Fails with NOT_FOUND, CONFLICT, or ALREADY_BOOKED with the names concerned.',
  })
  async updateCrewContact(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateCrewContactInput, { description: 'The crew, and its contact.' })
    input: UpdateCrewContactInput,
  ): Promise<Crew> {
    await this.crewContacts.update(ctx, input);
    return this.officeCrews.get(input.id);
  }
}
