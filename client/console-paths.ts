import { paths } from './paths';

/** The address of one record, below its list. */
const below = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;
const queryOf = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** Addresses that more than one feature of the console leads to. Apart from the others: guests do not load them. */
export const consolePathTo = {
  /** The class types, with the form for a new one open. */
  newClassType: `${paths.adminClassTypes}?new`,
  /** The schedule, with the form for a new class open. */
  newClass: `${paths.adminSchedule}?new`,
  /** Everything about one class. */
  class: (id: string) => below(paths.adminSchedule, id),
  /** Whoever waits for a seat in it, on the page of the class. */
  waitingList: (classInstanceId: string) => `${below(paths.adminSchedule, classInstanceId)}#waiting-list`,
  signInSheet: (classInstanceId: string) => `${below(paths.adminSchedule, classInstanceId)}/sign-in-sheet`,
  classRecord: (classInstanceId: string) => `${below(paths.adminSchedule, classInstanceId)}/record`,
  /** The bookings, with the class they were asked for. */
  bookingsOf: (classId: string) => `${paths.adminBookings}?${queryOf({ classId })}`,
  /** The same with the form for another one open. */
  newBookingIn: (classId: string) => `${paths.adminBookings}?${queryOf({ classId, new: 'booking' })}`,
  /** Everything about one booking. */
  booking: (id: string) => below(paths.adminBookings, id),
  /** The page that writes to everybody in a class. */
  writeToClass: (classInstanceId: string) => `${paths.adminWrite}?${queryOf({ class: classInstanceId })}`,
  /** Everything about one student. */
  student: (id: string) => below(paths.adminStudents, id),
  /** The messages that the site could not send. */
  failedMessages: `${paths.adminOutbox}?state=failed`,
} as const;
