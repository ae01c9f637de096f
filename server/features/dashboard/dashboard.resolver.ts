import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { DashboardService } from './dashboard.service.js';
import { Dashboard } from './dashboard.type.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @Authorized('admin')
  @Query(() => Dashboard, { description: 'Counts, the newest bookings and the next classes.' })
  dashboard(@Ctx() ctx: RequestContext): Promise<Dashboard> {
    return this.service.get(ctx);
  }
}
