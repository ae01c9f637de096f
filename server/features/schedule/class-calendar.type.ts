import { Field, ObjectType } from 'type-graphql';
import { ClassInstance } from './class-instance.type.js';

@ObjectType({ description: 'The classes that have a day in a period, with all of their days.' })
export class ClassCalendar {
  @Field(() => [ClassInstance], { description: 'Soonest first start first; 1,000 at most.' })
  classes!: ClassInstance[];

  @Field(() => Boolean, { description: 'Whether these are all.' })
  isComplete!: boolean;
}

@ObjectType({ description: 'What the office can choose from to narrow its schedule.' })
export class ScheduleChoices {
  @Field(() => [String], { description: 'Cities of the classes of the last year and to come, by name.' })
  cities!: string[];

  @Field(() => [String], { description: 'Who teaches those classes, by name.' })
  instructorNames!: string[];
}
