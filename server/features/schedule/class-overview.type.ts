import { Field, ObjectType } from 'type-graphql';

/** The fields of a class that all lists of the office contain. */
@ObjectType()
export abstract class ClassOverview {
  @Field(() => String, { description: 'English name of the class type.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name; null if none: display the English name.',
  })
  nameEs!: string | null;

  @Field(() => Date, { description: 'Start of the first day.' })
  startsAt!: Date;

  @Field(() => String, { description: 'IANA zone of the venue: America/Denver' })
  timeZone!: string;
}
