import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import {
  SORT_DIRECTIONS,
  SortDirectionEnum,
  TwoWayPageArgs,
  type SortDirection,
} from '../../platform/graphql/page-args.js';
import { OptionalId } from '../../platform/graphql/id-field.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, OneOfWords, Optional } from '../../platform/validation/rules.js';
import { CalendarDate } from '../schedule/days/calendar-date.rules.js';
import type { StudentFilter, StudentOrder } from './student-list.query.js';
import { STUDENT_SORTS, type StudentSort } from './student.constants.js';

const StudentSortEnum = enumOf(STUDENT_SORTS);
registerEnumType(StudentSortEnum, {
  name: 'StudentSort',
  description: 'Sort order of students.',
  valuesConfig: {
    name: { description: 'Last name, then first name, ignoring accents and case.' },
    email: { description: 'The email address.' },
  },
});

@ArgsType()
export class StudentArgs extends TwoWayPageArgs implements StudentFilter, StudentOrder {
  @Field(() => String, {
    nullable: true,
    description:
      'Only students where every word occurs in the name or email, ignoring accents and case, or with this phone number or part of it in any format.',
  })
  @Optional()
  @AtMost(200)
  search?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only students where every word occurs in the company name, ignoring accents and case.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  companyName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only students of this company; full name, ignoring case.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  company?: string;

  @OptionalId(
    'Only students with a past or future seat in a class of this type. Cancelled bookings do not count.',
  )
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

  @Field(() => StudentSortEnum, { defaultValue: 'name', description: 'Sort order.' })
  @OneOfWords(STUDENT_SORTS)
  sort: StudentSort = 'name';

  @Field(() => SortDirectionEnum, {
    defaultValue: 'ascending',
    description: 'Sort direction.',
  })
  @OneOfWords(SORT_DIRECTIONS)
  direction: SortDirection = 'ascending';
}
