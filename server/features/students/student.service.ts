import { IsNull, Not, type EntityManager } from 'typeorm';
import { auditAbout, recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { batchesOf } from '../../platform/database/keyset.js';
import { newRecordId } from '../../platform/database/record-id.js';
import { allMatches } from '../../platform/database/searched-list.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import type { Connection, Page } from '../../platform/graphql/connection.js';
import { pageOfList } from '../../platform/graphql/list-page.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Window } from '../../platform/rest/rest-list.js';
import { creationOf, insertStudents, newStudent } from './booked-student.store.js';
import { storedPerson, storedStudent } from './stored-person.rules.js';
import type { CreateStudentInput, StudentInput } from './student.input.js';
import {
  countStudents,
  orderOfStudents,
  searchedStudents,
  type StudentFilter,
  type StudentOrder,
} from './student-list.query.js';
import { forgetDuplicates } from './student-duplicate.store.js';
import { StudentEntity } from './student.entity.js';
import { isMergedAway, readStudentOrMergeTarget } from './student-merge.query.js';
import type { Student } from './student.type.js';

const audit = auditAbout('student');
const NOT_DELETED = { deletedAt: IsNull() };
const DELETED = { deletedAt: Not(IsNull()) };

/** The office's operations on students. A deleted student is excluded from lists and search; its bookings remain. */
export class StudentService {
  constructor(private readonly database: Database) {}

  /** One page; `search` matches name and email without accents, and phone in any format. */
  page(filter: StudentFilter, order: StudentOrder, page: Page): Promise<Connection<Student>> {
    const { manager } = this.database.reader;
    return pageOfList(manager, searchedStudents(filter), orderOfStudents(order), page, {
      nodeOf: (row): Student => row,
      count: (atMost) => countStudents(manager, filter, atMost),
    });
  }

  /** The whole list, in batches. */
  async *all(filter: StudentFilter, order: StudentOrder, window?: Window): AsyncGenerator<Student[], void> {
    const { database } = this;
    const matches = await allMatches(database.reader.manager, searchedStudents(filter));
    yield* batchesOf(database, () => matches(database.reader.manager), orderOfStudents(order), window);
  }

  /** A part of the list, for REST. */
  async list(
    filter: StudentFilter,
    order: StudentOrder,
    window: Window,
  ): Promise<{ batches: AsyncIterable<Student[]>; total: number }> {
    const total = await this.database.readLong(() => countStudents(this.database.reader.manager, filter));
    return { batches: this.all(filter, order, window), total };
  }

  /** Returns the student that a merged one was merged into. Throws NOT_FOUND. */
  async get(id: string): Promise<Student> {
    return readStudentOrMergeTarget(this.database.reader.manager, id);
  }

  /** Adds a student, once per idempotency key, and queues a welcome mail unless disabled. */
  async create(ctx: RequestContext, input: CreateStudentInput): Promise<Student> {
    const id = newRecordId(ctx, 'student', input.idempotencyKey);
    return this.database.transaction(ctx, async (manager) => {
      const earlier = await manager.findOneBy(StudentEntity, { id });
      if (earlier) return earlier;
      await insertStudents(manager, [newStudent(ctx, storedPerson(input), id)]);
      await recordAudit(ctx, manager, creationOf(id));
      if (input.sendEmail) {
        await queueMessage(ctx, manager, {
          template: 'student.welcome',
          recipient: input.email,
          language: ctx.locale,
          payload: { studentId: id },
          deduplicationKey: `student.welcome:${id}`,
        });
      }
      return findStudent(manager, id);
    });
  }

  /** Replaces the data of a student; bookings keep their own copy. Throws NOT_FOUND, CONFLICT. */
  async update(ctx: RequestContext, versionedId: VersionedId, input: StudentInput): Promise<Student> {
    return this.database.transaction(ctx, async (manager) => {
      const values = { ...storedStudent(storedPerson(input)), updatedAt: ctx.clock.now() };
      await updateVersioned(manager, StudentEntity, versionedId, values, NOT_DELETED);
      await forgetDuplicates(manager, versionedId.id);
      await audit(ctx, manager, 'student.updated', versionedId.id);
      return findStudent(manager, versionedId.id);
    });
  }

  /** Throws NOT_FOUND if it is already deleted. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.database.transaction(ctx, async (manager) => {
      await updateVersioned(manager, StudentEntity, { id }, { deletedAt: ctx.clock.now() }, NOT_DELETED);
      await forgetDuplicates(manager, id);
      await audit(ctx, manager, 'student.deleted', id);
    });
  }

  /** Restores a deleted student, but not a merged one. Throws NOT_FOUND, also if it is not deleted. */
  async restore(ctx: RequestContext, id: string): Promise<Student> {
    return this.database.transaction(ctx, async (manager) => {
      if (await isMergedAway(manager, id)) throw new DomainError('NOT_FOUND');
      const values = { deletedAt: null, updatedAt: ctx.clock.now() };
      await updateVersioned(manager, StudentEntity, { id }, values, DELETED);
      await audit(ctx, manager, 'student.restored', id);
      return findStudent(manager, id);
    });
  }
}

/** Throws NOT_FOUND. */
async function findStudent(manager: EntityManager, id: string): Promise<StudentEntity> {
  return orNotFound(await manager.findOneBy(StudentEntity, { ...NOT_DELETED, id }));
}
