import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/versioned-id.js';
import { SetReportScheduleInput } from './report-schedule.input.js';
import type { ReportScheduleService } from './report-schedule.service.js';
import { ReportSchedule } from './report-schedule.type.js';

@Resolver()
export class ReportScheduleResolver {
  constructor(private readonly schedules: ReportScheduleService) {}

  @Authorized('admin')
  @Query(() => [ReportSchedule], { description: 'When a report is mailed: one schedule, or none.' })
  async reportSchedules(
    @Ctx() ctx: RequestContext,
    @Arg('reportId', () => ID, { description: 'Of the report.' }) reportId: string,
  ): Promise<ReportSchedule[]> {
    const schedule = await this.schedules.of(ctx, reportId);
    return schedule ? [schedule] : [];
  }

  @Authorized('admin')
  @Mutation(() => ReportSchedule, {
    description: 'Says when a report is mailed; FORBIDDEN unless one has written it.',
  })
  setReportSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetReportScheduleInput, { description: 'When, and to whom.' })
    input: SetReportScheduleInput,
  ): Promise<ReportSchedule> {
    return this.schedules.set(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, {
    description: 'Mails a report no more; FORBIDDEN unless one has written it. The id is the report’s.',
  })
  async removeReportSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which report.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.schedules.remove(ctx, id);
    return { id };
  }
}
