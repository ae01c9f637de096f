import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/versioned-id.js';
import { StudentDuplicateArgs } from './student-duplicate.args.js';
import type { StudentDuplicateService } from './student-duplicate.service.js';
import { StudentDuplicate, StudentDuplicateConnection } from './student-duplicate.type.js';

@Resolver()
export class StudentDuplicateResolver {
  constructor(private readonly duplicates: StudentDuplicateService) {}

  @Authorized('admin')
  @Query(() => StudentDuplicateConnection, {
    description:
      'Pairs of students who may be the same person, best match first. New and changed students are compared within a minute.',
  })
  studentDuplicates(
    @Args(() => StudentDuplicateArgs) { studentId, ...page }: StudentDuplicateArgs,
  ): Promise<Connection<StudentDuplicate>> {
    return this.duplicates.page(studentId, page);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, {
    description: 'Marks two students as different people, so that the pair is not suggested again.',
  })
  async dismissStudentDuplicate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the pair.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.duplicates.dismiss(ctx, id);
    return { id };
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Undoes a dismissal: the pair may be suggested again.' })
  async restoreStudentDuplicate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the pair.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.duplicates.restore(ctx, id);
    return { id };
  }
}
