import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { BookCrewInput, ChangeCrewSeatsInput, MoveCrewInput, NameCrewSeatsInput } from './book-crew.input.js';
import type { CrewChangeService } from './crew-change.service.js';
import { CrewBooking, CrewBookingConnection } from './crew-booking.type.js';
import { ChangeCrewContactInput } from './crew-contact.input.js';
import type { CrewContactService } from './crew-contact.service.js';
import type { CrewMoveService } from './crew-move.service.js';
import type { CrewService } from './crew.service.js';
import type { MyCrewService } from './my-crews.service.js';

@Resolver()
export class CrewResolver {
  constructor(
    private readonly crews: CrewService,
    private readonly changes: CrewChangeService,
    private readonly moves: CrewMoveService,
    private readonly contacts: CrewContactService,
    private readonly crewsOfAccount: MyCrewService,
  ) {}

  @Query(() => CrewBooking, {
    nullable: true,
    description: "A crew by the secret ID of its contact's link; null if it does not exist.",
  })
  crewBooking(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, {
      description: "The secret ID from the contact's link; for admins also the ID of the Crew.",
    })
    id: string,
  ): Promise<CrewBooking | null> {
    return this.crews.byLink(ctx, id);
  }

  @Mutation(() => CrewBooking, {
    description:
      'Books all seats of a crew, or none. Fails with CLASS_FULL, CLASS_NOT_BOOKABLE, NOT_FOUND, OFFER_LAPSED, or ' +
      'ALREADY_BOOKED with the names concerned.',
  })
  async bookCrew(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookCrewInput, { description: 'The class, the contact and the attendees.' })
    input: BookCrewInput,
  ): Promise<CrewBooking> {
    const { crew } = await this.crews.book(ctx, input);
    return crew;
  }

  @Mutation(() => CrewBooking, {
    description:
      'Names attendees for unnamed seats. Fails with POLICY after the deadline, CLASS_NOT_BOOKABLE, NOT_FOUND, or ' +
      'ALREADY_BOOKED with the names concerned.',
  })
  nameCrewSeats(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NameCrewSeatsInput, { description: 'The crew and the attendees.' })
    input: NameCrewSeatsInput,
  ): Promise<CrewBooking> {
    return this.changes.name(ctx, input);
  }

  @Mutation(() => CrewBooking, {
    description:
      'Adds unnamed seats, or gives some back. Fails with POLICY after the deadline, CONFLICT, CLASS_FULL, ' +
      'CLASS_NOT_BOOKABLE or NOT_FOUND.',
  })
  changeCrewSeats(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeCrewSeatsInput, { description: 'The crew, and its number of unnamed seats.' })
    input: ChangeCrewSeatsInput,
  ): Promise<CrewBooking> {
    return this.changes.changeSeats(ctx, input);
  }

  @Mutation(() => CrewBooking, {
    description:
      'Moves all seats that a crew has in its class to another class of the same type, or none; the price does not change, ' +
      'and refunded seats of a cancelled class stay behind. Fails with POLICY after `moveUntil`, CLASS_FULL, CLASS_NOT_BOOKABLE, NOT_FOUND, or ALREADY_BOOKED with the names concerned.',
  })
  moveCrew(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveCrewInput, { description: 'The crew and its new class.' }) input: MoveCrewInput,
  ): Promise<CrewBooking> {
    return this.moves.move(ctx, input);
  }

  @Mutation(() => CrewBooking, {
    description:
      'Corrects phone, company, purchase order, emergency contact and language of the contact of a crew, and of the ' +
      'members who have them from it. Fails with POLICY unless `isContactChangeable`, even for the office, which uses ' +
      '`updateCrewContact`, or with NOT_FOUND.',
  })
  changeCrewContact(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeCrewContactInput, { description: 'The crew, and the corrections.' })
    input: ChangeCrewContactInput,
  ): Promise<CrewBooking> {
    return this.contacts.change(ctx, input);
  }

  @Authorized()
  @Query(() => CrewBookingConnection, {
    description: "The crews whose contact has the current account's confirmed address, latest class first.",
  })
  myCrews(
    @Ctx() ctx: RequestContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<CrewBooking>> {
    return this.crewsOfAccount.page(ctx, page);
  }
}
