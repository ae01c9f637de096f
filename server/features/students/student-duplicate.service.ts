import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import { MINUTE_MS } from '../../platform/context/durations.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import type { ListOrder } from '../../platform/database/keyset.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import type { Connection, Page } from '../../platform/graphql/connection.js';
import { pageOfQuery } from '../../platform/graphql/list-page.js';
import { reasonsFor, type FoundPair } from './duplicate.rules.js';
import { StudentComparisonEntity } from './student-comparison.entity.js';
import { StudentDuplicateEntity } from './student-duplicate.entity.js';
import {
  findPairs,
  readNext,
  writePairs,
  type ComparedUpTo,
  type NewStudent,
} from './student-duplicate.store.js';
import type { StudentDuplicate } from './student-duplicate.type.js';

/** Students compared in one batch. */
const BATCH = 100;
/**
 * The minimum pause between two batches, and its multiple of the batch's duration, so that the search does not slow
 * down other requests.
 */
const PAUSE_MS = 10;
const PAUSE_FACTOR = 4;
/** A transaction that began earlier may commit later, so its students may be older than the last one compared. */
const OVERLAP_MS = MINUTE_MS;
const COMPARISON = 'students';
const BEGINNING: ComparedUpTo = { changedAt: '', studentId: '' };
const STRONGEST_FIRST: ListOrder<Pick<StudentDuplicateEntity, 'id' | 'strength'>> = {
  columns: ['pair.strength', 'pair.id'],
  direction: 'DESC',
  keysOf: ({ id, strength }) => [strength, id],
};

/** Students who may be the same person: found in the background, and displayed to and dismissed by the office. */
export class StudentDuplicateService {
  constructor(private readonly database: Database) {}

  /** Pairs, those with most in common first. */
  page(studentId: string | undefined, page: Page): Promise<Connection<StudentDuplicate>> {
    const query = () => openPairs(this.database.reader.manager, studentId);
    return pageOfQuery(query, STRONGEST_FIRST, page, ({ id, strength, one, other }) => ({
      id,
      strength,
      reasons: reasonsFor(one, other),
      ...(other.createdAt < one.createdAt ? { one: other, other: one } : { one, other }),
    }));
  }

  /** Marks a pair as different people, so that it is not suggested again. Throws NOT_FOUND. */
  dismiss(ctx: RequestContext, id: string): Promise<void> {
    return this.set(ctx, id, ctx.clock.now(), 'student.duplicateDismissed');
  }

  /** Undoes a dismissal. Throws NOT_FOUND. */
  restore(ctx: RequestContext, id: string): Promise<void> {
    return this.set(ctx, id, null, 'student.duplicateRestored');
  }

  private set(ctx: RequestContext, id: string, dismissedAt: Date | null, action: string): Promise<void> {
    return this.database.transaction(ctx, async (manager) => {
      const pair = orNotFound(await manager.findOneBy(StudentDuplicateEntity, { id }));
      await manager.update(StudentDuplicateEntity, { id }, { dismissedAt });
      const details = { otherStudentId: pair.otherId };
      await recordAudit(ctx, manager, { action, subjectType: 'student', subjectId: pair.oneId, details });
    });
  }

  /**
   * Compares the students that were added or changed since the last run with all others, with a constant number of
   * statements per batch. Only found pairs are written, so that bookings do not wait for the search.
   * @param signal stops it between two batches
   */
  async compareNew(ctx: RequestContext, signal: AbortSignal): Promise<void> {
    const now = ctx.clock.now();
    const sure = instantText(new Date(now.getTime() - OVERLAP_MS));
    let from = await readProgress(this.database.reader.manager);
    while (!signal.aborted) {
      const started = performance.now();
      const { students, pairs } = await this.compareBatch(from);
      const last = students.at(-1);
      if (!last) return;
      const done = students.findLast(({ changedAt }) => changedAt <= sure);
      if (done || pairs.length > 0)
        await this.database.transaction(ctx, async (manager) => {
          await writePairs(manager, pairs, now);
          if (done) await writeProgress(manager, done);
        });
      from = { changedAt: last.changedAt, studentId: last.id };
      await sleep(Math.max(PAUSE_MS, PAUSE_FACTOR * (performance.now() - started)));
    }
  }

  /** Uses the connection for long reads, so that guests do not wait. */
  private compareBatch(from: ComparedUpTo): Promise<{ students: NewStudent[]; pairs: FoundPair[] }> {
    return this.database.readLong(async () => {
      const { manager } = this.database.reader;
      const students = await readNext(manager, from, BATCH);
      return { students, pairs: await findPairs(manager, students) };
    });
  }
}

function openPairs(
  manager: EntityManager,
  studentId: string | undefined,
): SelectQueryBuilder<StudentDuplicateEntity> {
  const query = manager
    .createQueryBuilder(StudentDuplicateEntity, 'pair')
    .innerJoinAndSelect('pair.one', 'one', 'one.deletedAt IS NULL')
    .innerJoinAndSelect('pair.other', 'other', 'other.deletedAt IS NULL')
    .where('pair.dismissedAt IS NULL');
  return studentId === undefined
    ? query
    : query.andWhere(
        // Each part uses its own index; neither database would use them for an OR.
        `pair.id IN (SELECT id FROM student_duplicate WHERE one_id = :studentId
          UNION ALL SELECT id FROM student_duplicate WHERE other_id = :studentId)`,
        { studentId },
      );
}

async function readProgress(manager: EntityManager): Promise<ComparedUpTo> {
  const progress = await manager.findOneBy(StudentComparisonEntity, { id: COMPARISON });
  return progress ? { changedAt: instantText(progress.changedAt), studentId: progress.studentId } : BEGINNING;
}

function writeProgress(
  manager: EntityManager,
  { id, changedAt }: { id: string; changedAt: string },
): Promise<unknown> {
  const progress = { id: COMPARISON, changedAt: new Date(changedAt), studentId: id };
  return manager.upsert(StudentComparisonEntity, progress, ['id']);
}
