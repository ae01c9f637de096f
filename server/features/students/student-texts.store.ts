import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
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
  const { affected } = await manager
    .createQueryBuilder()
    .update(StudentEntity)
    .set({ textNotifications: false, updatedAt: ctx.clock.now(), version: () => 'version + 1' })
    .where({ id, phone, textNotifications: true })
    .execute();
  if (affected === 0) return;
  await recordAudit(ctx, manager, { action: 'student.updated', subjectType: 'student', subjectId: id });
}
