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
    description: 'Students, by default sorted by name.',
  })
  students(
    @Args(() => StudentArgs) { sort, direction, first, after, before, ...filter }: StudentArgs,
  ): Promise<Connection<Student>> {
    return this.service.page(filter, { sort, direction }, { first, after, before });
  }

  @Authorized('admin')
  @Query(() => Student, {
    description:
      'One student; the ID of a merged student returns the one it was merged into. NOT_FOUND if it does not exist.',
  })
  student(
    @Arg('id', () => ID, { description: 'ID of the student; deleted students are not found.' })
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
  @Mutation(() => Student, { description: 'Replaces a student; bookings keep their own copy of the data.' })
  updateStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateStudentInput, { description: 'The new state of the student.' })
    input: UpdateStudentInput,
  ): Promise<Student> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Removes a student from lists and search; bookings stay.' })
  async deleteStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the student.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }

  @Authorized('admin')
  @Mutation(() => Student, { description: 'Restores a deleted student.' })
  restoreStudent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the deleted student.' }) { id }: RecordInput,
  ): Promise<Student> {
    return this.service.restore(ctx, id);
  }
}
