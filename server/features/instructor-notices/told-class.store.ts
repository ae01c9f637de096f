import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { DAY_MS } from '../../platform/context/durations.js';
import { instantText } from '../../platform/database/columns.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { isPostgres } from '../../platform/database/is-postgres.js';
import { removeFrom } from '../../platform/jobs/remove-batch.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { filledTemplate, type Filled } from '../../platform/outbox/templates.js';
import { unsent } from '../../platform/outbox/unsent.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import { InstructorEntity } from '../schedule/instructors/instructor.entity.js';
import { LONGEST_RUN_DAYS } from '../schedule/schedule.constants.js';
import { lastDayStartOf, type ToldFacts } from './instructor-news.rules.js';
import { ToldClassEntity } from './told-class.entity.js';

/** A class that an instructor was told to teach, with the version of it that these facts were compared with. */
export interface ToldClass {
  classInstanceId: string;
  recipient: string;
  facts: ToldFacts;
  version: number;
}

/** Who teaches a class, and when it was last changed. */
export type TaughtClass = Pick<ClassInstanceEntity, 'instructorId' | 'status' | 'version' | 'updatedAt'>;

/** Classes that ended long before cannot be told anymore. */
export const removePastToldClasses = removeFrom(
  'told_class',
  ['instructor_id', 'class_instance_id'],
  '"last_day_starts_at" < $1',
);

/**
 * Instructors who may have news: with a class to come that they were not told, or one that has changed since they were
 * told or is no longer theirs; and those who are no longer told anything, or at another email.
 * @param settled classes that were changed later are left for the next time
 */
