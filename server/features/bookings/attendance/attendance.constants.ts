/** Whether an attendee came to the class, as recorded by the office. */
export const ATTENDANCES = ['attended', 'absent'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** Filters of the list of bookings. */
export const ATTENDANCE_FILTERS = [...ATTENDANCES, 'notRecorded'] as const;
export type AttendanceFilter = (typeof ATTENDANCE_FILTERS)[number];
