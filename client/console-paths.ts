import { paths } from './paths';

/** The pages of the console, which need an admin session. Separate from paths.ts, because guests do not load them. */
export const consolePaths = {
  dashboard: paths.adminDashboard,
  classTypes: '/admin/class-types',
  schedule: '/admin/schedule',
  class: '/admin/schedule/:id',
  bookCrew: '/admin/schedule/:id/crew',
  signInSheet: '/admin/schedule/:id/sign-in-sheet',
  classRecord: '/admin/schedule/:id/record',
  attendance: '/admin/schedule/:id/attendance',
  bookings: '/admin/bookings',
  badges: '/admin/bookings/badges',
  write: '/admin/bookings/write',
  crew: '/admin/bookings/crews/:id',
  booking: '/admin/bookings/:id',
  students: '/admin/students',
  duplicates: '/admin/students/duplicates',
  merge: '/admin/students/merge',
  student: '/admin/students/:id',
  messages: '/admin/messages',
  /** Redirects to the messages. */
  contact: '/admin/contact',
  outbox: '/admin/outbox',
  reports: '/admin/reports',
  report: '/admin/reports/:id',
  explorer: '/admin/reports/explorer',
  venues: '/admin/venues',
  instructors: '/admin/instructors',
  users: '/admin/users',
  account: '/admin/account',
} as const;

export type ConsolePath = (typeof consolePaths)[keyof typeof consolePaths];

/** The address of a record, below its list. */
const below = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;
const queryOf = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** Console addresses that more than one feature links to. */
export const consolePathTo = {
  /** The class types with the form for a new one open. */
  newClassType: `${consolePaths.classTypes}?new`,
  /** The schedule with the form for a new class open. */
  newClass: `${consolePaths.schedule}?new`,
  /** The page of a class. */
  class: (id: string) => below(consolePaths.schedule, id),
  /** The waiting list on the page of a class. */
  waitingList: (classInstanceId: string) => `${below(consolePaths.schedule, classInstanceId)}#waiting-list`,
  /** A person on the waiting list, on the page of the class. */
  waitingPerson: (classInstanceId: string, entryId: string) =>
    `${below(consolePaths.schedule, classInstanceId)}#waiting-${entryId}`,
  /** The page of a crew. */
  crew: (id: string) => below(`${consolePaths.bookings}/crews`, id),
  /** The bookings of a crew. */
  bookingsOfCrew: (crewId: string) => `${consolePaths.bookings}?${queryOf({ crewId })}`,
  /** A contact message, among the others of its sender. */
  contactMessage: ({ id, email }: { id: string; email: string }) =>
    `${consolePaths.messages}?${queryOf({ q: email, show: 'all' })}#message-${id}`,
  /** The form to book for a crew in a class. */
  bookCrew: (classInstanceId: string) => `${below(consolePaths.schedule, classInstanceId)}/crew`,
  signInSheet: (classInstanceId: string) => `${below(consolePaths.schedule, classInstanceId)}/sign-in-sheet`,
  classRecord: (classInstanceId: string) => `${below(consolePaths.schedule, classInstanceId)}/record`,
  /** The register of a class. */
  attendance: (classInstanceId: string) => `${below(consolePaths.schedule, classInstanceId)}/attendance`,
  /** The bookings of a class. */
  bookingsOf: (classId: string) => `${consolePaths.bookings}?${queryOf({ classId })}`,
  /** The same with the form for a new booking open. */
  newBookingIn: (classId: string) => `${consolePaths.bookings}?${queryOf({ classId, new: 'booking' })}`,
  /** The form for a new booking. */
  newBooking: `${consolePaths.bookings}?${queryOf({ new: 'booking' })}`,
  /** The same with the student found by a search. */
  newBookingOf: (find: string) => `${consolePaths.bookings}?${queryOf({ new: 'booking', find })}`,
  /** The page of a booking. */
  booking: (id: string) => below(consolePaths.bookings, id),
  /** The page to write to everybody in a class. */
  writeToClass: (classInstanceId: string) => `${consolePaths.write}?${queryOf({ class: classInstanceId })}`,
  /** The records that a search finds. */
  bookingsWith: (q: string) => `${consolePaths.bookings}?${queryOf({ q })}`,
  studentsWith: (q: string) => `${consolePaths.students}?${queryOf({ q })}`,
  contactMessagesWith: (q: string) => `${consolePaths.messages}?${queryOf({ q, show: 'all' })}`,
  venuesWith: (q: string) => `${consolePaths.venues}?${queryOf({ q })}`,
  instructorsWith: (q: string) => `${consolePaths.instructors}?${queryOf({ q })}`,
  usersWith: (q: string) => `${consolePaths.users}?${queryOf({ q })}`,
  /** The page of a student. */
  student: (id: string) => below(consolePaths.students, id),
  /** The messages that could not be sent. */
  failedMessages: `${consolePaths.outbox}?state=failed`,
} as const;
