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
    description:
      'Two students side by side, and the classes in which both have a seat. NOT_FOUND if either does not exist.',
  })
  studentMergePreview(
    @Args(() => StudentMergePreviewArgs) { oneId, otherId }: StudentMergePreviewArgs,
  ): Promise<StudentMergePreview> {
    return this.merges.preview(oneId, otherId);
  }

  @Authorized('admin')
  @Query(() => [StudentMerge], {
    description: 'The latest merge into this student if it can still be undone; otherwise empty.',
  })
  undoableMerges(
    @Ctx() ctx: RequestContext,
    @Arg('studentId', () => ID, { description: 'ID of the student that was kept.' }) studentId: string,
  ): Promise<StudentMerge[]> {
    return this.merges.undoableInto(ctx, studentId);
  }

  @Authorized('admin')
  @Mutation(() => StudentMerge, {
    description: 'Merges two students: the bookings of one move to the other. Can be undone for 24 hours.',
  })
  mergeStudents(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MergeStudentsInput, { description: 'The students, and what to keep of each.' })
    input: MergeStudentsInput,
  ): Promise<StudentMerge> {
    return this.merges.merge(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => StudentMerge, {
    description:
      'Undoes a merge and restores both students. CONFLICT after 24 hours, or if something has changed since.',
  })
  undoStudentMerge(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the merge.' }) { id }: RecordInput,
  ): Promise<StudentMerge> {
    return this.merges.undo(ctx, id);
  }
}
