import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { updateVersioned } from '../../platform/database/versioned.js';
import { phoneNumberOf } from '../../platform/validation/phone.js';
import { StudentEntity } from './student.entity.js';

/**
 * Ends the text messages of a student who stopped those of a booking, so that later bookings by the office do not start
 * them again. Unchanged if the student has another phone.
 */
export async function stopTexts(
  ctx: RequestContext,
  manager: EntityManager,
  { studentId: id, phone }: { studentId: string; phone: string | null },
): Promise<void> {
  if (phone === null) return;
  const student = await manager.findOneBy(StudentEntity, { id, textNotifications: true });
  if (!student?.phone || phoneNumberOf(student.phone) !== phoneNumberOf(phone)) return;
  const values = { textNotifications: false, updatedAt: ctx.clock.now() };
  await updateVersioned(manager, StudentEntity, student, values);
  await recordAudit(ctx, manager, { action: 'student.updated', subjectType: 'student', subjectId: id });
}
