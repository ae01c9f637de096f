import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import {
  REPORT_FREQUENCIES,
  REPORT_PERIODS,
  type ReportFrequency,
  type ReportPeriod,
} from './report-schedule.constants.js';

export const ReportFrequencyEnum = enumOf(REPORT_FREQUENCIES);
registerEnumType(ReportFrequencyEnum, {
  name: 'ReportFrequency',
  description: 'How often a report is emailed.',
  valuesConfig: {
    weekly: { description: 'On one day of each week.' },
    monthly: { description: 'On one day of each month.' },
  },
});

export const ReportPeriodEnum = enumOf(REPORT_PERIODS);
registerEnumType(ReportPeriodEnum, {
  name: 'ReportPeriod',
  description: 'The period that an emailed report covers.',
  valuesConfig: {
    asSaved: { description: 'The default values of the report.' },
    lastWeek: { description: 'Monday to Sunday of the previous week.' },
    nextWeek: { description: 'Seven days, starting on the day it is emailed.' },
    lastMonth: { description: 'The previous month.' },
    lastYear: { description: 'The previous twelve months.' },
  },
});

@ObjectType({ description: 'A recipient of a scheduled report.' })
export class ReportRecipient {
  @Field(() => ID, { description: 'ID of the account.' })
  id!: string;

  @Field(() => String, { description: "The recipient's address." })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether the account is an active admin; otherwise nothing is sent.',
  })
  isReached!: boolean;
}

@ObjectType({ description: 'When a report is emailed, and to whom.' })
export class ReportSchedule {
  @Field(() => ID, { description: 'ID of the report.' })
  reportId!: string;

  @Field(() => ReportFrequencyEnum, { description: 'How often.' })
  frequency!: ReportFrequency;

  @Field(() => Int, { description: 'Weekly: day of the week, 1 for Monday. Monthly: day of the month.' })
  day!: number;

  @Field(() => Int, { description: "Hour in the office's time zone, 0 to 23." })
  hour!: number;

  @Field(() => ReportPeriodEnum, { description: 'The period it covers.' })
  period!: ReportPeriod;

  @Field(() => Boolean, { description: 'Whether the CSV file is attached.' })
  attachesFile!: boolean;

  @Field(() => [ReportRecipient], { description: 'Its recipients.' })
  recipients!: ReportRecipient[];

  @Field(() => Date, { description: 'When it is emailed next.' })
  nextAt!: Date;

  @Field(() => Int, { description: 'Increases with each edit.' })
  version!: number;
}
