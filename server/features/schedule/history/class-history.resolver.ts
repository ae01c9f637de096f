import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import type { ClassHistoryService } from './class-history.service.js';
import { ClassEvent } from './class-history.type.js';

@Resolver()
export class ClassHistoryResolver {
  constructor(private readonly history: ClassHistoryService) {}

  @Authorized('admin')
  @Query(() => [ClassEvent], {
    description: 'The history of a class, oldest first. NOT_FOUND if it does not exist.',
  })
  classHistory(@Arg('id', () => ID, { description: 'ID of the class.' }) id: string): Promise<ClassEvent[]> {
    return this.history.of(id);
  }
}
