import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Connection } from '../../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput } from '../../../platform/graphql/versioned-id.js';
import { PageArgs } from '../../../platform/graphql/page-args.js';
import { ClassFilterArgs } from './class-filter.args.js';
import { CreateClassInstanceInput, UpdateClassInstanceInput } from './class-instance.input.js';
import type { ClassInstanceService } from './class-instance.service.js';
import { ClassInstance, ClassInstanceConnection } from './class-instance.type.js';
import { ClassNoticePreview } from './class-notice.type.js';
import { InstructorClash } from '../clashes/instructor-clash.type.js';
import { InstructorPlanArgs } from '../clashes/instructor-plan.args.js';
import type { UpcomingService } from '../upcoming/upcoming.service.js';
import { UpcomingClass } from '../upcoming/upcoming-class.type.js';
import { VenuePlanArgs } from '../clashes/venue-plan.args.js';

@Resolver()
export class ClassInstanceResolver {
  constructor(
    private readonly instances: ClassInstanceService,
    private readonly upcoming: UpcomingService,
  ) {}

  @Authorized('admin')
  @Query(() => [UpcomingClass], { description: 'Classes with seats left, earliest first.' })
  async bookableClasses(@Ctx() ctx: RequestContext): Promise<UpcomingClass[]> {
    return (await this.upcoming.bookable(ctx)).rows;
  }

  @Authorized('admin')
  @Query(() => ClassInstance, { description: 'One class; NOT_FOUND if it does not exist.' })
  classInstance(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'ID of the class.' }) id: string,
  ): Promise<ClassInstance> {
    return this.instances.get(ctx, id);
  }

  @Authorized('admin')
  @Query(() => ClassInstanceConnection, { description: 'Classes of any status.' })
  classInstances(
    @Ctx() ctx: RequestContext,
    @Args(() => ClassFilterArgs) filter: ClassFilterArgs,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<ClassInstance>> {
    return this.instances.page(ctx, filter, page);
  }

  @Authorized('admin')
  @Query(() => [ClassInstance], {
    description: 'Scheduled classes at the same venue and time.',
  })
  clashingClasses(
    @Ctx() ctx: RequestContext,
    @Args(() => VenuePlanArgs) plan: VenuePlanArgs,
  ): Promise<ClassInstance[]> {
    return this.instances.clashes(ctx, plan);
  }

  @Authorized('admin')
  @Query(() => [InstructorClash], {
    description: 'Scheduled classes of the same instructor at the same time, at any venue.',
  })
  instructorClashes(
    @Ctx() ctx: RequestContext,
    @Args(() => InstructorPlanArgs) plan: InstructorPlanArgs,
  ): Promise<InstructorClash[]> {
    return this.instances.instructorClashes(ctx, plan);
  }

  @Authorized('admin')
  @Query(() => ClassNoticePreview, {
    description:
      'Who would be notified of this change of a class, and the text. Changes nothing. NOT_FOUND if it does not exist.',
  })
  classNoticePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateClassInstanceInput, { description: 'The changed class.' })
    input: UpdateClassInstanceInput,
  ): Promise<ClassNoticePreview> {
    return this.instances.previewNotices(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => ClassInstance, { description: 'Schedules a class.' })
  createClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateClassInstanceInput, { description: 'The new class and its days.' })
    input: CreateClassInstanceInput,
  ): Promise<ClassInstance> {
    return this.instances.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => ClassInstance, {
    description:
      'Replaces a class and its days; bookings stay. Attendees are notified of changes that concern them, unless notify is false.',
  })
  updateClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateClassInstanceInput, {
      description: 'The new state of the class, with all its days.',
    })
    input: UpdateClassInstanceInput,
  ): Promise<ClassInstance> {
    return this.instances.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a class without bookings; otherwise IN_USE.' })
  async deleteClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the class.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.instances.remove(ctx, id);
    return { id };
  }
}
