import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { VersionField } from '../../platform/graphql/versioned-id.js';
import { CourseFields } from './course.type.js';

/** Also part of each class over REST. */
@ObjectType()
export abstract class OfferedCourse extends CourseFields {
  @Field(() => Int, {
    description: 'Default price of a seat for new classes, in US cents; each class has its own.',
  })
  priceCents!: number;

  @Field(() => Int, { description: 'Default number of seats for new classes; each class has its own.' })
  maxStudents!: number;

  @Field(() => Boolean, { description: 'Guests see only classes of active class types.' })
  isActive!: boolean;
}

@ObjectType({ description: 'A class type of the catalogue (office view).' })
export class ClassType extends OfferedCourse {
  @Field(() => ID, { description: 'ID for `classTypeId`.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minimum number of people for a class to take place; the office is alerted below it. Null if none.',
  })
  minStudents!: number | null;

  @VersionField()
  version!: number;

  @Field(() => Date, { description: 'When it was added to the catalogue.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const ClassTypeConnection = ConnectionType(ClassType, 'ClassTypeConnection');
