import type { EntityManager } from 'typeorm';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import type { Database } from '../../../platform/database/database.js';
import { isForeignKeyViolation } from '../../../platform/database/failures.js';
import { inBatches, seek } from '../../../platform/database/keyset.js';
import { newRecordId } from '../../../platform/database/record-id.js';
import { countTo } from '../../../platform/database/searched-list.js';
import { storedKey } from '../../../platform/database/stored-key.js';
import { deleteUnused, updateVersioned, type VersionedId } from '../../../platform/database/versioned.js';
import { badInput, DomainError, orNotFound } from '../../../platform/errors/domain-error.js';
import { declaredValues } from '../../../platform/graphql/declared-fields.js';
import { connectionOf, startOf, type Connection, type Page } from '../../../platform/graphql/connection.js';
import { message } from '../../../platform/i18n/message.js';
import { AddressInput } from '../venues/address.input.js';
import { factsOf, storedTimes, type ClassEdit, type ClassFacts } from './class-change.rules.js';
import { readInstructorClasses, readNearClasses } from '../clashes/class-clash.query.js';
import {
  clashes,
  instructorClashDate,
  type InstructorPlan,
  type VenuePlan,
} from '../clashes/class-clash.rules.js';
import { ClassDayEntity } from '../days/class-day.entity.js';
import { readClassDays } from '../days/class-days.query.js';
import { arrangeDays, dayProblems, skippedTimes, type ArrangedDay } from '../days/class-days.rules.js';
import { detailsOfEdit } from '../history/class-history.rules.js';
import { ClassInstanceEntity } from './class-instance.entity.js';
import {
  ClassInstanceInput,
  type CreateClassInstanceInput,
  type ReplaceClassInstanceInput,
} from './class-instance.input.js';
import { readInstances } from './class-instance.query.js';
import type { InstructorClash } from '../clashes/instructor-clash.type.js';
import type { ClassInstance } from './class-instance.type.js';
import type { ClassNoticePreview, NoticeSummary } from './class-notice.type.js';
import { readLinks } from './class-links.query.js';
import { applyClassFilter, type ClassFilter } from './class-list.query.js';
import { dayFieldProblems } from '../days/day-problem.texts.js';
import { checkAttendance } from './recorded-attendance.query.js';
import type { SeatGuard } from '../seats/seat-lock.store.js';
import { classesInUse } from '../seats/seat.query.js';
import { timeZoneOf } from '../venue-time/venue-time.rules.js';

const NO_SUCH_TYPE = message({ en: 'There is no such class type', es: 'Ese curso no existe' });

/** Notifies attendees of changes. Injected, because the schedule does not depend on the feature of bookings. */
export interface ClassChangeNotifier {
  /**
   * Handles changes of locked classes, in their transaction.
   * @returns details for the audit log by class id
   */
  follow: (
    ctx: RequestContext,
    manager: EntityManager,
    edits: readonly ClassEdit[],
    isNotified: boolean,
  ) => Promise<Map<string, Record<string, string | number | boolean>>>;
  /** The number of people who would be notified, once for each class. */
  countRecipients: (ctx: RequestContext, edits: readonly ClassEdit[]) => Promise<number>;
  /** The recipients and the text of the notices. */
  preview: (ctx: RequestContext, edit: ClassEdit) => Promise<NoticeSummary>;
}

interface Parts {
  database: Database;
  guard: SeatGuard;
  notifier: ClassChangeNotifier;
}

/** The office's operations on the schedule. */
export class ClassInstanceService {
  private readonly database: Database;

  constructor(private readonly parts: Parts) {
    this.database = parts.database;
  }

  /** All classes, newest start first, in batches. */
  all(ctx: RequestContext): AsyncGenerator<ClassInstance[], void> {
    return inBatches(
      ({ after, size }) =>
        this.database.readLong(() =>
          readInstances(this.database.reader.manager, ctx.clock.now(), (query) =>
            seek(query, BY_START, 'DESC', after).limit(size),
          ),
        ),
      keysOfClass,
    );
  }

