import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { DeletedRecord, RecordInput } from '../../../platform/graphql/versioned-id.js';
import { PreviewReportArgs } from './preview-report.args.js';
import { CreateSavedReportInput, ReportValueInput, UpdateSavedReportInput } from './saved-report.input.js';
import type { SavedReportService } from './saved-report.service.js';
import { ReportTable, SavedReport } from './saved-report.type.js';

@Resolver()
export class SavedReportResolver {
  constructor(private readonly reports: SavedReportService) {}

  @Authorized('admin')
  @Query(() => [SavedReport], {
    description: 'The reports you can run: shipped ones, yours, and those shared by others.',
  })
  savedReports(@Ctx() ctx: RequestContext): Promise<SavedReport[]> {
    return this.reports.list(ctx);
  }

  @Authorized('admin')
  @Query(() => SavedReport, {
    description: 'One report; NOT_FOUND if it does not exist, or belongs to someone else and is not shared.',
  })
  savedReport(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'ID of the report.' }) id: string,
  ): Promise<SavedReport> {
    return this.reports.get(ctx, id);
  }

  @Authorized('admin')
  @Query(() => ReportTable, {
    description: 'Runs a report. Missing or invalid values are field errors under the name of the variable.',
  })
  reportTable(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'ID of the report.' }) id: string,
    @Arg('values', () => [ReportValueInput], { nullable: true, description: 'Values of its variables.' })
    values: ReportValueInput[] | undefined,
  ): Promise<ReportTable> {
    return this.reports.table(ctx, id, values ?? []);
  }

  @Authorized('admin')
  @Query(() => ReportTable, {
    description:
      'Runs an unsaved query as a report, but returns only the page that it selects, if it has `first`, `after` or `before`. Problems of the query are field errors.',
  })
  reportPreview(
    @Ctx() ctx: RequestContext,
    @Args(() => PreviewReportArgs) args: PreviewReportArgs,
  ): Promise<ReportTable> {
    return this.reports.preview(ctx, args);
  }

  @Authorized('admin')
  @Mutation(() => SavedReport, { description: 'Saves a report for the current account.' })
  createSavedReport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSavedReportInput, { description: 'The report.' }) input: CreateSavedReportInput,
  ): Promise<SavedReport> {
    return this.reports.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => SavedReport, { description: 'Replaces a report; FORBIDDEN unless you are its author.' })
  updateSavedReport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSavedReportInput, { description: 'The new state of the report.' })
    input: UpdateSavedReportInput,
  ): Promise<SavedReport> {
    return this.reports.update(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a report; FORBIDDEN unless you are its author.' })
  async deleteSavedReport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the report.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.reports.remove(ctx, id);
    return { id };
  }
}
