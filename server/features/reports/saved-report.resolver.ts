import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { SavedReportService } from './saved-report.service.js';
import { ReportTable, ReportValueInput, SavedReport } from './saved-report.type.js';

@Resolver()
export class SavedReportResolver {
  constructor(private readonly reports: SavedReportService) {}

  @Authorized('admin')
  @Query(() => [SavedReport], { description: 'The reports there are to run.' })
  savedReports(@Ctx() ctx: RequestContext, @Info() { schema }: GraphQLResolveInfo): SavedReport[] {
    return this.reports.list(ctx, schema);
  }

  @Authorized('admin')
  @Query(() => SavedReport, { description: 'One report; NOT_FOUND when there is none.' })
  savedReport(
    @Ctx() ctx: RequestContext,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): SavedReport {
    return this.reports.get(ctx, schema, id);
  }

  @Authorized('admin')
  @Query(() => ReportTable, {
    description: 'Runs a report. What is missing or wrong comes as a field with the name of its variable.',
  })
  reportTable(
    @Ctx() ctx: RequestContext,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('values', () => [ReportValueInput], { defaultValue: [] }) values: ReportValueInput[],
  ): Promise<ReportTable> {
    const given = Object.fromEntries(values.map(({ name, value }) => [name, value]));
    return this.reports.table(ctx, schema, id, given);
  }
}
