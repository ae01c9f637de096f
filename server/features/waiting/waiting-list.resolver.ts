import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { JoinWaitingListInput, SeatOfferInput, WaitingEntryInput } from './waiting-list.input.js';
import type { WaitingListService } from './waiting-list.service.js';
import { SeatOffer, WaitingListEntry } from './waiting.type.js';

@Resolver()
export class WaitingListResolver {
  constructor(private readonly waitingLists: WaitingListService) {}

  @Query(() => WaitingListEntry, {
    nullable: true,
    description: 'A place on a waiting list by its secret id; null when there is none.',
  })
  waitingListEntry(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The secret id, from the guest's link." }) id: string,
  ): Promise<WaitingListEntry | null> {
    return this.waitingLists.entry(ctx, id);
  }

  @Query(() => SeatOffer, {
    nullable: true,
    description: 'Seats that are held for somebody, by the secret id of the offer; null when there is none.',
  })
  seatOffer(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The secret id, from the guest's link." }) id: string,
  ): Promise<SeatOffer | null> {
    return this.waitingLists.offer(ctx, id);
  }

  @Mutation(() => WaitingListEntry, {
    description:
      'Waits for seats in a full class. Fails with CLASS_NOT_FULL while a seat is free, CLASS_NOT_BOOKABLE or NOT_FOUND.',
  })
  joinWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => JoinWaitingListInput, {
      description: 'The class, who waits, and for how many seats.',
    })
    input: JoinWaitingListInput,
  ): Promise<WaitingListEntry> {
    return this.waitingLists.join(ctx, input);
  }

  @Mutation(() => WaitingListEntry, {
    description: 'Waits no more; an offer that is open goes to the next.',
  })
  leaveWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WaitingEntryInput, { description: 'Which place on a list.' })
    { entryId }: WaitingEntryInput,
  ): Promise<WaitingListEntry> {
    return this.waitingLists.leave(ctx, entryId);
  }

  @Mutation(() => SeatOffer, {
    description: 'Gives the seats to the next. Fails with OFFER_LAPSED once they are held no longer.',
  })
  declineSeatOffer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SeatOfferInput, { description: 'Which offer.' }) { offerId }: SeatOfferInput,
  ): Promise<SeatOffer> {
    return this.waitingLists.decline(ctx, offerId);
  }
}