  /** One page: current classes and those that have not begun soonest first, otherwise by newest start. */
  async page(ctx: RequestContext, filter: ClassFilter, page: Page): Promise<Connection<ClassInstance>> {
    const start = startOf(page, BY_START.length);
    const now = ctx.clock.now();
    const { manager } = this.database.reader;
    const direction = filter.period === undefined || filter.period === 'past' ? 'DESC' : 'ASC';
    const rows = await readInstances(manager, now, (query) =>
      seek(applyClassFilter(query, filter, now), BY_START, direction, start).limit(page.first + 1),
    );
    const all = () => manager.createQueryBuilder(ClassInstanceEntity, 'instance');
    return connectionOf(rows, page, keysOfClass, (atMost) =>
      countTo(applyClassFilter(all(), filter, now), atMost),
    );
  }

  /** The scheduled classes at the same venue whose times overlap. */
  async clashes(ctx: RequestContext, plan: VenuePlan): Promise<ClassInstance[]> {
    const near = await readNearClasses(this.database.reader.manager, ctx.clock.now(), plan);
    return near.filter((other) => clashes(plan, other));
  }

  /** The scheduled classes of the same instructor whose times overlap, wherever they are held. */
  async instructorClashes(ctx: RequestContext, plan: InstructorPlan): Promise<InstructorClash[]> {
    const near = await readInstructorClasses(this.database.reader.manager, ctx.clock.now(), plan);
    return near.flatMap((classInstance) => {
      const date = instructorClashDate(plan, classInstance);
      return date === null ? [] : [{ classInstance, date }];
    });
  }

  /** Throws NOT_FOUND. */
  async get(ctx: RequestContext, id: string): Promise<ClassInstance> {
    const { manager } = this.database.reader;
    const [found] = await readInstances(manager, ctx.clock.now(), (query) => query.where({ id }));
    return orNotFound(found);
  }

  /** Schedules a class, once per idempotency key. The days are sorted and numbered, and the start is derived from them. */
  async create(ctx: RequestContext, input: CreateClassInstanceInput): Promise<ClassInstance> {
    const days = checkedDays(input);
    const now = ctx.clock.now();
    const id = newRecordId(ctx, 'classInstance', input.idempotencyKey);
    const row = { ...columnsOf(input, days), id, version: 1, createdAt: now, updatedAt: now };
    await this.database.transaction(ctx, async (manager) => {
      if (await manager.existsBy(ClassInstanceEntity, { id })) return;
      const links = await readLinks(manager, input);
      await withKnownType(manager.insert(ClassInstanceEntity, { ...row, ...links }));
      await insertDays(manager, id, days);
      await audit(ctx, manager, 'classInstance.created', id);
    });
    return this.get(ctx, id);
  }

  /**
   * Replaces a class and its days. Bookings do not change, even if they exceed the new capacity. Attendees are notified
   * of a change of venue, days or language, and of a cancellation, unless `notify` is false. A class with recorded
   * attendance cannot be put off into the future.
   * Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT.
   */
  async update(
    ctx: RequestContext,
    versionedId: VersionedId,
    { notify = true, ...input }: Changes,
  ): Promise<ClassInstance> {
    const days = checkedDays(input);
    const columns = columnsOf(input, days);
    const { id } = versionedId;
    const { guard, notifier } = this.parts;
    await this.database.transaction(ctx, async (manager) => {
      // A concurrent booking either precedes the change and is notified, or sees the changed class.
      await guard.lock(manager, [id]);
      const before = orNotFound(await manager.findOneBy(ClassInstanceEntity, { id }));
      const daysBefore = (await readClassDays(manager, [before])).get(id) ?? [];
      const mostDays = Math.max(before.mostDays ?? 0, daysBefore.length, days.length);
      const links = await readLinks(manager, input, { ...before, address: before });
      const values = { ...columns, ...links, mostDays, updatedAt: ctx.clock.now() };
      await withKnownType(updateVersioned(manager, ClassInstanceEntity, versionedId, values));
      await manager.delete(ClassDayEntity, { classInstanceId: id });
      await insertDays(manager, id, days);
      const was = { ...before, address: before, days: daysBefore };
      const is = { ...columns, ...links, address: columns, days };
      const edit = editOf(id, was, is);
      await checkAttendance(manager, edit, ctx.clock.now());
      const effects = await notifier.follow(ctx, manager, [edit], notify);
      await audit(ctx, manager, 'classInstance.updated', id, {
        status: input.status,
        maxAttendees: input.maxAttendees,
        ...detailsOfEdit(was, is),
        ...effects.get(id),
      });
    });
    return this.get(ctx, id);
  }

