// One chunk for the pages about bookings, so that what they share stays out of the chunks for guests.
export { BadgesPage } from './BadgesPage';
export { BookingsPage } from './BookingsPage';
export { ClassRoster } from './ClassRoster';
export { OfficeBookingPage } from './OfficeBookingPage';
export { DuplicatesPage } from '../students/DuplicatesPage';
export { MergePage } from '../students/MergePage';
export { StudentPage } from '../students/StudentPage';
export { StudentsPage } from '../students/StudentsPage';
