import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import {
  REPORT_FREQUENCIES,
  REPORT_PERIODS,
  type ReportFrequency,
  type ReportPeriod,
} from './report-schedule.constants.js';

export const ReportFrequencyEnum = enumOf(REPORT_FREQUENCIES);
registerEnumType(ReportFrequencyEnum, {
  name: 'ReportFrequency',
  description: 'How often a report is mailed.',
  valuesConfig: {
    weekly: { description: 'On one day of each week.' },
    monthly: { description: 'On one day of each month.' },
  },
});

export const ReportPeriodEnum = enumOf(REPORT_PERIODS);
registerEnumType(ReportPeriodEnum, {
  name: 'ReportPeriod',
  description: 'Which days a mailed report is about.',
  valuesConfig: {
    asSaved: { description: 'Those that its form begins with.' },
    lastWeek: { description: 'Monday to Sunday of the week before.' },
    nextWeek: { description: 'Seven days, from the day it is mailed on.' },
    lastMonth: { description: 'The month before.' },
    lastYear: { description: 'The twelve months before this one.' },
  },
});

@ObjectType({ description: 'Somebody whom a report is mailed to.' })
export class ReportRecipient {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'Where the mail goes.' })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether the account is an admin’s that can be used; else nothing is mailed.',
  })
  isReached!: boolean;
}

@ObjectType({ description: 'When a report is mailed, and to whom.' })
export class ReportSchedule {
  @Field(() => ID, { description: 'Of the report.' })
  reportId!: string;

  @Field(() => ReportFrequencyEnum, { description: 'How often.' })
  frequency!: ReportFrequency;

  @Field(() => Int, { description: 'Of the week, 1 is Monday; of the month.' })
  day!: number;

  @Field(() => Int, { description: 'By the clock of the office, 0 to 23.' })
  hour!: number;

  @Field(() => ReportPeriodEnum, { description: 'Which days it is about.' })
  period!: ReportPeriod;

  @Field(() => Boolean, { description: 'Whether its file comes with the mail.' })
  attachesFile!: boolean;

  @Field(() => [ReportRecipient], { description: 'Whom it is mailed to.' })
  recipients!: ReportRecipient[];

  @Field(() => Date, { description: 'When it is mailed next.' })
  nextAt!: Date;

  @Field(() => Int, { description: 'Grows with every edit.' })
  version!: number;
}
