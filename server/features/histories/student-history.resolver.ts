import { Arg, Authorized, ID, Query, Resolver } from 'type-graphql';
import type { StudentHistoryService } from './student-history.service.js';
import { StudentEvent } from './student-history.type.js';

@Resolver()
export class StudentHistoryResolver {
  constructor(private readonly history: StudentHistoryService) {}

  @Authorized('admin')
  @Query(() => [StudentEvent], {
    description:
      'The history of a student, oldest first, including stored messages about the newest 100 bookings. NOT_FOUND if it does not exist.',
  })
  studentHistory(
    @Arg('id', () => ID, { description: 'ID of the student.' }) id: string,
  ): Promise<StudentEvent[]> {
    return this.history.of(id);
  }
}
