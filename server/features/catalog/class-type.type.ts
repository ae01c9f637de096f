import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { CATEGORIES, type Category } from './catalog.constants.js';

export const CategoryEnum = enumOf(CATEGORIES);
registerEnumType(CategoryEnum, {
  name: 'Category',
  description: 'What kind of course it is.',
  valuesConfig: {
    safety: { description: 'Safe work in general: first aid, fall protection.' },
    certification: { description: 'Training that ends with a certificate.' },
    equipment: { description: 'Operating a machine: forklift, aerial lift.' },
    compliance: { description: 'Training that a rule or an employer asks for.' },
  },
});

@ObjectType({ description: 'A course of the catalogue, as the office sees it.' })
export class ClassType {
  @Field(() => ID, { description: 'What `classTypeId` refers to.' })
  id!: string;

  @Field(() => String, { description: 'In English.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'In Spanish; null when there is none and guests read the English one.',
  })
  nameEs!: string | null;

  @Field(() => String, { description: 'What is taught, in English; plain text.' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is taught, in Spanish; null when there is none and guests read the English one.',
  })
  descriptionEs!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What an attendee must bring or have, in English; null when nothing.',
  })
  requirements!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in Spanish; null when there is none and guests read the English one.',
  })
  requirementsEs!: string | null;

  @Field(() => CategoryEnum, { description: 'What guests filter the classes by.' })
  category!: Category;

  @Field(() => Float, { description: 'Hours in all, in steps of half an hour.' })
  durationHours!: number;

  @Field(() => Int, {
    description: 'US cents for a seat: what a new class begins with. Each class has its own.',
  })
  priceCents!: number;

  @Field(() => Int, { description: 'Seats a new class begins with. Each class has its own number.' })
  maxStudents!: number;

  @Field(() => Boolean, { description: 'Guests see only classes of active types.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  version!: number;

  @Field(() => Date, { description: 'When it was added to the catalogue.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const ClassTypeConnection = ConnectionType(ClassType, 'ClassTypeConnection');
