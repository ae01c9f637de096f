import { Field, ObjectType } from 'type-graphql';

/** The fields of a class that all lists of the office contain. */
@ObjectType()
export abstract class ClassOverview {
  @Field(() => String, { description: 'The English name of its class type.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The Spanish name; null when there is none and English stands in.',
  })
  nameEs!: string | null;

  @Field(() => Date, { description: "The first day's start." })
  startsAt!: Date;

  @Field(() => String, { description: 'IANA zone of the venue: America/Denver' })
  timeZone!: string;
}
