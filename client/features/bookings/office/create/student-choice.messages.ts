import { defineMessages } from 'react-intl';

import type { CountValues } from '../../../../ui/office/lists/counted';

const plain = defineMessages({
  findStudentHint: {
    id: 'admin.bookings.form.findStudentHint',
    defaultMessage: 'Type a name, email or phone.',
    description: 'Hint at the field where a student is searched for and chosen',
  },
  nobodyFound: {
    id: 'admin.bookings.form.nobodyFound',
    defaultMessage: 'No students found. Enter a new one.',
    description: 'At the field when no student matches; a button for a new student stands beside it',
  },
});

const filled = defineMessages<{
  studentSelected: { student: string };
  narrow: CountValues & { shown: number };
  found: { count: number };
}>({
  studentSelected: {
    id: 'admin.bookings.form.studentSelected',
    defaultMessage: 'Student selected: {student}',
    description: 'At the field once a student is chosen; {student} is a name with email, phone and company',
  },
  narrow: {
    id: 'admin.bookings.form.narrow',
    defaultMessage:
      'Showing {shown, number} of {isMore, select, true {more than } other {}}{total, number} students. Type more of the name, email or phone.',
    description: 'At the field when not all students that match fit into the list below it',
  },
  found: {
    id: 'admin.bookings.form.found',
    defaultMessage: '{count, number} students found. Choose from the list below.',
    description: 'At the field, about the list below it; there are at least two',
  },
});

/** The choice of a student for a new booking. */
export const studentChoiceMessages = { ...plain, ...filled };
