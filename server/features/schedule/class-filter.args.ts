import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, Optional } from '../../platform/validation/rules.js';
import type { ClassFilter } from './class-list.query.js';
import { ClassScopeArgs } from './class-scope.type.js';
import { CLASS_PERIODS, type ClassInstanceStatus, type ClassPeriod } from './schedule.constants.js';
import { ClassInstanceStatusEnum } from './upcoming-class.type.js';

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
export class ClassFilterArgs extends ClassScopeArgs implements ClassFilter {
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

  @Field(() => String, {
    nullable: true,
    description: 'Only classes of this instructor, by the whole name; capitals do not matter.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  instructorName?: string;

  @Field(() => Int, { nullable: true, description: 'Only classes with fewer seats taken than this.' })
  takenBelow?: number;
}
