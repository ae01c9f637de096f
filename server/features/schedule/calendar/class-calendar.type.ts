import { Field, ObjectType } from 'type-graphql';
import { ClassInstance } from '../classes/class-instance.type.js';

@ObjectType({ description: 'The classes that have a day in a period, with all their days.' })
export class ClassCalendar {
  @Field(() => [ClassInstance], { description: 'By first start, earliest first; at most 1,000.' })
  classes!: ClassInstance[];

  @Field(() => Boolean, { description: 'Whether the list is complete.' })
  isComplete!: boolean;
}

@ObjectType({ description: 'Filter values for the schedule.' })
export class ScheduleChoices {
  @Field(() => [String], { description: 'Cities of classes in the last year and future, by name.' })
  cities!: string[];

  @Field(() => [String], { description: 'Instructors of those classes, by name.' })
  instructorNames!: string[];
}
