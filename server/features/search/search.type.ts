import { Field, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { ClassInstance } from '../schedule/class-instance.type.js';
import { Student } from '../students/student.type.js';
import { MAX_FOUND } from './search.constants.js';

@ObjectType({ description: 'Results of a search; all words must match.' })
export class SearchResults {
  @Field(() => [ClassInstance], {
    description:
      'Matches by class type in either language, city, venue, instructor or date; upcoming classes first, then the most recent.',
  })
  @Shape({ maxItems: MAX_FOUND })
  classes!: ClassInstance[];

  @Field(() => [Student], { description: 'Matches by name, email or phone, newest first.' })
  @Shape({ maxItems: MAX_FOUND })
  students!: Student[];

  @Field(() => [Booking], {
    description:
      'Matches by confirmation number, name, email, company or phone; matching numbers first, then newest first.',
  })
  @Shape({ maxItems: MAX_FOUND })
  bookings!: Booking[];
}
