import { randomUUID } from 'node:crypto';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { updateVersioned } from '../../platform/database/versioned.js';
import { badInput, DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { mayLogIn } from '../accounts/account.rules.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { lockBookings } from '../bookings/booking-lock.store.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { storedPerson, storedStudent } from '../students/stored-person.rules.js';
import { forgetDuplicates } from '../students/student-duplicate.store.js';
import { lockStudents } from '../students/student-lock.store.js';
import { StudentMergeEntity } from '../students/student-merge.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import { readMergeUndo, writeMergeUndo, type MergeUndo } from './merge-undo.rules.js';
import { mergedPerson, undoableUntil, undoRefusal } from './merge.rules.js';
import { BOTH_SEATED, NOT_UNDONE, SAME_STUDENT } from './merge.texts.js';
import { removeAliases, writeAliases } from './student-alias.store.js';
import { readSeatsOfBoth } from './seats-of-both.query.js';
import type { MergeStudentsInput } from './student-merge.input.js';
import type { MergeSide, StudentMerge, StudentMergePreview } from './student-merge.type.js';

const SUBJECT = { subjectType: 'student' } as const;

/**
 * Merges two students into one (docs/decisions/merging-students.md). Locks both and then their bookings, so that no
 * booking is added for them and none of their seats changes before the commit.
 */
export class StudentMergeService {
  constructor(private readonly database: Database) {}

  /**
   * Compares both students, with the classes where both have a seat. Throws NOT_FOUND, and BAD_USER_INPUT if they are
   * the same.
   */
  async preview(oneId: string, otherId: string): Promise<StudentMergePreview> {
    if (oneId === otherId) throw badInput({ otherId: SAME_STUDENT });
    const { manager } = this.database.reader;
    const students = await manager.findBy(StudentEntity, { id: In([oneId, otherId]), deletedAt: IsNull() });
    const one = students.find(({ id }) => id === oneId);
    const other = students.find(({ id }) => id === otherId);
    if (!one || !other) throw new DomainError('NOT_FOUND');
    const [sideOf, sharedSeats] = await Promise.all([
      readSides(manager, [one, other]),
      readSeatsOfBoth(manager, oneId, otherId),
    ]);
    return { one: sideOf(one), other: sideOf(other), sharedSeats };
  }

  /**
   * Moves the bookings of one student to the other, which takes over the selected values. Throws NOT_FOUND, CONFLICT,
   * and BAD_USER_INPUT if both have a seat in the same class and the caller has not chosen to keep both.
   */
  async merge(ctx: RequestContext, input: MergeStudentsInput): Promise<StudentMerge> {
    const { keptId, mergedId, taken, keepsBothSeats } = input;
    if (keptId === mergedId) throw badInput({ mergedId: SAME_STUDENT });
    return this.database.transaction(ctx, async (manager) => {
      const students = await lockStudents(manager, [keptId, mergedId]);
      const kept = asSeen(students.get(keptId), input.keptVersion);
      const merged = asSeen(students.get(mergedId), input.mergedVersion);
      await lockBookings(manager, [keptId, mergedId], 'studentId');
      if (!keepsBothSeats && (await readSeatsOfBoth(manager, keptId, mergedId)).length > 0)
        throw badInput({ keepsBothSeats: BOTH_SEATED });
      const bookingIds = await readBookingIds(manager, mergedId);
      const now = ctx.clock.now();
      const person = storedStudent(storedPerson(mergedPerson(kept, merged, taken)));
      await manager.update(BookingEntity, { studentId: mergedId }, { studentId: keptId });
      const bookingTotal = await manager.countBy(BookingEntity, { studentId: keptId });
      await updateVersioned(manager, StudentEntity, kept, { ...person, updatedAt: now });
      await updateVersioned(manager, StudentEntity, merged, { deletedAt: now, updatedAt: now });
      await forgetDuplicates(manager, keptId, mergedId);
      const row = {
        id: randomUUID(),
        keptId,
        mergedId,
        mergedAt: now,
        undoneAt: null,
        keptVersion: kept.version + 1,
        mergedVersion: merged.version + 1,
        bookingCount: bookingIds.length,
        undo: writeMergeUndo({ kept: mergedPerson(kept, kept, []), bookingIds, bookingTotal }),
      };
      await manager.insert(StudentMergeEntity, row);
      await writeAliases(manager, { mergeId: row.id, kept, merged, attendeeKey: person.attendeeKey });
      const details = { mergeId: row.id, bookingCount: bookingIds.length };
      await recordAudit(
        ctx,
        manager,
        { ...SUBJECT, action: 'student.merged', subjectId: keptId, details: { ...details, mergedId } },
        { ...SUBJECT, action: 'student.mergedInto', subjectId: mergedId, details: { ...details, keptId } },
      );
      return mergeOf(await readMerge(manager, row.id));
    });
  }

  /** The last merge into this student if it can be undone; earlier ones cannot. */
  async undoableInto(ctx: RequestContext, studentId: string): Promise<StudentMerge[]> {
    const { manager } = this.database.reader;
    const row = await withStudents(manager)
      .where({ keptId: studentId, undoneAt: IsNull(), undo: Not(IsNull()) })
      .orderBy('merge.mergedAt', 'DESC')
      .limit(1)
      .getOne();
    return row && undoableUntil(row.mergedAt) >= ctx.clock.now() ? [mergeOf(row)] : [];
  }

  /** Restores both students exactly. Throws NOT_FOUND, and CONFLICT with the reason. */
  undo(ctx: RequestContext, id: string): Promise<StudentMerge> {
    return this.database.transaction(ctx, async (manager) => {
      const { keptId, mergedId } = await readMerge(manager, id);
      const students = await lockStudents(manager, [keptId, mergedId]);
      await lockBookings(manager, [keptId], 'studentId');
      const merge = await readMerge(manager, id);
      const kept = students.get(keptId);
      const merged = students.get(mergedId);
      const undo = merge.undo === null ? undefined : readMergeUndo(merge.undo);
      const now = ctx.clock.now();
      const refusal = undoRefusal({
        now,
        mergedAt: merge.mergedAt,
        isUndone: merge.undoneAt !== null,
        isRecorded: undo !== undefined,
        isAsMerged:
          kept?.deletedAt === null &&
          kept.version === merge.keptVersion &&
          merged?.version === merge.mergedVersion,
        hasMovedBookings: undo !== undefined && (await areBookingsOf(manager, keptId, undo)),
        hasNewBookings:
          undo !== undefined &&
          (await manager.countBy(BookingEntity, { studentId: keptId })) !== undo.bookingTotal,
      });
      if (refusal !== undefined || !undo || !kept || !merged)
        throw new DomainError('CONFLICT', { message: NOT_UNDONE[refusal ?? 'late'] });
      const person = storedStudent(storedPerson(undo.kept));
      await updateVersioned(manager, StudentEntity, kept, { ...person, updatedAt: now });
      await updateVersioned(manager, StudentEntity, merged, { deletedAt: null, updatedAt: now });
      if (undo.bookingIds.length > 0)
        await manager.update(BookingEntity, { id: In(undo.bookingIds) }, { studentId: mergedId });
      await forgetDuplicates(manager, keptId);
      await manager.update(StudentMergeEntity, { id }, { undoneAt: now, undo: null });
      await removeAliases(manager, id);
      const details = { mergeId: id };
      await recordAudit(
        ctx,
        manager,
        { ...SUBJECT, action: 'student.mergeUndone', subjectId: keptId, details },
        { ...SUBJECT, action: 'student.mergeUndone', subjectId: mergedId, details },
      );
      return mergeOf(await readMerge(manager, id));
    });
  }
}

/** Checks that the student exists with this version. Throws NOT_FOUND, CONFLICT. */
function asSeen(student: StudentEntity | undefined, version: number): StudentEntity {
  if (student?.deletedAt !== null) throw new DomainError('NOT_FOUND');
  if (student.version !== version) throw new DomainError('CONFLICT');
  return student;
}

async function readBookingIds(manager: EntityManager, studentId: string): Promise<string[]> {
  const rows = await manager.find(BookingEntity, { select: { id: true }, where: { studentId } });
  return rows.map(({ id }) => id);
}

async function areBookingsOf(
  manager: EntityManager,
  studentId: string,
  { bookingIds }: MergeUndo,
): Promise<boolean> {
  if (bookingIds.length === 0) return true;
  return (await manager.countBy(BookingEntity, { id: In(bookingIds), studentId })) === bookingIds.length;
}

const withStudents = (manager: EntityManager) =>
  manager
    .createQueryBuilder(StudentMergeEntity, 'merge')
    .innerJoinAndSelect('merge.kept', 'kept')
    .innerJoinAndSelect('merge.merged', 'merged');

/** Throws NOT_FOUND. */
async function readMerge(manager: EntityManager, id: string): Promise<StudentMergeEntity> {
  return orNotFound(await withStudents(manager).where({ id }).getOne());
}

function mergeOf({ id, kept, merged, bookingCount, mergedAt }: StudentMergeEntity): StudentMerge {
  const mergedName = `${merged.firstName} ${merged.lastName}`;
  return { id, student: kept, mergedName, bookingCount, mergedAt, undoableUntil: undoableUntil(mergedAt) };
}

/** The data of each student for a comparison, in two statements. */
async function readSides(
  manager: EntityManager,
  students: readonly StudentEntity[],
): Promise<(student: StudentEntity) => MergeSide> {
  const counts = await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.studentId', 'studentId')
    .addSelect('COUNT(*)', 'count')
    .where('booking.studentId IN (:...ids)', { ids: students.map(({ id }) => id) })
    .groupBy('booking.studentId')
    .getRawMany<{ studentId: string; count: number | string }>();
  const accounts = await manager.find(AccountEntity, {
    select: { id: true, emailKey: true, confirmedAt: true, disabledAt: true },
    where: { emailKey: In(students.map(({ email }) => emailKeyOf(email))) },
  });
  return (student) => ({
    student,
    bookingCount: Number(counts.find(({ studentId }) => studentId === student.id)?.count ?? 0),
    hasAccount: accounts.some(
      (account) => account.emailKey === emailKeyOf(student.email) && mayLogIn(account),
    ),
  });
}
