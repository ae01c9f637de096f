import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { DeletedRecord, RecordInput } from '../../../platform/graphql/versioned-id.js';
import { SetReportScheduleInput } from './report-schedule.input.js';
import type { ReportScheduleService } from './report-schedule.service.js';
import { ReportSchedule } from './report-schedule.type.js';

@Resolver()
export class ReportScheduleResolver {
  constructor(private readonly schedules: ReportScheduleService) {}

  @Authorized('admin')
  @Query(() => [ReportSchedule], { description: 'The schedule of a report; empty if none.' })
  async reportSchedules(
    @Ctx() ctx: RequestContext,
    @Arg('reportId', () => ID, { description: 'ID of the report.' }) reportId: string,
  ): Promise<ReportSchedule[]> {
    const schedule = await this.schedules.of(ctx, reportId);
    return schedule ? [schedule] : [];
  }

  @Authorized('admin')
  @Mutation(() => ReportSchedule, {
    description: 'Sets when a report is emailed; FORBIDDEN unless you are its author.',
  })
  setReportSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetReportScheduleInput, { description: 'The schedule and the recipients.' })
    input: SetReportScheduleInput,
  ): Promise<ReportSchedule> {
    return this.schedules.set(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, {
    description:
      'Stops emailing a report; FORBIDDEN unless you are its author. The ID is that of the report.',
  })
  async removeReportSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the report.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.schedules.remove(ctx, id);
    return { id };
  }
}
