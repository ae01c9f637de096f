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
  @Query(() => ClassTypeConnection, { description: 'The catalogue by name, including inactive class types.' })
  classTypes(@Args(() => PageArgs) page: PageArgs): Promise<Connection<ClassType>> {
    return this.service.page(page);
  }

  @Authorized('admin')
  @Mutation(() => ClassType, { description: 'Adds a class type to the catalogue.' })
  createClassType(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateClassTypeInput, { description: 'The new class type.' })
    input: CreateClassTypeInput,
  ): Promise<ClassType> {
    return this.service.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => ClassType, { description: 'Replaces a class type.' })
  updateClassType(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateClassTypeInput, { description: 'The new state of the class type.' })
    input: UpdateClassTypeInput,
  ): Promise<ClassType> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a class type without classes; otherwise IN_USE.' })
  async deleteClassType(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the class type.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }
}
