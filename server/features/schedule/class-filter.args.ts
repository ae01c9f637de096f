import { ArgsType, Field, ID, Int, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { AtMost, OneOfWords, Optional } from '../../platform/validation/rules.js';
import { CalendarDate } from './calendar-date.rules.js';
import type { ClassFilter } from './class-list.query.js';
import {
  CLASS_PERIODS,
  INSTRUCTION_LANGUAGES,
  type ClassInstanceStatus,
  type ClassPeriod,
  type InstructionLanguage,
} from './schedule-words.js';
import { ClassInstanceStatusEnum, InstructionLanguageEnum } from './upcoming-class.type.js';

const ClassPeriodEnum = enumOf(CLASS_PERIODS);
registerEnumType(ClassPeriodEnum, {
  name: 'ClassPeriod',
  description: 'Classes that go on or are still to come, or classes whose last day is over.',
  valuesConfig: {
    current: { description: 'A day of the class is today, in Mountain time, or later.' },
    past: { description: 'The last day of the class was before today, in Mountain time.' },
  },
});

@ArgsType()
export class ClassArgs extends PageArgs implements ClassFilter {
  @Field(() => ClassPeriodEnum, {
    nullable: true,
    description: 'current: soonest first. past, or left out for every class: newest start first.',
  })
  period?: ClassPeriod;

  @Field(() => ClassInstanceStatusEnum, {
    nullable: true,
    description: 'Only classes the office gives this status.',
  })
  status?: ClassInstanceStatus;

  @Field(() => ID, { nullable: true, description: 'Only classes of this type.' })
  classTypeId?: string;

  @Field(() => Int, { nullable: true, description: 'Only classes with fewer seats taken than this.' })
  takenBelow?: number;

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

  @Field(() => String, {
    nullable: true,
    description: 'Only classes in this city, by its whole name; capitals do not matter.',
  })
  @Optional()
  @AtMost(100)
  city?: string;

  @Field(() => InstructionLanguageEnum, {
    nullable: true,
    description: 'Only classes taught in this language.',
  })
  @Optional()
  @OneOfWords(INSTRUCTION_LANGUAGES)
  language?: InstructionLanguage;
}
