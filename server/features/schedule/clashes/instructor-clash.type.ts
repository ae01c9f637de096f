import { Field, ObjectType } from 'type-graphql';
import { ClassInstance } from '../classes/class-instance.type.js';

@ObjectType({ description: 'A class that the instructor of a planned class teaches at the same time.' })
export class InstructorClash {
  @Field(() => ClassInstance, { description: 'The other class.' })
  classInstance!: ClassInstance;

  @Field(() => String, { description: 'YYYY-MM-DD: the first overlapping day of the planned class.' })
  date!: string;
}
