import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { DeletedRecord } from '../../../platform/graphql/versioned-id.js';
import { CopyClassInput, TakeBackClassesInput } from './class-copy.input.js';
import type { ClassCopyService } from './class-copy.service.js';
import { ClassCopyPlan, HolidayDate } from './class-copy.type.js';
import { FederalHolidayArgs } from './federal-holiday.args.js';
import { ClassInstance } from '../classes/class-instance.type.js';

@Resolver()
export class ClassCopyResolver {
  constructor(private readonly copies: ClassCopyService) {}

  @Authorized('admin')
  @Query(() => ClassCopyPlan, {
    description:
      'Preview of the copies of a class: the new classes, the dates skipped for holidays, and conflicts. Changes nothing. NOT_FOUND if the class does not exist.',
  })
  classCopyPlan(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CopyClassInput, { description: 'The class, and the dates of the copies.' })
    input: CopyClassInput,
  ): Promise<ClassCopyPlan> {
    return this.copies.preview(ctx, input.id, input);
  }

  @Authorized('admin')
  @Query(() => [HolidayDate], { description: 'The federal holidays among these dates, in order.' })
  federalHolidays(@Args(() => FederalHolidayArgs) { dates }: FederalHolidayArgs): HolidayDate[] {
    return this.copies.holidaysOn(dates);
  }

  @Authorized('admin')
  @Mutation(() => [ClassInstance], {
    description: 'Schedules all copies of a class, or none; returns them earliest first.',
  })
  copyClass(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CopyClassInput, { description: 'The class, and the dates of the copies.' })
    input: CopyClassInput,
  ): Promise<ClassInstance[]> {
    return this.copies.copy(ctx, input.id, input);
  }

  @Authorized('admin')
  @Mutation(() => [DeletedRecord], {
    description:
      'Deletes classes that have not been booked or changed since they were scheduled. The others stay and are not returned.',
  })
  async takeBackClasses(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TakeBackClassesInput, { description: 'The classes.' })
    { classes }: TakeBackClassesInput,
  ): Promise<DeletedRecord[]> {
    return (await this.copies.undoCopies(ctx, classes)).map((id) => ({ id }));
  }
}
