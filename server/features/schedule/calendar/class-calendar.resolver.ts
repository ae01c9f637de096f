import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { ClassCalendarArgs } from './class-calendar.args.js';
import type { ClassCalendarService } from './class-calendar.service.js';
import { ClassCalendar, ScheduleChoices } from './class-calendar.type.js';

@Resolver()
export class ClassCalendarResolver {
  constructor(private readonly calendar: ClassCalendarService) {}

  @Authorized('admin')
  @Query(() => ClassCalendar, {
    description: 'Classes of any status that have a day in a period, by the dates at their venues.',
  })
  classCalendar(
    @Ctx() ctx: RequestContext,
    @Args(() => ClassCalendarArgs) filter: ClassCalendarArgs,
  ): Promise<ClassCalendar> {
    return this.calendar.get(ctx, filter);
  }

  @Authorized('admin')
  @Query(() => ScheduleChoices, { description: 'Cities and instructors for filtering the schedule.' })
  scheduleChoices(@Ctx() ctx: RequestContext): Promise<ScheduleChoices> {
    return this.calendar.choices(ctx);
  }
}
