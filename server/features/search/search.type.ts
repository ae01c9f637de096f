import { Field, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { ClassInstance } from '../schedule/class-instance.type.js';
import { Student } from '../students/student.type.js';
import { MAX_FOUND } from './search.constants.js';

@ObjectType({ description: 'What a search of everything has found; more words find fewer.' })
export class SearchResults {
  @Field(() => [ClassInstance], {
    description:
      'By the class type in either language, city, place, instructor or date: the next first, then the latest.',
  })
  @Shape({ maxItems: MAX_FOUND })
  classes!: ClassInstance[];

  @Field(() => [Student], { description: 'By name, email or phone, the newest first.' })
  @Shape({ maxItems: MAX_FOUND })
  students!: Student[];

  @Field(() => [Booking], {
    description:
      'By confirmation number, name, email, company or phone: those with that number first, then the newest.',
  })
  @Shape({ maxItems: MAX_FOUND })
  bookings!: Booking[];
}
