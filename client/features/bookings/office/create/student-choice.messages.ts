import { defineMessages } from 'react-intl';

const plain = defineMessages({
  findStudent: {
    id: 'admin.bookings.form.findStudent',
    defaultMessage: 'Find a student',
    description: 'Label of a field that narrows the list of students to choose from',
  },
  findStudentHint: {
    id: 'admin.bookings.form.findStudentHint',
    defaultMessage: 'Type a name, email or phone.',
    description: 'Hint at the field that narrows the list of students to choose from',
  },
  studentPrompt: {
    id: 'admin.bookings.form.studentPrompt',
    defaultMessage: 'Choose a student',
    description: 'Stands in the list of students while none is chosen',
  },
  nobodyFound: {
    id: 'admin.bookings.form.nobodyFound',
    defaultMessage: 'No students found. Enter a new one.',
    description:
      'Under the search field when no student matches; a button for a new student stands beside it',
  },
});

const filled = defineMessages<{
  studentOption: { name: string; email: string };
  studentOptionWithPhone: { name: string; email: string; phone: string };
  studentSelected: { student: string };
  narrow: { shown: number; total: number };
  found: { count: number };
}>({
  studentOption: {
    id: 'admin.bookings.form.studentOption',
    defaultMessage: '{name}, {email}',
    description: 'A student to choose',
  },
  studentOptionWithPhone: {
    id: 'admin.bookings.form.studentOptionWithPhone',
    defaultMessage: '{name}, {email}, {phone}',
    description: 'A student to choose, with the phone on record',
  },
  studentSelected: {
    id: 'admin.bookings.form.studentSelected',
    defaultMessage: 'Student selected: {student}',
    description: 'For screen readers, after a student was selected as the only result of the search',
  },
  narrow: {
    id: 'admin.bookings.form.narrow',
    defaultMessage:
      'Showing {shown, number} of {total, select, 1001 {more than 1,000} other {{total, number}}} students. Type a name, email or phone to find others.',
    description: 'Under the search field when not all students fit into the list',
  },
  found: {
    id: 'admin.bookings.form.found',
    defaultMessage:
      '{count, plural, one {# student found.} other {# students found. Choose from the list below.}}',
    description: 'Under the search field, about the list of students; a single one is selected automatically',
  },
});

/** The choice of a student for a new booking. */
export const studentChoiceMessages = { ...plain, ...filled };
