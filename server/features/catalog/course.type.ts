import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
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

/** What everybody may read of a course, in the catalogue and with each of its classes, over both transports. */
@ObjectType({ description: 'What everybody may read of a course.' })
export abstract class CourseFields {
  @Field(() => String, { description: 'Of the course, in English.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the course, in Spanish; null when there is none and English stands in.',
  })
  nameEs!: string | null;

  @Field(() => String, { description: 'What is taught, in English; plain text.' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is taught, in Spanish; null when there is none and English stands in.',
  })
  descriptionEs!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What to bring or have, in English; null when nothing.',
  })
  requirements!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in Spanish; null when there is none and English stands in.',
  })
  requirementsEs!: string | null;

  @Field(() => CategoryEnum, { description: 'What kind of course it is; guests filter the classes by it.' })
  category!: Category;

  @Field(() => Float, { description: 'Hours in all, in steps of half an hour.' })
  durationHours!: number;
}
