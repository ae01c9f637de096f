import type { EntityManager, ObjectLiteral } from 'typeorm';
import { badInput } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import { isPutOff, type ClassEdit } from './class-change.rules.js';

const CLEAR_FIRST = message({
  en: 'Attendance is recorded for this class. To move it to a later date, clear the attendance of its bookings first.',
  es: 'Esta clase ya tiene asistencia registrada. Para pasarla a una fecha posterior, primero borre el registro de asistencia de sus reservaciones.',
});

/** Throws BAD_USER_INPUT if an edit puts a class into the future although attendance is recorded. */
export async function checkAttendance(manager: EntityManager, edit: ClassEdit, now: Date): Promise<void> {
  if (isPutOff(edit, now) && (await hasRecordedAttendance(manager, edit.classInstanceId)))
    throw badInput({ days: CLEAR_FIRST });
}

/** By the name of the table, because bookings belong to a later feature. */
function hasRecordedAttendance(manager: EntityManager, classInstanceId: string): Promise<boolean> {
  return manager
    .createQueryBuilder()
    .from<ObjectLiteral>('booking', 'seat')
    .where('seat.classInstanceId = :classInstanceId', { classInstanceId })
    .andWhere(`(seat.bookingStatus = 'completed' OR (seat.bookingStatus = 'confirmed' AND seat.isAbsent))`)
    .getExists();
}
