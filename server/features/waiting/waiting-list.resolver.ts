import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import type { MyWaitingListService } from './my-waiting-list.service.js';
import { JoinWaitingListInput, SeatOfferInput, WaitingEntryInput } from './waiting-list.input.js';
import type { WaitingListService } from './waiting-list.service.js';
import { SeatOffer, WaitingListEntry, WaitingListEntryConnection } from './waiting.type.js';

@Resolver()
export class WaitingListResolver {
  constructor(
    private readonly waitingLists: WaitingListService,
    private readonly entriesOfAccount: MyWaitingListService,
  ) {}

  @Query(() => WaitingListEntry, {
    nullable: true,
    description: 'A waiting list entry by its secret ID; null if it does not exist.',
  })
  waitingListEntry(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The secret ID from the guest's link." }) id: string,
  ): Promise<WaitingListEntry | null> {
    return this.waitingLists.entry(ctx, id);
  }

  @Query(() => SeatOffer, {
    nullable: true,
    description: 'An offer of seats by its secret ID; null if it does not exist.',
  })
  seatOffer(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The secret ID from the guest's link." }) id: string,
  ): Promise<SeatOffer | null> {
    return this.waitingLists.offer(ctx, id);
  }

  @Mutation(() => WaitingListEntry, {
    description:
      'Joins the waiting list of a full class. Fails with CLASS_NOT_FULL if seats are free, CLASS_NOT_BOOKABLE or NOT_FOUND.',
  })
  joinWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => JoinWaitingListInput, {
      description: 'The class, the guest and the number of seats.',
    })
    input: JoinWaitingListInput,
  ): Promise<WaitingListEntry> {
    return this.waitingLists.join(ctx, input);
  }

  @Mutation(() => WaitingListEntry, {
    description: 'Leaves the waiting list; the seats of an open offer go to the next person.',
  })
  leaveWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WaitingEntryInput, { description: 'The waiting list entry.' })
    { entryId }: WaitingEntryInput,
  ): Promise<WaitingListEntry> {
    return this.waitingLists.leave(ctx, entryId);
  }

  @Mutation(() => SeatOffer, {
    description:
      'Declines an offer; the seats are offered to the next person. OFFER_LAPSED after the hold has ended.',
  })
  declineSeatOffer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SeatOfferInput, { description: 'ID of the offer.' }) { offerId }: SeatOfferInput,
  ): Promise<SeatOffer> {
    return this.waitingLists.decline(ctx, offerId);
  }

  @Authorized()
  @Query(() => WaitingListEntryConnection, {
    description:
      "The waiting list entries with the current account's confirmed address that have not ended, in classes to come, next class first.",
  })
  myWaitingListEntries(
    @Ctx() ctx: RequestContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<WaitingListEntry>> {
    return this.entriesOfAccount.page(ctx, page);
  }
}