  /** The recipients and the text of the notices about a change, without writing. Throws NOT_FOUND, BAD_USER_INPUT. */
  async previewNotices(
    ctx: RequestContext,
    { id }: VersionedId,
    input: ClassInstanceInput,
  ): Promise<ClassNoticePreview> {
    const days = checkedDays(input);
    const before = await this.get(ctx, id);
    const columns = columnsOf(input, days);
    const edit = editOf(id, before, { ...columns, address: columns, days });
    await checkAttendance(this.database.reader.manager, edit, ctx.clock.now());
    return { ...(await this.parts.notifier.preview(ctx, edit)), takenSeats: before.takenSeats };
  }

  /** Deletes a class that was never booked and never had a waiting list. Throws NOT_FOUND, IN_USE. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.database.transaction(ctx, async (manager) => {
      await this.parts.guard.lock(manager, [id]);
      // Entries of waiting lists have no restricting foreign key, so they would be deleted with the class.
      const used = await classesInUse(manager, [id]);
      if (used.has(id)) throw new DomainError('IN_USE', { message: CANCEL_INSTEAD });
      await deleteUnused(manager, ClassInstanceEntity, id, CANCEL_INSTEAD);
      await audit(ctx, manager, 'classInstance.deleted', id);
    });
  }
}

/** `notify` defaults to true. */
type Changes = ClassInstanceInput & Partial<Pick<ReplaceClassInstanceInput, 'notify'>>;

const BY_START = ['instance.startsAt', 'instance.id'];
const keysOfClass = ({ startsAt, id }: Pick<ClassInstance, 'startsAt' | 'id'>): string[] => [
  instantText(startsAt),
  id,
];
const audit = auditAbout('classInstance');
const CANCEL_INSTEAD = message({
  en: 'This class has bookings or a waiting list. Cancel it instead.',
  es: 'Esta clase tiene reservaciones o una lista de espera. En vez de eliminarla, cancélela.',
});

function checkedDays(input: ClassInstanceInput): ArrangedDay[] {
  const problems = dayProblems(input.days);
  if (problems.length > 0) throw badInput(dayFieldProblems(problems));
  const skipped = skippedTimes(input.days, zoneOf(input));
  if (skipped.length > 0) throw badInput(dayFieldProblems(skipped));
  return arrangeDays(input.days);
}

/** Of the venue's state, unless the office chose another one. */
function zoneOf({ timeZone, address }: Pick<ClassInstanceInput, 'timeZone' | 'address'>): string {
  return timeZone ?? timeZoneOf(address.state);
}

/** Relies on the foreign key, so that a type cannot be deleted between a check and the write. */
async function withKnownType(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isForeignKeyViolation(error) ? badInput({ classTypeId: NO_SUCH_TYPE }) : error;
  }
}

async function insertDays(
  manager: EntityManager,
  classInstanceId: string,
  days: readonly ArrangedDay[],
): Promise<void> {
  await manager.insert(
    ClassDayEntity,
    days.map((day) => ({ ...day, classInstanceId })),
  );
}

function editOf(classInstanceId: string, before: ClassFacts, after: ClassFacts): ClassEdit {
  return { classInstanceId, before: factsOf(before), after: factsOf(after) };
}

/** References to records are resolved when the class is written. */
type Linked = 'venue' | 'venueId' | 'instructor' | 'instructorId';

function columnsOf(
  input: ClassInstanceInput,
  days: readonly ArrangedDay[],
): Omit<
  ClassInstanceEntity,
  'id' | 'classType' | Linked | 'mostDays' | 'version' | 'createdAt' | 'updatedAt'
> {
  const {
    address,
    days: _sent,
    timeZone: _zone,
    venueId: _venueId,
    instructorId: _instructorId,
    ...columns
  } = declaredValues(ClassInstanceInput, input);
  const timeZone = zoneOf(input);
  return {
    ...columns,
    ...declaredValues(AddressInput, address),
    cityKey: storedKey(address.city),
    instructorNameKey: storedKey(columns.instructorName),
    timeZone,
    ...storedTimes({ days, timeZone }),
  };
}
