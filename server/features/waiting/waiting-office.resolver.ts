import { Arg, Args, ArgsType, Authorized, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import type { SeatLedgerService } from './seat-ledger.service.js';
import { SeatLedger } from './seat-ledger.type.js';
import { OfferSeatInput, SeatOfferInput, WaitingEntryInput } from './waiting-list.input.js';
import type { WaitingOfficeService } from './waiting-office.service.js';
import { WaitingPerson, WaitingPersonConnection } from './waiting-person.type.js';

@ArgsType()
class WaitingListArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of the class.' })
  classInstanceId!: string;
}

@Resolver()
export class WaitingOfficeResolver {
  constructor(
    private readonly waitingOffice: WaitingOfficeService,
    private readonly ledgers: SeatLedgerService,
  ) {}

  @Authorized('admin')
  @Query(() => WaitingPersonConnection, {
    description:
      "All entries of a class's waiting list, past and present, in the order of joining. NOT_FOUND if the class does not exist.",
  })
  waitingList(
    @Ctx() ctx: RequestContext,
    @Args(() => WaitingListArgs) { classInstanceId, ...page }: WaitingListArgs,
  ): Promise<Connection<WaitingPerson>> {
    return this.waitingOffice.page(ctx, classInstanceId, page);
  }

  @Authorized('admin')
  @Query(() => SeatLedger, {
    description:
      'The taken seats of a class, and every change of its capacity. NOT_FOUND if it does not exist.',
  })
  seatLedger(
    @Ctx() ctx: RequestContext,
    @Arg('classInstanceId', () => ID, { description: 'ID of the class.' }) classInstanceId: string,
  ): Promise<SeatLedger> {
    return this.ledgers.of(ctx, classInstanceId);
  }

  @Authorized('admin')
  @Mutation(() => WaitingPerson, {
    description:
      'Offers seats to a person on the waiting list, regardless of position: free ones, or those of another open offer. CLASS_FULL if no free seats fit; CONFLICT if the person is no longer waiting, or if another offer (see seatLedger) holds seats that would fit.',
  })
  offerSeat(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OfferSeatInput, { description: 'The waiting list entry to offer seats to.' })
    { entryId, insteadOf }: OfferSeatInput,
  ): Promise<WaitingPerson> {
    return this.waitingOffice.offer(ctx, entryId, insteadOf);
  }

  @Authorized('admin')
  @Mutation(() => WaitingPerson, {
    description:
      'Withdraws an offer and notifies the person, who stays on the list; only the office can offer them seats again. The seats go to the next person they fit, or become free. CONFLICT if the offer has ended.',
  })
  withdrawSeatOffer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SeatOfferInput, { description: 'ID of the offer.' }) { offerId }: SeatOfferInput,
  ): Promise<WaitingPerson> {
    return this.waitingOffice.withdraw(ctx, offerId);
  }

  @Authorized('admin')
  @Mutation(() => WaitingPerson, {
    description: 'Removes a person from the waiting list; seats held for them go to the next person.',
  })
  removeFromWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WaitingEntryInput, { description: 'The waiting list entry.' })
    { entryId }: WaitingEntryInput,
  ): Promise<WaitingPerson> {
    return this.waitingOffice.remove(ctx, entryId);
  }
}
