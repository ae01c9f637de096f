import { Field, ObjectType } from 'type-graphql';
import { BookedClass } from '../bookings/booking.type.js';
import { OfficeCrew } from '../crews/crew.type.js';
import { OfficeWaitingPerson } from '../waiting/waiting-person.type.js';

@ObjectType({ description: 'A person on a waiting list, found by a search.' })
export class FoundWaitingPerson extends OfficeWaitingPerson {
  @Field(() => BookedClass, { description: 'The class of the waiting list.' })
  classInstance!: BookedClass;

  @Field(() => Boolean, { description: 'If their offer has passed, whether they declined it.' })
  hasDeclined!: boolean;

  @Field(() => Boolean, { description: 'If their offer has passed, whether the office withdrew it.' })
  isWithdrawn!: boolean;
}

@ObjectType({ description: 'A crew, found by a search.' })
export class FoundCrew extends OfficeCrew {
  @Field(() => BookedClass, { description: 'The class of the seats.' })
  classInstance!: BookedClass;
}
