import { defineMessages } from 'react-intl';

const plain = defineMessages({
  add: {
    id: 'admin.students.add',
    defaultMessage: 'Add New Student',
    description: 'Button that opens the form for a student, and heading of that form',
  },
  editHeading: {
    id: 'admin.students.editHeading',
    defaultMessage: 'Edit Student',
    description: 'Heading of the form that changes a student',
  },
  bookingsKeep: {
    id: 'admin.students.bookingsKeep',
    defaultMessage:
      'Existing bookings keep the details that they have. Correct them on the page of the booking.',
    description: 'In the form that changes the name, email or phone of a student',
  },
  viewAll: {
    id: 'admin.students.viewAll',
    defaultMessage: 'View All Students',
    description: 'Button that opens the table of students',
  },
  search: {
    id: 'admin.students.search',
    defaultMessage: 'Search by name, email or phone',
    description: 'Label of the search field above the students',
  },
  nameUp: {
    id: 'admin.students.nameUp',
    defaultMessage: 'Last name, A to Z',
    description: 'Choice of an order',
  },
  nameDown: {
    id: 'admin.students.nameDown',
    defaultMessage: 'Last name, Z to A',
    description: 'Choice of an order',
  },
  emailUp: {
    id: 'admin.students.emailUp',
    defaultMessage: 'Email, A to Z',
    description: 'Choice of an order',
  },
  emailDown: {
    id: 'admin.students.emailDown',
    defaultMessage: 'Email, Z to A',
    description: 'Choice of an order',
  },
  emergencyContact: {
    id: 'admin.students.emergencyContact',
    defaultMessage: 'Emergency Contact',
    description: 'Column of the students',
  },
  none: {
    id: 'admin.students.none',
    defaultMessage: 'No students found',
    description: 'In place of the rows when no student matches',
  },
  empty: {
    id: 'admin.students.empty',
    defaultMessage: 'Everyone who books a class appears here.',
    description: 'Under "No students found" when there are no students at all',
  },
  searchFinds: {
    id: 'admin.students.searchFinds',
    defaultMessage:
      'The search finds names, emails and phone numbers. To find a company, use the field for companies.',
    description: 'Under "No students found" when no student matches the search',
  },
  clearSearch: {
    id: 'admin.students.clearSearch',
    defaultMessage: 'Clear the search',
    description: 'Button that shows all students again',
  },
  noValue: {
    id: 'admin.students.noValue',
    defaultMessage: 'None',
    description: 'Read out where a student has no phone or company',
  },
  sendEmail: {
    id: 'admin.students.sendEmail',
    defaultMessage: 'Send a welcome email',
    description: 'Box to tick in the form for a new student',
  },
  open: {
    id: 'admin.students.open',
    defaultMessage: 'Open student',
    description: 'Link beside the notice that a student was added: the page of the student',
  },
  added: {
    id: 'admin.students.added',
    defaultMessage: 'Student added successfully!',
    description: 'Announced after a student was added',
  },
  updated: {
    id: 'admin.students.updated',
    defaultMessage: 'Student updated successfully!',
    description: 'Announced after a student was changed',
  },
  deleted: {
    id: 'admin.students.deleted',
    defaultMessage: 'Student deleted successfully',
    description: 'Announced after a student was deleted',
  },
  gone: {
    id: 'admin.students.gone',
    defaultMessage: 'Somebody deleted this student in the meantime.',
    description: 'After a student could not be saved or deleted, because he or she is no longer there',
  },
  addFailed: {
    id: 'admin.students.addFailed',
    defaultMessage: 'Failed to add student',
    description: 'When a student could not be added and the server gave no reason',
  },
  updateFailed: {
    id: 'admin.students.updateFailed',
    defaultMessage: 'Failed to update student',
    description: 'When a student could not be changed and the server gave no reason',
  },
  deleteFailed: {
    id: 'admin.students.deleteFailed',
    defaultMessage: 'Failed to delete student',
    description: 'When a student could not be deleted',
  },
});

const filled = defineMessages<{
  deleteFailedWhy: { why: string };
  deleteHeading: { name: string };
  deleteText: { name: string };
}>({
  deleteFailedWhy: {
    id: 'admin.students.deleteFailedWhy',
    defaultMessage: 'Failed to delete student. {why}',
    description: 'When a student could not be deleted; {why} is the reason, as a sentence',
  },
  deleteHeading: {
    id: 'admin.students.deleteHeading',
    defaultMessage: 'Delete {name}?',
    description: 'Heading of the question before a student is deleted',
  },
  deleteText: {
    id: 'admin.students.deleteText',
    defaultMessage: '{name} leaves the list and the search. Bookings stay.',
    description: 'Text of the question before a student is deleted',
  },
});

export const studentMessages = { ...plain, ...filled };
