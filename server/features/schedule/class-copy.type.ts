import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { FEDERAL_HOLIDAYS, type FederalHoliday } from './schedule.constants.js';
import { ClassDay } from './upcoming-class.type.js';

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

@ObjectType({ description: 'A day that federal offices are closed on.' })
export class HolidayDate {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  date!: string;

  @Field(() => FederalHolidayEnum, { description: 'Which holiday.' })
  holiday!: FederalHoliday;

  @Field(() => Boolean, { description: 'Whether it is the weekday beside a holiday on a weekend.' })
  isObserved!: boolean;
}

@ObjectType({ description: 'A class that would be at the same place at the same time as a copy.' })
export class CopyClash {
  @Field(() => ID, { nullable: true, description: 'Which class; null for another one of the copies.' })
  classInstanceId!: string | null;

  @Field(() => String, { description: 'The English name of its class type.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The Spanish name; null when there is none and English stands in.',
  })
  nameEs!: string | null;

  @Field(() => String, { description: 'YYYY-MM-DD: the first day on which they meet.' })
  date!: string;
}

@ObjectType({ description: 'A class as it would be scheduled.' })
export class PlannedCopy {
  @Field(() => [ClassDay], { description: 'One or more, in date order.' })
  days!: ClassDay[];

  @Field(() => [CopyClash], { description: 'What is in its way; it can be scheduled all the same.' })
  clashes!: CopyClash[];
}

@ObjectType({ description: 'A week that is left out for a holiday.' })
export class SkippedStart {
  @Field(() => String, { description: 'YYYY-MM-DD: where the class would have begun.' })
  startDate!: string;

  @Field(() => [HolidayDate], { description: 'The holidays among its days.' })
  holidays!: HolidayDate[];
}

@ObjectType({ description: 'What copying a class would make.' })
export class ClassCopyPlan {
  @Field(() => [PlannedCopy], {
    description:
      'In order of time; fewer than were asked for where holidays of half a year leave no room for one.',
  })
  copies!: PlannedCopy[];

  @Field(() => [SkippedStart], { description: 'The weeks that are left out.' })
  skipped!: SkippedStart[];

  @Field(() => [HolidayDate], { description: 'Holidays on which classes are held all the same.' })
  held!: HolidayDate[];
}
