import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import type { StudentHistoryService } from './student-history.service.js';
import { StudentEvent } from './student-history.type.js';

@Resolver()
export class StudentHistoryResolver {
  constructor(private readonly history: StudentHistoryService) {}

  @Authorized('admin')
  @Query(() => [StudentEvent], {
    description:
      'What happened to a student, the oldest first, with the messages to them as long as they are kept: those of the newest 100 bookings. NOT_FOUND when there is none.',
  })
  studentHistory(
    @Arg('id', () => ID, { description: 'Which student, by its id.' }) id: string,
  ): Promise<StudentEvent[]> {
    return this.history.of(id);
  }
}
