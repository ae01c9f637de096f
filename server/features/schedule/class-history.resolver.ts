import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import type { ClassHistoryService } from './class-history.service.js';
import { ClassEvent } from './class-history.type.js';

@Resolver()
export class ClassHistoryResolver {
  constructor(private readonly history: ClassHistoryService) {}

  @Authorized('admin')
  @Query(() => [ClassEvent], {
    description: 'What happened to a class, the oldest first. NOT_FOUND when there is none.',
  })
  classHistory(
    @Arg('id', () => ID, { description: 'Which class, by its id.' }) id: string,
  ): Promise<ClassEvent[]> {
    return this.history.of(id);
  }
}
