import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { CATEGORIES, type Category } from './catalog-words.js';

export const CategoryEnum = enumOf(CATEGORIES);
registerEnumType(CategoryEnum, { name: 'Category', description: 'What kind of course it is.' });

@ObjectType({ description: 'A course of the catalogue, as the office sees it.' })
export class ClassType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => String)
  description!: string;

  @Field(() => String, { nullable: true })
  descriptionEs!: string | null;

  @Field(() => String, { nullable: true })
  requirements!: string | null;

  @Field(() => String, { nullable: true })
  requirementsEs!: string | null;

  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => Float, { description: 'In steps of half an hour.' })
  durationHours!: number;

  @Field(() => Int)
  priceCents!: number;

  @Field(() => Int)
  maxStudents!: number;

  @Field(() => Boolean, { description: 'Guests see only classes of active types.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Grows with every edit.' })
  version!: number;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;
}

export const ClassTypeConnection = ConnectionType(ClassType, 'ClassTypeConnection');
