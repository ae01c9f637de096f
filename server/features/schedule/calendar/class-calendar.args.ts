import { ArgsType, Field } from 'type-graphql';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost, OneOfWords, Optional, Required } from '../../../platform/validation/rules.js';
import { CalendarDate, NO_DATE } from '../days/calendar-date.rules.js';
import { ClassChoiceArgs } from '../classes/class-scope.type.js';
import type { CalendarFilter } from '../classes/class-list.query.js';
import { CLASS_INSTANCE_STATUSES, type ClassInstanceStatus } from '../schedule.constants.js';
import { ClassInstanceStatusEnum } from '../classes/class-instance-status.type.js';

@ArgsType()
export class ClassCalendarArgs extends ClassChoiceArgs implements CalendarFilter {
  @Field(() => String, { description: 'First date of the period: YYYY-MM-DD' })
  @Required(NO_DATE)
  @CalendarDate()
  firstDate!: string;

  @Field(() => String, {
    description: 'Last date of the period, at most 41 days after the first: YYYY-MM-DD',
  })
  @Required(NO_DATE)
  @CalendarDate()
  lastDate!: string;

  @Field(() => ClassInstanceStatusEnum, {
    nullable: true,
    description: 'Only classes with this status.',
  })
  @Optional()
  @OneOfWords(CLASS_INSTANCE_STATUSES)
  status?: ClassInstanceStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Only classes of this instructor; full name, ignoring case.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  instructorName?: string;
}
