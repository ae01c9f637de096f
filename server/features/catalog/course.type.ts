import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IntegerColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { CATEGORIES, type Category } from './catalog.constants.js';

export const CategoryEnum = enumOf(CATEGORIES);
registerEnumType(CategoryEnum, {
  name: 'Category',
  description: 'Category of a class type.',
  valuesConfig: {
    safety: { description: 'General safety: first aid, fall protection.' },
    certification: { description: 'Training that leads to a certificate.' },
    equipment: { description: 'Operating equipment: forklift, aerial lift.' },
    compliance: { description: 'Training required by regulations or employers.' },
  },
});

/** Public properties of a class type that are displayed as stored. English texts are required. */
@ObjectType()
export abstract class CourseColumns {
  @Field(() => String, { description: 'English name.' })
  @TextColumn(100)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name; null if none: display the English name.',
  })
  @TextColumn(100, { nullable: true })
  nameEs!: string | null;

  @Field(() => String, { description: 'Course content in English; plain text.' })
  @LongTextColumn()
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Course content in Spanish; null if none: display the English text.',
  })
  @LongTextColumn({ nullable: true })
  descriptionEs!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What attendees must bring or have, in English; null if nothing.',
  })
  @LongTextColumn({ nullable: true })
  requirements!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in Spanish; null if none: display the English text.',
  })
  @LongTextColumn({ nullable: true })
  requirementsEs!: string | null;

  @Field(() => CategoryEnum, { description: 'Category; guests can filter classes by it.' })
  @TextColumn(20)
  category!: Category;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many months a certificate is valid from the last day of the class; null if it does not expire.',
  })
  @IntegerColumn({ nullable: true })
  certificateMonths!: number | null;
}

/** Public properties of a class type, in the catalogue and in each of its classes, over both transports. */
@ObjectType()
export abstract class CourseFields extends CourseColumns {
  @Field(() => Float, { description: 'Total hours, in steps of half an hour.' })
  durationHours!: number;
}
