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
  @Field(() => ID, { description: 'The class that is waited for.' })
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
      'Whoever waits for a class, or did, in the order they came. NOT_FOUND when there is no such class.',
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
      'What takes the seats of a class, and every change of its capacity. NOT_FOUND when there is none.',
  })
  seatLedger(
    @Ctx() ctx: RequestContext,
    @Arg('classInstanceId', () => ID, { description: 'Which class.' }) classInstanceId: string,
  ): Promise<SeatLedger> {
    return this.ledgers.of(ctx, classInstanceId);
  }

  @Authorized('admin')
  @Mutation(() => WaitingPerson, {
    description:
      'Offers what is free to one of those who wait, whoever was there before, or what is held for somebody else. CLASS_FULL where nothing fits them; CONFLICT where they wait no more, and where seats that would fit them are held for another one, whom seatLedger names.',
  })
  offerSeat(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OfferSeatInput, { description: 'Who is offered it.' })
    { entryId, insteadOf }: OfferSeatInput,
  ): Promise<WaitingPerson> {
    return this.waitingOffice.offer(ctx, entryId, insteadOf);
  }

  @Authorized('admin')
  @Mutation(() => WaitingPerson, {
    description:
      'Takes back the seats that are held for somebody, who is told and stays on the list, where only the office offers them a seat again. The next whom they fit is offered them; else they are free for everybody. CONFLICT where the offer has ended.',
  })
  withdrawSeatOffer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SeatOfferInput, { description: 'Which offer.' }) { offerId }: SeatOfferInput,
  ): Promise<WaitingPerson> {
    return this.waitingOffice.withdraw(ctx, offerId);
  }

  @Authorized('admin')
  @Mutation(() => WaitingPerson, {
    description: 'Takes somebody off the list; what is held for them goes to the next.',
  })
  removeFromWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WaitingEntryInput, { description: 'Who is taken off.' })
    { entryId }: WaitingEntryInput,
  ): Promise<WaitingPerson> {
    return this.waitingOffice.remove(ctx, entryId);
  }
}
