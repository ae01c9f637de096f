import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/edition.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { CreateClassInstanceInput, UpdateClassInstanceInput } from './class-instance.input.js';
import type { ClassInstanceService } from './class-instance.service.js';
import { ClassInstance, ClassInstanceConnection } from './class-instance.type.js';
import type { UpcomingService } from './upcoming.service.js';
import { UpcomingClass } from './upcoming-class.type.js';

@Resolver()
export class ClassInstanceResolver {
  constructor(
    private readonly instances: ClassInstanceService,
    private readonly upcoming: UpcomingService,
  ) {}

  @Authorized('admin')
  @Query(() => [UpcomingClass], { description: 'Classes that have a seat left, soonest first.' })
  bookableClasses(@Ctx() ctx: RequestContext): Promise<UpcomingClass[]> {
    return this.upcoming.bookable(ctx);
  }

  @Authorized('admin')
  @Query(() => ClassInstance, { description: 'One class; NOT_FOUND when there is none.' })
  classInstance(@Arg('id', () => ID) id: string): Promise<ClassInstance> {
    return this.instances.get(id);
  }

  @Authorized('admin')
  @Query(() => ClassInstanceConnection, { description: 'Every class, newest start first.' })
  classInstances(@Args(() => PageArgs) page: PageArgs): Promise<Connection<ClassInstance>> {
    return this.instances.page(page);
  }

  @Authorized('admin')
  @Mutation(() => ClassInstance, { description: 'Schedules a class.' })
  createClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateClassInstanceInput) input: CreateClassInstanceInput,
  ): Promise<ClassInstance> {
    return this.instances.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => ClassInstance, { description: 'Replaces a class and its days; its bookings stay.' })
  updateClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateClassInstanceInput) input: UpdateClassInstanceInput,
  ): Promise<ClassInstance> {
    return this.instances.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a class without bookings; else IN_USE.' })
  async deleteClassInstance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.instances.remove(ctx, id);
    return { id };
  }
}
