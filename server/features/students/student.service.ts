import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { StudentEntity } from './student.entity.js';

/** What a booking knows of its attendee. */
export type Attendee = Pick<
  StudentEntity,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'attendeeKey'
  | 'phone'
  | 'companyName'
  | 'emergencyContactName'
  | 'emergencyContactPhone'
  | 'textNotifications'
>;

/** People the office knows. */
export class StudentService {
  /** The student with the same email and name, left as the office stored it, or a new one. @returns the id */
  async findOrCreate(ctx: RequestContext, manager: EntityManager, attendee: Attendee): Promise<string> {
    const { attendeeKey } = attendee;
    const known = await manager.findOne(StudentEntity, {
      select: { id: true },
      where: { attendeeKey, deletedAt: IsNull() },
      order: { createdAt: 'ASC' },
    });
    if (known) return known.id;
    const now = ctx.clock.now();
    const id = randomUUID();
    await manager.insert(StudentEntity, {
      ...attendee,
      id,
      deletedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(ctx, manager, { action: 'student.created', subjectType: 'student', subjectId: id });
    return id;
  }
}
