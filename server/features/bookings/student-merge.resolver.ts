import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { RecordInput } from '../../platform/graphql/versioned-id.js';
import { StudentMergePreviewArgs } from './student-merge.args.js';
import { MergeStudentsInput } from './student-merge.input.js';
import type { StudentMergeService } from './student-merge.service.js';
import { StudentMerge, StudentMergePreview } from './student-merge.type.js';

@Resolver()
export class StudentMergeResolver {
  constructor(private readonly merges: StudentMergeService) {}

  @Authorized('admin')
  @Query(() => StudentMergePreview, {
    description: 'Two students side by side, and where both have a seat. NOT_FOUND when one of them is gone.',
  })
  studentMergePreview(
    @Args(() => StudentMergePreviewArgs) { oneId, otherId }: StudentMergePreviewArgs,
  ): Promise<StudentMergePreview> {
    return this.merges.preview(oneId, otherId);
  }

  @Authorized('admin')
  @Query(() => [StudentMerge], {
    description: 'The last merge into this student, as long as it can be undone; else none.',
  })
  undoableMerges(
    @Ctx() ctx: RequestContext,
    @Arg('studentId', () => ID, { description: 'The student that was kept.' }) studentId: string,
  ): Promise<StudentMerge[]> {
    return this.merges.undoableInto(ctx, studentId);
  }

  @Authorized('admin')
  @Mutation(() => StudentMerge, {
    description:
      'Makes one student of two: the bookings of the one move to the other. Can be undone for 24 hours.',
  })
  mergeStudents(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MergeStudentsInput, { description: 'Which students, and what is kept of each.' })
    input: MergeStudentsInput,
  ): Promise<StudentMerge> {
    return this.merges.merge(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => StudentMerge, {
    description:
      'Makes two students of one again, as they were. CONFLICT when something has changed since, or after 24 hours.',
  })
  undoStudentMerge(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which merge.' }) { id }: RecordInput,
  ): Promise<StudentMerge> {
    return this.merges.undo(ctx, id);
  }
}
