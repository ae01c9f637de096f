import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { FEDERAL_HOLIDAYS, type FederalHoliday } from '../schedule.constants.js';
import { ClassDay } from '../days/class-day.type.js';

const FederalHolidayEnum = enumOf(FEDERAL_HOLIDAYS);
registerEnumType(FederalHolidayEnum, {
  name: 'FederalHoliday',
  description: 'The holidays of 5 U.S.C. 6103.',
  valuesConfig: {
    newYear: { description: 'January 1.' },
    martinLutherKing: { description: 'The third Monday of January.' },
    washington: { description: 'The third Monday of February.' },
    memorial: { description: 'The last Monday of May.' },
    juneteenth: { description: 'June 19.' },
    independence: { description: 'July 4.' },
    labor: { description: 'The first Monday of September.' },
    columbus: { description: 'The second Monday of October.' },
    veterans: { description: 'November 11.' },
    thanksgiving: { description: 'The fourth Thursday of November.' },
    christmas: { description: 'December 25.' },
  },
});

@ObjectType({ description: 'A day on which federal offices are closed.' })
export class HolidayDate {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  date!: string;

  @Field(() => FederalHolidayEnum, { description: 'The holiday.' })
  holiday!: FederalHoliday;

  @Field(() => Boolean, { description: 'Whether it is the weekday on which a weekend holiday is observed.' })
  isObserved!: boolean;
}

@ObjectType({
  description: 'A class at the same time as a planned copy, at its venue or with its instructor.',
})
export class CopyClash {
  @Field(() => ID, { nullable: true, description: 'ID of the class; null if it is another copy.' })
  classInstanceId!: string | null;

  @Field(() => String, { description: 'English name of the class type.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name; null if none: display the English name.',
  })
  nameEs!: string | null;

  @Field(() => String, { description: 'YYYY-MM-DD: the first overlapping day.' })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The instructor of both, if that is the conflict; null if it is the venue.',
  })
  instructorName!: string | null;
}

@ObjectType({ description: 'A class that would be scheduled.' })
export class PlannedCopy {
  @Field(() => [ClassDay], { description: 'At least one, in date order.' })
  days!: ClassDay[];

  @Field(() => [CopyClash], { description: 'Conflicting classes, which do not prevent scheduling it.' })
  clashes!: CopyClash[];
}

@ObjectType({ description: 'A start that is skipped because of a holiday.' })
export class SkippedStart {
  @Field(() => String, { description: 'YYYY-MM-DD: the start date that was skipped.' })
  startDate!: string;

  @Field(() => [HolidayDate], { description: 'The holidays among its days.' })
  holidays!: HolidayDate[];
}

@ObjectType({ description: 'Preview of the copies of a class.' })
export class ClassCopyPlan {
  @Field(() => [PlannedCopy], {
    description:
      'In chronological order; fewer than requested if 26 starts in a row are skipped for holidays.',
  })
  copies!: PlannedCopy[];

  @Field(() => [SkippedStart], { description: 'The skipped starts.' })
  skipped!: SkippedStart[];

  @Field(() => [HolidayDate], { description: 'Holidays on which classes are held anyway.' })
  held!: HolidayDate[];
}
