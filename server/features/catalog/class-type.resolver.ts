import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/versioned-id.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { CreateClassTypeInput, UpdateClassTypeInput } from './class-type.input.js';
import type { ClassTypeService } from './class-type.service.js';
import { ClassType, ClassTypeConnection } from './class-type.type.js';

@Resolver()
export class ClassTypeResolver {
  constructor(private readonly service: ClassTypeService) {}

  @Authorized('admin')
  @Query(() => ClassTypeConnection, { description: 'The catalogue, also inactive types, by name.' })
  classTypes(@Args(() => PageArgs) page: PageArgs): Promise<Connection<ClassType>> {
    return this.service.page(page);
  }

  @Authorized('admin')
  @Mutation(() => ClassType, { description: 'Adds a course to the catalogue.' })
  createClassType(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateClassTypeInput, { description: 'The new course.' }) input: CreateClassTypeInput,
  ): Promise<ClassType> {
    return this.service.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => ClassType, { description: 'Replaces a course of the catalogue.' })
  updateClassType(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateClassTypeInput, { description: 'The course as it shall be.' })
    input: UpdateClassTypeInput,
  ): Promise<ClassType> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a course that no class refers to; else IN_USE.' })
  async deleteClassType(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which course.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }
}
