import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/versioned-id.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { ClassFilterArgs } from './class-filter.args.js';
import { CreateClassInstanceInput, UpdateClassInstanceInput } from './class-instance.input.js';
import type { ClassInstanceService } from './class-instance.service.js';
import { ClassInstance, ClassInstanceConnection } from './class-instance.type.js';
import { ClassNoticePreview } from './class-notice.type.js';
import type { UpcomingService } from './upcoming.service.js';
import { UpcomingClass } from './upcoming-class.type.js';
import { VenuePlanArgs } from './venue-plan.args.js';

@Resolver()
export class ClassInstanceResolver {
  constructor(
    private readonly instances: ClassInstanceService,
    private readonly upcoming: UpcomingService,
  ) {}

  @Authorized('admin')
  @Query(() => [UpcomingClass], { description: 'Classes that have a seat left, soonest first.' })
  async bookableClasses(@Ctx() ctx: RequestContext): Promise<UpcomingClass[]> {
    return (await this.upcoming.bookable(ctx)).rows;
  }

  @Authorized('admin')
  @Query(() => ClassInstance, { description: 'One class; NOT_FOUND when there is none.' })
  classInstance(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which class, by its id.' }) id: string,
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
    description: 'The scheduled classes that are held at the same place at the same time.',
  })
  clashingClasses(
    @Ctx() ctx: RequestContext,
    @Args(() => VenuePlanArgs) plan: VenuePlanArgs,
  ): Promise<ClassInstance[]> {
    return this.instances.clashes(ctx, plan);
  }

  @Authorized('admin')
  @Query(() => ClassNoticePreview, {
    description:
      'Who would be told if the class were changed so, and what; changes nothing. NOT_FOUND when there is none.',
  })
  classNoticePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateClassInstanceInput, { description: 'The class as it might be.' })
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
      'Replaces a class and its days; its bookings stay. Who has a seat is told of a change that concerns them, unless notify is false.',
  })
  updateClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateClassInstanceInput, {
      description: 'The class as it shall be, with all of its days.',
    })
    input: UpdateClassInstanceInput,
  ): Promise<ClassInstance> {
    return this.instances.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a class without bookings; else IN_USE.' })
  async deleteClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which class.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.instances.remove(ctx, id);
    return { id };
  }
}
