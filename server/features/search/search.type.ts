import { Field, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { ContactMessage } from '../contact/contact-message.type.js';
import { ClassInstance } from '../schedule/classes/class-instance.type.js';
import { Student } from '../students/student.type.js';
import { FoundCrew, FoundWaitingPerson } from './found-contact.type.js';
import { MAX_FOUND } from './search.constants.js';

@ObjectType({ description: 'Results of a search; all words must match.' })
export class SearchResults {
  @Field(() => [ClassInstance], {
    description:
      'Matches by class type in either language, city, venue, instructor, date, month or weekday; upcoming classes first, then the most recent.',
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

  @Field(() => [FoundWaitingPerson], {
    description: 'Entries of waiting lists: matches by name, email or phone, newest first.',
  })
  @Shape({ maxItems: MAX_FOUND })
  waitingPeople!: FoundWaitingPerson[];

  @Field(() => [FoundCrew], {
    description: "Matches by the contact's name, email, phone, company or purchase order, newest first.",
  })
  @Shape({ maxItems: MAX_FOUND })
  crews!: FoundCrew[];

  @Field(() => [ContactMessage], {
    description: "Matches by the sender's name, email or phone, newest first.",
  })
  @Shape({ maxItems: MAX_FOUND })
  contactMessages!: ContactMessage[];
}
