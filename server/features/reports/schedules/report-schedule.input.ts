import { Field, ID, InputType, Int } from 'type-graphql';
import { RequiredId } from '../../../platform/graphql/id-field.js';
import {
  AtMostItems,
  OneOfWords,
  Optional,
  SatisfiesWithin,
  Whole,
} from '../../../platform/validation/rules.js';
import {
  MAX_REPORT_RECIPIENTS,
  REPORT_FREQUENCIES,
  REPORT_PERIODS,
  type ReportFrequency,
  type ReportPeriod,
} from './report-schedule.constants.js';
import { ReportFrequencyEnum, ReportPeriodEnum } from './report-schedule.type.js';

@InputType({ description: 'When one of your reports is emailed, and to whom.' })
export class SetReportScheduleInput {
  @RequiredId('ID of the report.')
  reportId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version you read; null if there was no schedule. CONFLICT if outdated.',
  })
  @Optional()
  version?: number | null;

  @Field(() => ReportFrequencyEnum, { description: 'How often.' })
  @OneOfWords(REPORT_FREQUENCIES)
  frequency!: ReportFrequency;

  @Field(() => Int, {
    description:
      'Weekly: day of the week, 1 for Monday. Monthly: day of the month; the last day if the month is shorter.',
  })
  @Whole({ en: 'Choose a day', es: 'Elija un día' }, { min: 1, max: 31 })
  @SatisfiesWithin(
    () => SetReportScheduleInput,
    'dayOfWeek',
    (value, { frequency }) => frequency !== 'weekly' || Number(value) <= 7,
    { en: 'Choose a day of the week', es: 'Elija un día de la semana' },
  )
  day!: number;

  @Field(() => Int, { description: "Hour in the office's time zone, 0 to 23." })
  @Whole({ en: 'Choose an hour', es: 'Elija una hora' }, { min: 0, max: 23 })
  hour!: number;

  @Field(() => ReportPeriodEnum, { description: 'The period it covers, if the report has date variables.' })
  @OneOfWords(REPORT_PERIODS)
  period!: ReportPeriod;

  @Field(() => Boolean, {
    description: 'Whether to attach the CSV file; otherwise the email has a link that requires a log-in.',
  })
  attachesFile!: boolean;

  @Field(() => [ID], { description: 'IDs of admin accounts, at most 20.' })
  @AtMostItems(MAX_REPORT_RECIPIENTS, { en: 'At most {most} people', es: 'Máximo {most} personas' })
  recipientIds!: string[];
}