export async function readInstructorsWithNews(
  manager: EntityManager,
  now: Date,
  settled: Date,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT i."id" FROM "instructor" i
     WHERE (
       i."is_notified" AND i."email" IS NOT NULL AND i."archived_at" IS NULL AND EXISTS (
         SELECT 1 FROM "class_instance" c
         LEFT JOIN "told_class" t ON t."instructor_id" = i."id" AND t."class_instance_id" = c."id"
         WHERE c."instructor_id" = i."id" AND c."starts_at" > $1
           AND c."last_day_starts_at" > $2 AND c."updated_at" <= $3
           AND ((t."version" IS NULL AND c."status" = 'scheduled') OR t."version" <> c."version")
       )
     ) OR EXISTS (
       SELECT 1 FROM "told_class" t LEFT JOIN "class_instance" c ON c."id" = t."class_instance_id"
       WHERE t."instructor_id" = i."id" AND t."last_day_starts_at" > $2
         AND (c."id" IS NULL OR (c."updated_at" <= $3
           AND (c."instructor_id" IS NULL OR c."instructor_id" <> i."id" OR c."version" <> t."version")))
     ) OR EXISTS (
       SELECT 1 FROM "told_class" t
       WHERE t."instructor_id" = i."id" AND (NOT i."is_notified" OR i."archived_at" IS NOT NULL
         OR i."email" IS NULL OR i."email" <> t."recipient")
     )
     ORDER BY i."id"`,
    [earliestStart(now), instantText(now), instantText(settled)],
  );
  return rows.map(({ id }) => id);
}

/** Reads an instructor, and keeps other processes from telling them the same until the end of the transaction. */
export function lockInstructor(manager: EntityManager, id: string): Promise<InstructorEntity | null> {
  const query = manager.createQueryBuilder(InstructorEntity, 'instructor').where({ id });
  return (isPostgres(manager.connection) ? query.setLock('for_no_key_update') : query).getOne();
}

/**
 * What an instructor was told about classes, by the ids of the classes: those whose last day had not begun by that, and
 * `ownIds`, which may have been put off afterwards.
 */
export async function readToldClasses(
  manager: EntityManager,
  instructorId: string,
  { now, ownIds }: { now: Date; ownIds: readonly string[] },
): Promise<Map<string, ToldClass>> {
  const rows = await manager.find(ToldClassEntity, {
    where: [
      { instructorId, lastDayStartsAt: MoreThan(now) },
      { instructorId, classInstanceId: In([...ownIds]) },
    ],
  });
  return new Map(
    rows.map((row) => [row.classInstanceId, { ...row, facts: JSON.parse(row.facts) as ToldFacts }]),
  );
}

/** The ids of an instructor's classes whose last day has not begun. */
export async function readOwnIds(manager: EntityManager, instructorId: string, now: Date): Promise<string[]> {
  const rows = await manager
    .createQueryBuilder(ClassInstanceEntity, 'class')
    .select('class.id')
    .where('class.instructorId = :instructorId', { instructorId })
    .andWhere('class.startsAt > :earliest', { earliest: earliestStart(now) })
    .andWhere('class.lastDayStartsAt > :now', { now: instantText(now) })
    .getMany();
  return rows.map(({ id }) => id);
}

/** Who teaches these classes, by their ids; without deleted ones. */
export async function readTaughtClasses(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, TaughtClass>> {
  const rows = await manager.find(ClassInstanceEntity, {
    select: { id: true, instructorId: true, status: true, version: true, updatedAt: true },
    where: { id: In([...ids]) },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Withdraws the unsent mails to an instructor, because a later one will contain their news.
 * @returns what this recipient knew before, by the ids of the classes; null if they did not know that they teach it.
 * Undefined if one is being sent: the next mail has to wait until it is known whether the recipient got that
 */
export async function withdrawUnsentNews(
  manager: EntityManager,
  { instructorId, recipient, now }: { instructorId: string; recipient: string; now: Date },
): Promise<Map<string, ToldFacts | null> | undefined> {
  const ofInstructor = { template: 'instructor.classes', subjectId: instructorId };
  const query = manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .where(ofInstructor)
    .andWhere(unsent('message.'), { now: instantText(now) })
    .orderBy('message.createdAt');
  // Locked, so that none is sent in the meantime.
  const rows = await (isPostgres(manager.connection) ? query.setLock('pessimistic_write') : query).getMany();
  const open = { ...ofInstructor, sentAt: IsNull(), failedAt: IsNull() };
  if ((await manager.countBy(OutboxMessageEntity, open)) > rows.length) return undefined;
  const known = new Map<string, ToldFacts | null>();
  for (const row of rows.filter((each) => each.recipient === recipient))
    for (const [id, facts] of knownFactsOf(filledTemplate(row))) if (!known.has(id)) known.set(id, facts);
  if (rows.length > 0) await manager.delete(OutboxMessageEntity, { id: In(rows.map(({ id }) => id)) });
  return known;
}

/** What the recipient of a mail knew before, by the ids of the classes. */
function knownFactsOf(filled: Filled): [string, ToldFacts | null][] {
  return filled.template === 'instructor.classes' ? parseKnownFacts(filled.payload.known) : [];
}

/** The facts in the payload of a mail, which contains nothing else. */
export function parseKnownFacts(known: string): [string, ToldFacts | null][] {
  return Object.entries(JSON.parse(known) as Record<string, ToldFacts | null>);
}

/** Replaces what an instructor was told. @param told without the classes that they no longer teach */
export async function replaceToldClasses(
  manager: EntityManager,
  instructorId: string,
  { ids, told }: { ids: readonly string[]; told: readonly ToldClass[] },
): Promise<void> {
  if (ids.length > 0) await manager.delete(ToldClassEntity, { instructorId, classInstanceId: In([...ids]) });
  const rows = told.map((each) => ({
    ...each,
    instructorId,
    facts: JSON.stringify(each.facts),
    lastDayStartsAt: lastDayStartOf(each.facts),
  }));
  await insertRows(manager, ToldClassEntity, rows);
}

/** Forgets what was told to other emails than `recipient`. */
export async function forgetOtherRecipients(
  manager: EntityManager,
  instructorId: string,
  recipient: string | null,
): Promise<void> {
  const query = manager.createQueryBuilder().delete().from(ToldClassEntity);
  query.where('instructorId = :instructorId', { instructorId });
  if (recipient !== null) query.andWhere('recipient <> :recipient', { recipient });
  await query.execute();
}

/** Keeps the index of classes by instructor and start in use: what started before has ended. */
function earliestStart(now: Date): string {
  return instantText(new Date(now.getTime() - (LONGEST_RUN_DAYS + 1) * DAY_MS));
}
