import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/versioned-id.js';
import { CreateStudentInput, UpdateStudentInput } from './student.input.js';
import { StudentArgs } from './student-list.args.js';
import type { StudentService } from './student.service.js';
import { Student, StudentConnection } from './student.type.js';

@Resolver()
export class StudentResolver {
  constructor(private readonly service: StudentService) {}

  @Authorized('admin')
  @Query(() => StudentConnection, {
    description: 'The people the office knows, by name unless another order is asked for.',
  })
  students(
    @Args(() => StudentArgs) { sort, direction, first, after, before, ...filter }: StudentArgs,
  ): Promise<Connection<Student>> {
    return this.service.page(filter, { sort, direction }, { first, after, before });
  }

  @Authorized('admin')
  @Query(() => Student, {
    description:
      'One student; one that was merged leads to whom it was merged into. NOT_FOUND when there is none.',
  })
  student(
    @Arg('id', () => ID, { description: 'Which student, by its id; one that was deleted is not found.' })
    id: string,
  ): Promise<Student> {
    return this.service.get(id);
  }

  @Authorized('admin')
  @Mutation(() => Student, { description: 'Adds a student.' })
  createStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateStudentInput, { description: 'The new student.' }) input: CreateStudentInput,
  ): Promise<Student> {
    return this.service.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Student, { description: 'Replaces a student; bookings keep their own copy.' })
  updateStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateStudentInput, { description: 'The student as it shall be.' })
    input: UpdateStudentInput,
  ): Promise<Student> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'The student leaves lists and search; bookings stay.' })
  async deleteStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which student.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }

  @Authorized('admin')
  @Mutation(() => Student, { description: 'Takes a deletion back.' })
  restoreStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which deleted student.' }) { id }: RecordInput,
  ): Promise<Student> {
    return this.service.restore(ctx, id);
  }
}
