import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { LongTextColumn, TextColumn } from '../../platform/database/columns.js';
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

/** Public properties of a class type that are displayed as stored. English texts are required. */
@ObjectType()
export abstract class CourseColumns {
  @Field(() => String, { description: 'Of the course, in English.' })
  @TextColumn(100)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the course, in Spanish; null when there is none and English stands in.',
  })
  @TextColumn(100, { nullable: true })
  nameEs!: string | null;

  @Field(() => String, { description: 'What is taught, in English; plain text.' })
  @LongTextColumn()
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is taught, in Spanish; null when there is none and English stands in.',
  })
  @LongTextColumn({ nullable: true })
  descriptionEs!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What to bring or have, in English; null when nothing.',
  })
  @LongTextColumn({ nullable: true })
  requirements!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in Spanish; null when there is none and English stands in.',
  })
  @LongTextColumn({ nullable: true })
  requirementsEs!: string | null;

  @Field(() => CategoryEnum, { description: 'What kind of course it is; guests filter the classes by it.' })
  @TextColumn(20)
  category!: Category;
}

/** Public properties of a class type, in the catalogue and in each of its classes, over both transports. */
@ObjectType()
export abstract class CourseFields extends CourseColumns {
  @Field(() => Float, { description: 'Hours in all, in steps of half an hour.' })
  durationHours!: number;
}
