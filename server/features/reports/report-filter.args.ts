import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { Optional } from '../../platform/validation/rules.js';
import { CalendarDate } from '../schedule/calendar-date.rules.js';
import type { InstructionLanguage } from '../schedule/schedule-words.js';
import { InstructionLanguageEnum } from '../schedule/upcoming-class.type.js';
import type { ClassScope } from '../schedule/class-scope.query.js';
import { TOTALS_GROUPS, type TotalsGroup } from './report-words.js';

const TotalsGroupEnum = enumOf(TOTALS_GROUPS);
registerEnumType(TotalsGroupEnum, {
  name: 'TotalsGroup',
  description: 'What totals are broken down by.',
  valuesConfig: {
    month: { description: 'Month of the first day at the venue, soonest first.' },
    classType: { description: 'Type of class, most seats taken first.' },
    language: { description: 'Language of instruction, most seats taken first.' },
    city: { description: 'City and state of the venue, most seats taken first.' },
    company: {
      description: 'Company of the attendee, most seats taken first. It offers no seats, so those are null.',
    },
  },
});

@ArgsType()
export class TotalsArgs implements ClassScope {
  @Field(() => TotalsGroupEnum, { description: 'What one line of the answer stands for.' })
  by!: TotalsGroup;

  @Field(() => String, {
    nullable: true,
    description: 'Only classes that begin on this date at the venue or later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  from?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only classes that begin on this date at the venue or earlier: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  to?: string;

  @Field(() => ID, { nullable: true, description: 'Only classes of this type.' })
  classTypeId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only classes in this city, by its whole name; capitals do not matter.',
  })
  city?: string;

  @Field(() => InstructionLanguageEnum, {
    nullable: true,
    description: 'Only classes taught in this language.',
  })
  language?: InstructionLanguage;
}
