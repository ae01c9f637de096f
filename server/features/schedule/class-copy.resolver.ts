import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DeletedRecord } from '../../platform/graphql/versioned-id.js';
import { CopyClassInput, UndoCopiesInput } from './class-copy.input.js';
import type { ClassCopyService } from './class-copy.service.js';
import { ClassCopyPlan } from './class-copy.type.js';
import { ClassInstance } from './class-instance.type.js';

@Resolver()
export class ClassCopyResolver {
  constructor(private readonly copies: ClassCopyService) {}

  @Authorized('admin')
  @Query(() => ClassCopyPlan, {
    description:
      'The classes that copying would make, the weeks it leaves out for holidays, and what is in the way; changes nothing. NOT_FOUND when there is no such class.',
  })
  classCopyPlan(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CopyClassInput, { description: 'What would be copied, and when to.' })
    input: CopyClassInput,
  ): Promise<ClassCopyPlan> {
    return this.copies.preview(ctx, input.id, input);
  }

  @Authorized('admin')
  @Mutation(() => [ClassInstance], {
    description: 'Schedules copies of a class, all or none, soonest first.',
  })
  copyClass(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CopyClassInput, { description: 'What is copied, and when to.' })
    input: CopyClassInput,
  ): Promise<ClassInstance[]> {
    return this.copies.copy(ctx, input.id, input);
  }

  @Authorized('admin')
  @Mutation(() => [DeletedRecord], {
    description:
      'Deletes classes again that nobody has booked or changed since they were scheduled. The others stay and are not in the answer.',
  })
  async takeBackClasses(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoCopiesInput, { description: 'Which classes.' })
    { classes }: UndoCopiesInput,
  ): Promise<DeletedRecord[]> {
    return (await this.copies.undoCopies(ctx, classes)).map((id) => ({ id }));
  }
}
