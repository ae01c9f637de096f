import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { SearchArgs } from './search.args.js';
import type { SearchService } from './search.service.js';
import { SearchResults } from './search.type.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Authorized('admin')
  @Query(() => SearchResults, {
    description: 'Searches classes, students, bookings, waiting lists, crews and contact messages at once.',
  })
  search(
    @Ctx() ctx: RequestContext,
    @Args(() => SearchArgs) { text, first }: SearchArgs,
  ): Promise<SearchResults> {
    return this.service.find(ctx, text, first);
  }
}
