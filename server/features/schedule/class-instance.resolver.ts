import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { CreateClassInstanceInput } from './class-instance.input.js';
import type { ClassInstanceService } from './class-instance.service.js';
import { ClassInstance, ClassInstanceConnection } from './class-instance.type.js';

@Resolver()
export class ClassInstanceResolver {
  constructor(private readonly instances: ClassInstanceService) {}

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
}
