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
    description: 'The classes of today and tomorrow, and what of the next seven days needs somebody.',
  })
  today(@Ctx() ctx: RequestContext, @Args(() => TodayArgs) { mostUnpaid }: TodayArgs): Promise<Today> {
    return this.service.get(ctx, mostUnpaid);
  }
}
