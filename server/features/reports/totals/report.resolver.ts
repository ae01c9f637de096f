import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { selectedFields } from '../../../platform/graphql/selected-fields.js';
import { TotalsArgs } from './report-filter.args.js';
import type { ReportService } from './report.service.js';
import { Total } from './total.type.js';

@Resolver()
export class ReportResolver {
  constructor(private readonly service: ReportService) {}

  @Authorized('admin')
  @Query(() => [Total], {
    description:
      'Seats, revenue, cancellations and students by month, class type, language, city or company.',
  })
  totals(
    @Args(() => TotalsArgs) { by, ...filter }: TotalsArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): ReturnType<ReportService['totals']> {
    const asked = selectedFields(info);
    return this.service.totals(ctx, by, filter, {
      leadDays: asked.has('averageLeadDays'),
      students: asked.has('newStudents') || asked.has('returningStudents'),
    });
  }
}
