import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput, VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { CreateInstructorInput, UpdateInstructorInput } from './instructor.input.js';
import type { InstructorService } from './instructor.service.js';
import { Instructor, InstructorConnection } from './instructor.type.js';
import { ArchivableRecordArgs } from './archivable-record.args.js';

@Resolver()
export class InstructorResolver {
  constructor(private readonly service: InstructorService) {}

  @Authorized('admin')
  @Query(() => InstructorConnection, { description: 'Who teaches classes, by name.' })
  instructors(
    @Ctx() ctx: RequestContext,
    @Args(() => ArchivableRecordArgs) { isArchived, search, first, after }: ArchivableRecordArgs,
  ): Promise<Connection<Instructor>> {
    return this.service.page(ctx, { isArchived, search }, { first, after });
  }

  @Authorized('admin')
  @Query(() => Instructor, { description: 'One instructor; NOT_FOUND when there is none.' })
  instructor(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which instructor, by their id.' }) id: string,
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
  @Mutation(() => Instructor, { description: 'Replaces an instructor. Classes keep the name they have.' })
  updateInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateInstructorInput, { description: 'The instructor as they shall be.' })
    input: UpdateInstructorInput,
  ): Promise<Instructor> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => Instructor, { description: 'Offers an instructor no longer for new classes.' })
  archiveInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Which instructor.' }) input: VersionedIdInput,
  ): Promise<Instructor> {
    return this.service.archive(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Instructor, { description: 'Offers an archived instructor again.' })
  restoreInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Which instructor.' }) input: VersionedIdInput,
  ): Promise<Instructor> {
    return this.service.restore(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, {
    description: 'Deletes an instructor that no class refers to; else IN_USE.',
  })
  async deleteInstructor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which instructor.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }
}
