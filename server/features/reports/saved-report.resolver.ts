import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/versioned-id.js';
import { PreviewReportArgs } from './preview-report.args.js';
import { CreateSavedReportInput, ReportValueInput, UpdateSavedReportInput } from './saved-report.input.js';
import type { SavedReportService } from './saved-report.service.js';
import { ReportTable, SavedReport } from './saved-report.type.js';

@Resolver()
export class SavedReportResolver {
  constructor(private readonly reports: SavedReportService) {}

  @Authorized('admin')
  @Query(() => [SavedReport], {
    description: 'The reports there are to run: those of the product, one’s own, those that others share.',
  })
  savedReports(@Ctx() ctx: RequestContext): Promise<SavedReport[]> {
    return this.reports.list(ctx);
  }

  @Authorized('admin')
  @Query(() => SavedReport, {
    description: 'One report; NOT_FOUND when there is none, or when it is somebody else’s and not shared.',
  })
  savedReport(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Of the report.' }) id: string,
  ): Promise<SavedReport> {
    return this.reports.get(ctx, id);
  }

  @Authorized('admin')
  @Query(() => ReportTable, {
    description: 'Runs a report. What is missing or wrong comes as a field with the name of its variable.',
  })
  reportTable(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Of the report.' }) id: string,
    @Arg('values', () => [ReportValueInput], { nullable: true, description: 'Of its variables.' })
    values: ReportValueInput[] | undefined,
  ): Promise<ReportTable> {
    return this.reports.table(ctx, id, values ?? []);
  }

  @Authorized('admin')
  @Query(() => ReportTable, {
    description:
      'Runs a query that is not saved, as a report of it would run; what is wrong with it is a field.',
  })
  reportPreview(
    @Ctx() ctx: RequestContext,
    @Args(() => PreviewReportArgs) args: PreviewReportArgs,
  ): Promise<ReportTable> {
    return this.reports.preview(ctx, args);
  }

  @Authorized('admin')
  @Mutation(() => SavedReport, { description: 'Saves a report of one’s own.' })
  createSavedReport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSavedReportInput, { description: 'The report.' }) input: CreateSavedReportInput,
  ): Promise<SavedReport> {
    return this.reports.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => SavedReport, { description: 'Replaces a report; FORBIDDEN unless one has written it.' })
  updateSavedReport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSavedReportInput, { description: 'The report as it shall be.' })
    input: UpdateSavedReportInput,
  ): Promise<SavedReport> {
    return this.reports.update(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a report; FORBIDDEN unless one has written it.' })
  async deleteSavedReport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which report.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.reports.remove(ctx, id);
    return { id };
  }
}
