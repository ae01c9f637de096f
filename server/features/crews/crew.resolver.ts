import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { BookCrewInput, ChangeCrewSeatsInput, NameCrewSeatsInput } from './book-crew.input.js';
import type { CrewChangeService } from './crew-change.service.js';
import { CrewBooking } from './crew-booking.type.js';
import type { CrewService } from './crew.service.js';

@Resolver()
export class CrewResolver {
  constructor(
    private readonly crews: CrewService,
    private readonly changes: CrewChangeService,
  ) {}

  @Query(() => CrewBooking, {
    nullable: true,
    description: 'The seats of a crew by the secret id of its contact; null when there is none.',
  })
  crewBooking(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The secret id, from the contact's link." }) id: string,
  ): Promise<CrewBooking | null> {
    return this.crews.find(ctx, id);
  }

  @Mutation(() => CrewBooking, {
    description:
      'Books all seats of a crew, or none. Fails with CLASS_FULL, CLASS_NOT_BOOKABLE, NOT_FOUND, OFFER_LAPSED, or ' +
      'ALREADY_BOOKED with the people it is about.',
  })
  async bookCrew(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookCrewInput, { description: 'The class, the contact, and who comes.' })
    input: BookCrewInput,
  ): Promise<CrewBooking> {
    const { crew } = await this.crews.book(ctx, input);
    return crew;
  }

  @Mutation(() => CrewBooking, {
    description:
      'Names who takes seats of a crew that have no name yet. Fails with POLICY after the last moment, ' +
      'CLASS_NOT_BOOKABLE, NOT_FOUND, or ALREADY_BOOKED with the people it is about.',
  })
  nameCrewSeats(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NameCrewSeatsInput, { description: 'The crew, and who comes.' })
    input: NameCrewSeatsInput,
  ): Promise<CrewBooking> {
    return this.changes.name(ctx, input);
  }

  @Mutation(() => CrewBooking, {
    description:
      'Adds seats without a name, or gives some back. Fails with POLICY after the last moment, CONFLICT, CLASS_FULL, ' +
      'CLASS_NOT_BOOKABLE or NOT_FOUND.',
  })
  changeCrewSeats(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeCrewSeatsInput, { description: 'The crew, and its seats without a name.' })
    input: ChangeCrewSeatsInput,
  ): Promise<CrewBooking> {
    return this.changes.changeSeats(ctx, input);
  }
}
