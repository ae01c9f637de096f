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

/** A class with the name and city of its venue. */
@ObjectType()
export abstract class LocatedClassOverview extends ClassOverview {
  @Field(() => String, { description: 'Name of the venue.' })
  locationName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name of the venue; null if none, or if the class uses another name for it.',
  })
  locationNameEs!: string | null;

  @Field(() => String, { description: 'City of the venue.' })
  city!: string;
}
