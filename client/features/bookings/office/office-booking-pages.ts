// One chunk for the pages about bookings, so that what they share stays out of the chunks for guests.
export { AttendancePage } from './class-roster/AttendancePage';
export { BadgesPage } from './print/BadgesPage';
export { BookingsPage } from './list/BookingsPage';
export { ClassRoster } from './class-roster/ClassRoster';
export { OfficeBookingPage } from './booking/OfficeBookingPage';
export { DuplicatesPage } from './duplicates/DuplicatesPage';
export { MergePage } from './duplicates/MergePage';
export { StudentPage } from './students/StudentPage';
export { StudentsPage } from './students/StudentsPage';
