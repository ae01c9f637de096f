import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { Shape } from '../../platform/validation/shape.js';
import { CourseFields } from './course.type.js';

@ObjectType({ description: 'A course of the catalogue, as the office sees it.' })
export class ClassType extends CourseFields {
  @Field(() => ID, { description: 'What `classTypeId` refers to.' })
  id!: string;

  @Field(() => Int, {
    description: 'US cents for a seat: what a new class begins with. Each class has its own.',
  })
  priceCents!: number;

  @Field(() => Int, { description: 'Seats a new class begins with. Each class has its own number.' })
  maxStudents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'People a class needs to take place; the office is told while there are fewer. Null: none.',
  })
  minStudents!: number | null;

  @Field(() => Boolean, { description: 'Guests see only classes of active types.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When it was added to the catalogue.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const ClassTypeConnection = ConnectionType(ClassType, 'ClassTypeConnection');
