import { Args, Authorized, Query, Resolver } from 'type-graphql';
import { TotalsArgs } from './report-filter.args.js';
import type { ReportService } from './report.service.js';
import { Total } from './total.type.js';

@Resolver()
export class ReportResolver {
  constructor(private readonly service: ReportService) {}

  @Authorized('admin')
  @Query(() => [Total], {
    description:
      'Seats, money, cancellations and students, by month, type of class, language, city or company.',
  })
  totals(@Args(() => TotalsArgs) { by, ...filter }: TotalsArgs): Promise<Total[]> {
    return this.service.totals(by, filter);
  }
}
