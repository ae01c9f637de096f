import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { TodayArgs } from './today.args.js';
import type { TodayService } from './today.service.js';
import { Today } from './today.type.js';

@Resolver()
export class TodayResolver {
  constructor(private readonly service: TodayService) {}

  @Authorized('admin')
  @Query(() => Today, {
    description: "Today's and tomorrow's classes, and what needs attention in the next seven days.",
  })
  today(@Ctx() ctx: RequestContext, @Args(() => TodayArgs) { mostUnpaid }: TodayArgs): Promise<Today> {
    return this.service.get(ctx, mostUnpaid);
  }
}
