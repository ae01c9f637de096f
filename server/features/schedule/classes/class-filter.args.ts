import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost, Optional } from '../../../platform/validation/rules.js';
import type { ClassFilter } from './class-list.query.js';
import { ClassScopeArgs } from './class-scope.type.js';
import { CLASS_PERIODS, type ClassInstanceStatus, type ClassPeriod } from '../schedule.constants.js';
import { ClassInstanceStatusEnum } from './class-instance-status.type.js';

const ClassPeriodEnum = enumOf(CLASS_PERIODS);
registerEnumType(ClassPeriodEnum, {
  name: 'ClassPeriod',
  description: 'Current and future classes, only future ones, or past classes.',
  valuesConfig: {
    current: { description: 'At least one day of the class is today or later, in Mountain time.' },
    past: { description: 'The last day of the class was before today, in Mountain time.' },
    notBegun: { description: 'The first day of the class has not begun.' },
  },
});

@ArgsType()
export class ClassFilterArgs extends ClassScopeArgs implements ClassFilter {
  @Field(() => ClassPeriodEnum, {
    nullable: true,
    description: 'current or notBegun: earliest first. past, or omitted for all classes: latest first.',
  })
  period?: ClassPeriod;

  @Field(() => ClassInstanceStatusEnum, {
    nullable: true,
    description: 'Only classes with this status.',
  })
  status?: ClassInstanceStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Only classes of this instructor; full name, ignoring case.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  instructorName?: string;

  @Field(() => Int, { nullable: true, description: 'Only classes with fewer taken seats than this.' })
  takenBelow?: number;
}
