import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { recordAudit, type AuditedAction } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { batchesOf, seek } from '../../platform/database/keyset.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import {
  connectionOf,
  readingDirection,
  startOf,
  type Connection,
  type Page,
} from '../../platform/graphql/connection.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Window } from '../../platform/rest/rest-list.js';
import { storedPerson, storedStudent, type StoredPerson } from './stored-person.rules.js';
import type { CreateStudentInput } from './student.input.js';
import {
  orderOfStudents,
  studentQuery,
  type StudentFilter,
  type StudentOrder,
  type StudentQuery,
} from './student-list.query.js';
import { StudentEntity } from './student.entity.js';
import type { Student } from './student.type.js';

const SUBJECT = { subjectType: 'student' } as const;
const NOT_DELETED = { deletedAt: IsNull() };

const OLDEST_NAMESAKE = new FixedQuery<{ id: string }>((manager) =>
  manager
    .createQueryBuilder(StudentEntity, 'student')
    .select('student.id', 'id')
    .where('student.attendeeKey = :attendeeKey AND student.deletedAt IS NULL')
    .orderBy('student.createdAt')
    .limit(1),
);

/** People the office knows. A deleted one leaves lists and search; the bookings stay. */
export class StudentService {
  constructor(private readonly database: Database) {}

  /** One page; `search` looks in name and email, accents aside. */
  async page(filter: StudentFilter, order: StudentOrder, page: Page): Promise<Connection<Student>> {
    const { columns, direction, keysOf } = orderOfStudents(order);
    const { manager } = this.database.reader;
    const list = studentQuery(manager, filter);
    const query = seek(list, columns, readingDirection(page, direction), startOf(page, columns.length));
    const rows = await query.limit(page.first + 1).getMany();
    return connectionOf<Student>(rows, page, keysOf, () => studentQuery(manager, filter).getCount());
  }

  /** The whole of a list, however long, in batches. */
  all(filter: StudentFilter, order: StudentOrder): AsyncGenerator<Student[], void> {
    return batchesOf(
      this.database,
      () => studentQuery(this.database.reader.manager, filter),
      orderOfStudents(order),
    );
  }

  /** A part of the list, for REST. */
  async list(
    filter: StudentFilter,
    order: StudentOrder,
    window: Window,
  ): Promise<{ batches: AsyncIterable<Student[]>; total: number }> {
    const list = (): StudentQuery => studentQuery(this.database.reader.manager, filter);
    const total = await this.database.readLong(() => list().getCount());
    return { batches: batchesOf(this.database, list, orderOfStudents(order), window), total };
  }

  async get(id: string): Promise<Student> {
    return findStudent(this.database.reader.manager, id);
  }

  /** Adds a student; a welcome mail is queued unless it is not wanted. */
  async create(ctx: RequestContext, input: CreateStudentInput): Promise<Student> {
    return this.database.transaction(ctx, async (manager) => {
      const id = await insertStudent(ctx, manager, storedPerson(input));
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

  /** Replaces a student; bookings keep their own copy. Throws NOT_FOUND, CONFLICT. */
  async update(ctx: RequestContext, edition: VersionedId, input: CreateStudentInput): Promise<Student> {
    return this.database.transaction(ctx, async (manager) => {
      const values = { ...storedStudent(storedPerson(input)), updatedAt: ctx.clock.now() };
      await updateVersioned(manager, StudentEntity, edition, values, NOT_DELETED);
      await recordAudit(ctx, manager, { ...SUBJECT, action: 'student.updated', subjectId: edition.id });
      return findStudent(manager, edition.id);
    });
  }

  /** Throws NOT_FOUND for one that is gone already. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.database.transaction(ctx, async (manager) => {
      await updateVersioned(manager, StudentEntity, { id }, { deletedAt: ctx.clock.now() }, NOT_DELETED);
      await recordAudit(ctx, manager, { ...SUBJECT, action: 'student.deleted', subjectId: id });
    });
  }

  /** Takes a deletion back. */
  async restore(ctx: RequestContext, id: string): Promise<Student> {
    return this.database.transaction(ctx, async (manager) => {
      await updateVersioned(manager, StudentEntity, { id }, { deletedAt: null });
      await recordAudit(ctx, manager, { ...SUBJECT, action: 'student.restored', subjectId: id });
      return findStudent(manager, id);
    });
  }

  /**
   * The student with the same email and name, left as the office stored it, or a new one.
   * @returns the id, and the audit entries that the caller writes together with its own
   */
  async findOrCreate(
    ctx: RequestContext,
    manager: EntityManager,
    attendee: StoredPerson,
  ): Promise<{ id: string; audit: AuditedAction[] }> {
    const [known] = await OLDEST_NAMESAKE.run(manager, { attendeeKey: attendee.attendeeKey });
    if (known) return { id: known.id, audit: [] };
    const id = await insertStudent(ctx, manager, attendee);
    return { id, audit: [creationOf(id)] };
  }
}

/** Throws NOT_FOUND. */
export async function findStudent(manager: EntityManager, id: string): Promise<StudentEntity> {
  const student = await manager.findOneBy(StudentEntity, { ...NOT_DELETED, id });
  if (!student) throw new DomainError('NOT_FOUND');
  return student;
}

async function insertStudent(
  ctx: RequestContext,
  manager: EntityManager,
  attendee: StoredPerson,
): Promise<string> {
  const now = ctx.clock.now();
  const id = randomUUID();
  const row = { ...storedStudent(attendee), id, deletedAt: null, version: 1, createdAt: now, updatedAt: now };
  await insertRows(manager, StudentEntity, [row]);
  return id;
}

const creationOf = (id: string): AuditedAction => ({ ...SUBJECT, action: 'student.created', subjectId: id });
