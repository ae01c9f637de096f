import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import {
  SORT_DIRECTIONS,
  SortDirectionEnum,
  TwoWayPageArgs,
  type SortDirection,
} from '../../platform/graphql/page-args.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, OneOfWords, Optional } from '../../platform/validation/rules.js';
import { CalendarDate } from '../schedule/calendar-date.rules.js';
import type { StudentFilter, StudentOrder } from './student-list.query.js';
import { STUDENT_SORTS, type StudentSort } from './student.constants.js';

const StudentSortEnum = enumOf(STUDENT_SORTS);
registerEnumType(StudentSortEnum, {
  name: 'StudentSort',
  description: 'What a list of students is sorted by; a name is the last name first.',
  valuesConfig: {
    name: { description: 'Last name, then first name; accents and capitals make no difference.' },
    email: { description: 'The email address.' },
  },
});

@ArgsType()
export class StudentArgs extends TwoWayPageArgs implements StudentFilter, StudentOrder {
  @Field(() => String, {
    nullable: true,
    description: 'Only students where every word occurs in name or email; accents do not matter.',
  })
  @Optional()
  @AtMost(200)
  search?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Only students of companies in whose name every word occurs; accents and capitals do not matter.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  companyName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only students of this company, by its whole name; capitals do not matter.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  company?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only students with a seat, now or once, in a class of this type. A cancelled booking is none.',
  })
  @Optional()
  @AtMost(36)
  classTypeId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only students with a seat in a class that begins on this date or later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  classFrom?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only students with a seat in a class that begins on this date or earlier: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  classTo?: string;

  @Field(() => StudentSortEnum, { defaultValue: 'name', description: 'What decides the order.' })
  @OneOfWords(STUDENT_SORTS)
  sort: StudentSort = 'name';

  @Field(() => SortDirectionEnum, {
    defaultValue: 'ascending',
    description: 'Which end of the order comes first.',
  })
  @OneOfWords(SORT_DIRECTIONS)
  direction: SortDirection = 'ascending';
}
