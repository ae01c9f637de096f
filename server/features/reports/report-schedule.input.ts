import { Field, ID, InputType, Int } from 'type-graphql';
import {
  AtMost,
  AtMostItems,
  OneOfWords,
  Optional,
  Required,
  SatisfiesWithin,
  Whole,
} from '../../platform/validation/rules.js';
import {
  MAX_REPORT_RECIPIENTS,
  REPORT_FREQUENCIES,
  REPORT_PERIODS,
  type ReportFrequency,
  type ReportPeriod,
} from './report-schedule.constants.js';
import { ReportFrequencyEnum, ReportPeriodEnum } from './report-schedule.type.js';

@InputType({ description: 'When a report of one’s own is mailed, and to whom.' })
export class SetReportScheduleInput {
  @Field(() => ID, { description: 'Which report.' })
  @Required({ en: 'Id required', es: 'Falta el identificador' })
  @AtMost(36)
  reportId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was seen, null where there was none; another one is a CONFLICT.',
  })
  @Optional()
  version?: number | null;

  @Field(() => ReportFrequencyEnum, { description: 'How often.' })
  @OneOfWords(REPORT_FREQUENCIES)
  frequency!: ReportFrequency;

  @Field(() => Int, {
    description: 'Of the week, 1 is Monday; of the month, where a later day than its last is the last.',
  })
  @Whole({ en: 'Choose a day', es: 'Elija un día' }, { min: 1, max: 31 })
  @SatisfiesWithin(
    () => SetReportScheduleInput,
    'dayOfWeek',
    (value, { frequency }) => frequency !== 'weekly' || Number(value) <= 7,
    { en: 'Choose a day of the week', es: 'Elija un día de la semana' },
  )
  day!: number;

  @Field(() => Int, { description: 'By the clock of the office, 0 to 23.' })
  @Whole({ en: 'Choose an hour', es: 'Elija una hora' }, { min: 0, max: 23 })
  hour!: number;

  @Field(() => ReportPeriodEnum, { description: 'Which days it is about, where it asks for days.' })
  @OneOfWords(REPORT_PERIODS)
  period!: ReportPeriod;

  @Field(() => Boolean, {
    description: 'Whether its file comes with the mail; else a link that needs a log-in.',
  })
  attachesFile!: boolean;

  @Field(() => [ID], { description: 'Accounts of admins, 20 at most.' })
  @AtMostItems(MAX_REPORT_RECIPIENTS, { en: 'At most {most} people', es: 'Máximo {most} personas' })
  recipientIds!: string[];
}
