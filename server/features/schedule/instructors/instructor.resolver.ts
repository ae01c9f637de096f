import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Connection } from '../../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput, EditionInput } from '../../../platform/graphql/versioned-id.js';
import { CreateInstructorInput, UpdateInstructorInput } from './instructor.input.js';
import type { InstructorService } from './instructor.service.js';
import { Instructor, InstructorConnection } from './instructor.type.js';
import { ArchivableRecordArgs } from '../archivable-records/archivable-record.args.js';

@Resolver()
export class InstructorResolver {
  constructor(private readonly service: InstructorService) {}

  @Authorized('admin')
  @Query(() => InstructorConnection, { description: 'Instructors by name.' })
  instructors(
    @Ctx() ctx: RequestContext,
    @Args(() => ArchivableRecordArgs) { isArchived, search, first, after }: ArchivableRecordArgs,
  ): Promise<Connection<Instructor>> {
    return this.service.page(ctx, { isArchived, search }, { first, after });
  }

  @Authorized('admin')
  @Query(() => Instructor, { description: 'One instructor; NOT_FOUND if they do not exist.' })
  instructor(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'ID of the instructor.' }) id: string,
  ): Promise<Instructor> {
    return this.service.get(ctx, id);
  }

  @Authorized('admin')
  @Mutation(() => Instructor, { description: 'Adds an instructor.' })
  createInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateInstructorInput, { description: 'The new instructor.' })
    input: CreateInstructorInput,
  ): Promise<Instructor> {
    return this.service.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Instructor, {
    description: 'Replaces an instructor. Classes keep the stored name, except upcoming ones if desired.',
  })
  updateInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateInstructorInput, { description: 'The new state of the instructor.' })
    input: UpdateInstructorInput,
  ): Promise<Instructor> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => Instructor, { description: 'Archives an instructor, which hides them from new classes.' })
  archiveInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The instructor.' }) input: EditionInput,
  ): Promise<Instructor> {
    return this.service.archive(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Instructor, { description: 'Restores an archived instructor.' })
  restoreInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The instructor.' }) input: EditionInput,
  ): Promise<Instructor> {
    return this.service.restore(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, {
    description: 'Deletes an instructor without classes; otherwise IN_USE.',
  })
  async deleteInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'The instructor.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }
}
