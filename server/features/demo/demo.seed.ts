import { randomInt, randomUUID } from 'node:crypto';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { DAY_MS } from '../../platform/context/durations.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { nameKeyOf } from '../../platform/database/name-key.js';
import { storedKey } from '../../platform/database/stored-key.js';
import { storedPerson, storedStudent } from '../students/stored-person.rules.js';
import type { Attendance } from '../bookings/attendance/attendance.constants.js';
import { storedAttendance } from '../bookings/attendance/attendance.rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { bookingSearchText } from '../bookings/booking.rules.js';
import { confirmationNumber } from '../bookings/confirmation-number.rules.js';
import { demoAttendee } from './attendees.seed.js';
import { givenConsent, NO_SMS_CONSENT } from '../bookings/messages/sms-consent.rules.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { demoClassTypes } from './class-types.seed.js';
import { storedTimes } from '../schedule/classes/class-change.rules.js';
import { ClassDayEntity } from '../schedule/days/class-day.entity.js';
import { arrangeDays } from '../schedule/days/class-days.rules.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import { demoInstructorOf, demoInstructors } from './instructors.seed.js';
import { demoSchedule, pastDemoSchedule, type DemoClassInstance } from './schedule.seed.js';
import { dateAt, timeZoneOf } from '../schedule/venue-time/venue-time.rules.js';
import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import { InstructorEntity } from '../schedule/instructors/instructor.entity.js';
import { placeKeyOf } from '../schedule/venues/venue.rules.js';
import { VenueEntity } from '../schedule/venues/venue.entity.js';
import { demoVenues, idFor } from './venues.seed.js';
import { StudentEntity } from '../students/student.entity.js';

const OFFICE_ZONE = timeZoneOf('UT');
/** SQLite allows 32,766 parameters per statement; a booking has 28. */
const ROWS_PER_INSERT = 500;
/** The time between booking and class, of past classes. */
const DAYS_BEFORE_CLASS = 9;

type Row<Entity> = QueryDeepPartialEntity<Entity>;

/**
 * Fills an empty catalogue with realistic data, a few past classes and eight weeks of partly booked ones. Sends no
 * messages, because the people are fictional. Does nothing if there is a class type. @returns the number of classes created
 */
export async function seedDemoData(
  ctx: RequestContext,
  database: Database,
  companyName: string,
): Promise<number> {
  return database.transaction(ctx, async (manager) => {
    if (await manager.exists(ClassTypeEntity)) return 0;
    const rows = demoRows(ctx.clock.now(), companyName);
    await insertAll(manager, ClassTypeEntity, rows.classTypes);
    await insertAll(manager, VenueEntity, rows.venues);
    await insertAll(manager, InstructorEntity, rows.instructors);
    await insertAll(manager, ClassInstanceEntity, rows.instances);
    await insertAll(manager, ClassDayEntity, rows.days);
    await insertAll(manager, StudentEntity, rows.students);
    await insertAll(manager, BookingEntity, rows.bookings);
    return rows.instances.length;
  });
}

async function insertAll<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => Entity,
  rows: readonly Row<Entity>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await manager.insert(entity, rows.slice(start, start + ROWS_PER_INSERT));
  }
}

/** Two of three have paid, most of them by card. */
function paymentOf(seat: number, paidOn: string): Row<BookingEntity> {
  if (seat % 3 === 0) return { paymentStatus: 'pending' };
  if (seat % 5 === 0)
    return { paymentStatus: 'paid', paidOn, paymentMethod: 'check', paymentReference: `${1040 + seat}` };
  return { paymentStatus: 'paid', paidOn, paymentMethod: seat % 7 === 0 ? 'cash' : 'cardTerminal' };
}

/** Most people attend. */
function attendanceAt(seat: number): Attendance {
  return seat % 8 === 5 ? 'absent' : 'attended';
}

/** The past classes, whose attendance is recorded except for the latest one, and the future ones. */
function demoClasses(
  today: string,
): (DemoClassInstance & { status: ClassInstanceStatus; isPast: boolean })[] {
  const past = pastDemoSchedule(today);
  return [
    ...past.map((each, index) => ({
      ...each,
      status: index < past.length - 1 ? ('completed' as const) : ('scheduled' as const),
      isPast: true,
    })),
    ...demoSchedule(today).map((each) => ({ ...each, status: 'scheduled' as const, isPast: false })),
  ];
}

function demoRows(now: Date, companyName: string) {
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  const idOf = new Map(demoClassTypes.map(({ key }) => [key, idFor(key)]));
  const classTypes = demoClassTypes.map(({ key, durationHours, ...type }) => ({
    ...type,
    ...stamps,
    id: idOf.get(key) ?? key,
    nameKey: nameKeyOf(type.name),
    durationMinutes: durationHours * 60,
  }));
  const instances: Row<ClassInstanceEntity>[] = [];
  const days: Row<ClassDayEntity>[] = [];
  const students: Row<StudentEntity>[] = [];
  const bookings: Row<BookingEntity>[] = [];
  const today = dateAt(now, OFFICE_ZONE);
  const { rows: venues, idByPlace } = demoVenues(stamps);
  for (const [place, planned] of demoClasses(today).entries()) {
    const { classTypeKey, days: plannedDays, taken, isPast, ...instance } = planned;
    const id = randomUUID();
    const timeZone = timeZoneOf(instance.state);
    const arranged = arrangeDays(plannedDays);
    const classTypeId = idOf.get(classTypeKey);
    if (!classTypeId) continue;
    const instructor = demoInstructorOf(instance.language, place);
    const times = storedTimes({ days: arranged, timeZone });
    instances.push({
      ...instance,
      ...stamps,
      ...instructor,
      cityKey: storedKey(instance.city),
      instructorNameKey: storedKey(instructor.instructorName),
      id,
      classTypeId,
      timeZone,
      ...times,
      venueId: idByPlace.get(placeKeyOf({ ...instance, address: instance })) ?? null,
    });
    const bookedAt = isPast ? new Date(times.startsAt.getTime() - DAYS_BEFORE_CLASS * DAY_MS) : now;
    const booked = { version: 1, createdAt: bookedAt, updatedAt: bookedAt };
    const bookingDate = dateAt(bookedAt, timeZone);
    days.push(...arranged.map((day) => ({ ...day, classInstanceId: id })));
    for (let seat = 0; seat < taken; seat += 1) {
      const { language, ...person } = demoAttendee(students.length);
      const attendee = storedPerson(person);
      const number = confirmationNumber(randomInt);
      const student = { ...storedStudent(attendee), ...booked, id: randomUUID(), deletedAt: null };
      students.push(student);
      bookings.push({
        ...attendee,
        ...booked,
        id: randomUUID(),
        confirmationNumber: number,
        searchText: bookingSearchText(attendee, number),
        classInstanceId: id,
        studentId: student.id,
        amountCents: instance.priceCents,
        ...storedAttendance(instance.status === 'completed' ? attendanceAt(seat) : null),
        ...paymentOf(seat, bookingDate),
        language,
        bookingDate,
        notes: null,
        ...(person.textNotifications ? givenConsent(companyName, language, bookedAt) : NO_SMS_CONSENT),
        termsAgreedAt: bookedAt,
      });
    }
  }
  return {
    classTypes,
    venues,
    instructors: demoInstructors(today, stamps),
    instances,
    days,
    students,
    bookings,
  };
}
