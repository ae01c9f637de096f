import { paths } from './paths';

/** The address of a record, below its list. */
const below = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;
const queryOf = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** Console addresses that more than one feature links to. Separate from paths.ts, because guests do not load them. */
export const consolePathTo = {
  /** The class types with the form for a new one open. */
  newClassType: `${paths.adminClassTypes}?new`,
  /** The schedule with the form for a new class open. */
  newClass: `${paths.adminSchedule}?new`,
  /** The page of a class. */
  class: (id: string) => below(paths.adminSchedule, id),
  /** The waiting list on the page of a class. */
  waitingList: (classInstanceId: string) => `${below(paths.adminSchedule, classInstanceId)}#waiting-list`,
  /** A person on the waiting list, on the page of the class. */
  waitingPerson: (classInstanceId: string, entryId: string) =>
    `${below(paths.adminSchedule, classInstanceId)}#waiting-${entryId}`,
  /** The page of a crew. */
  crew: (id: string) => below(`${paths.adminBookings}/crews`, id),
  /** The bookings of a crew. */
  bookingsOfCrew: (crewId: string) => `${paths.adminBookings}?${queryOf({ crewId })}`,
  /** A contact message, among the others of its sender. */
  contactMessage: ({ id, email }: { id: string; email: string }) =>
    `${paths.adminMessages}?${queryOf({ q: email, show: 'all' })}#message-${id}`,
  /** The form to book for a crew in a class. */
  bookCrew: (classInstanceId: string) => `${below(paths.adminSchedule, classInstanceId)}/crew`,
  signInSheet: (classInstanceId: string) => `${below(paths.adminSchedule, classInstanceId)}/sign-in-sheet`,
  classRecord: (classInstanceId: string) => `${below(paths.adminSchedule, classInstanceId)}/record`,
  /** The bookings of a class. */
  bookingsOf: (classId: string) => `${paths.adminBookings}?${queryOf({ classId })}`,
  /** The same with the form for a new booking open. */
  newBookingIn: (classId: string) => `${paths.adminBookings}?${queryOf({ classId, new: 'booking' })}`,
  /** The form for a new booking, with the student found by a search. */
  newBookingOf: (find: string) => `${paths.adminBookings}?${queryOf({ new: 'booking', find })}`,
  /** The page of a booking. */
  booking: (id: string) => below(paths.adminBookings, id),
  /** The page to write to everybody in a class. */
  writeToClass: (classInstanceId: string) => `${paths.adminWrite}?${queryOf({ class: classInstanceId })}`,
  /** The page of a student. */
  student: (id: string) => below(paths.adminStudents, id),
  /** The messages that could not be sent. */
  failedMessages: `${paths.adminOutbox}?state=failed`,
} as const;
