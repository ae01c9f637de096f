import { In } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import { newRecordId } from '../../../platform/database/record-id.js';
import { badInput, DomainError, orNotFound } from '../../../platform/errors/domain-error.js';
import type { EditionInput } from '../../../platform/graphql/versioned-id.js';
import { message } from '../../../platform/i18n/message.js';
import { storedTimes } from '../classes/class-change.rules.js';
import { readInstructorClasses, readNearClasses } from '../clashes/class-clash.query.js';
import { clashDate, instructorClashDate } from '../clashes/class-clash.rules.js';
import type { CopyClassInput } from './class-copy.input.js';
import { planCopies, type CopyPlan, type PlannedCopies } from './class-copy.rules.js';
import { holidayOn, type HolidayDate } from './federal-holiday.rules.js';
import type { ClassCopyPlan, CopyClash } from './class-copy.type.js';
import { ClassDayEntity } from '../days/class-day.entity.js';
import { readClassDays } from '../days/class-days.query.js';
import { arrangeDays, type WallTimes } from '../days/class-days.rules.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import { readInstances } from '../classes/class-instance.query.js';
import type { ClassInstance } from '../classes/class-instance.type.js';
import { soonestFirst } from '../upcoming/public-class.query.js';
import { MAX_COPIES } from '../schedule.constants.js';
import type { SeatGuard } from '../seats/seat-lock.store.js';
import { classesInUse } from '../seats/seat.query.js';
import { ClassDay } from '../days/class-day.type.js';

const NO_ROOM = message({
  en: 'Holidays leave no room for that many classes. Hold some of them on a holiday, or choose another date.',
  es: 'Los días feriados no dejan lugar para tantas clases. Programe alguna en un día feriado o elija otra fecha.',
});
const SUBJECT = 'classInstance';

/** Schedules copies of a class on other days. */
export class ClassCopyService {
  constructor(
    private readonly database: Database,
    private readonly guard: SeatGuard,
  ) {}

  /** The federal holidays among dates, in order. */
  holidaysOn(dates: readonly string[]): HolidayDate[] {
    return [...new Set(dates)].toSorted().flatMap((date) => holidayOn(date) ?? []);
  }

  /** The planned copies and their clashes, without writing. Throws NOT_FOUND. */
  async preview(ctx: RequestContext, id: string, plan: CopyPlan): Promise<ClassCopyPlan> {
    const { manager } = this.database.reader;
    const now = ctx.clock.now();
    const [source] = await readInstances(manager, now, (query) => query.where({ id }));
    if (!source) throw new DomainError('NOT_FOUND');
    const { copies, skipped, held } = planCopies(source.days, plan);
    const { address, locationName, timeZone } = source;
    const place = { locationName, street1: address.street1, zip: address.zip };
    const instructorName = source.instructorName ?? '';
    const taught = { instructorName, timeZone, days: copies.flat() };
    const near = await readNearClasses(manager, now, { ...place, days: copies.flat() });
    const ofInstructor = await readInstructorClasses(manager, now, taught);
    const all = copies.map((days) => classDaysOf(days, timeZone));
    const planned = all.map((days, index) => {
      const others = all.filter((_copy, other) => other !== index);
      const clashes = [
        ...near.map((other) => clashOf(clashDate({ ...place, days }, other), other)),
        ...others.map((other) =>
          clashOf(clashDate({ ...place, days }, { ...source, days: other }), source, { id: null }),
        ),
        ...ofInstructor.map((other) =>
          clashOf(instructorClashDate({ ...taught, days }, other), other, { instructorName }),
        ),
      ].filter((clash) => clash !== null);
      return { days, clashes };
    });
    return { copies: planned, skipped, held };
  }

  /**
   * Schedules the requested number of copies, all or none and once per idempotency key, with the type, venue, seats,
   * price, instructor and notes of the original. Throws NOT_FOUND, and BAD_USER_INPUT if holidays leave no room.
   */
  async copy(
    ctx: RequestContext,
    id: string,
    { idempotencyKey, ...plan }: CopyPlan & Pick<CopyClassInput, 'idempotencyKey'>,
  ): Promise<ClassInstance[]> {
    const newIds = Array.from({ length: MAX_COPIES }, (_copy, index) =>
      newRecordId(ctx, 'classCopy', idempotencyKey, index),
    );
    const ids = await this.database.transaction(ctx, async (manager) => {
      const earlier = await manager.find(ClassInstanceEntity, {
        select: { id: true },
        where: { id: In(newIds) },
      });
      if (earlier.length > 0) return earlier.map((copy) => copy.id);
      const source = orNotFound(await manager.findOneBy(ClassInstanceEntity, { id }));
      const days = (await readClassDays(manager, [source])).get(id) ?? [];
      const planned = planCopies(days, plan);
      if (planned.copies.length < plan.count) throw badInput({ count: NO_ROOM });
      const rows = copiesOf(source, planned, newIds, ctx.clock.now());
      await insertRows(
        manager,
        ClassInstanceEntity,
        rows.map(({ row }) => row),
      );
      await insertRows(
        manager,
        ClassDayEntity,
        rows.flatMap(({ row, days: copied }) =>
          arrangeDays(copied).map((day) => ({ ...day, classInstanceId: row.id })),
        ),
      );
      await recordAudit(
        ctx,
        manager,
        {
          action: 'classInstance.copied',
          subjectType: SUBJECT,
          subjectId: id,
          details: { copies: rows.length },
        },
        ...rows.map(({ row }) => ({
          action: 'classInstance.created',
          subjectType: SUBJECT,
          subjectId: row.id,
          details: { copyOf: id },
        })),
      );
      return rows.map(({ row }) => row.id);
    });
    return this.inOrder(ctx, ids);
  }

  /**
   * Deletes those of these classes that nobody has changed, booked or waited for.
   * @returns the ids of the deleted classes
   */
  async undoCopies(ctx: RequestContext, seen: readonly EditionInput[]): Promise<string[]> {
    return this.database.transaction(ctx, async (manager) => {
      const ids = seen.map(({ id }) => id);
      // No bookings can be made between the check and the deletion.
      await this.guard.lock(manager, ids);
      const rows = await manager.find(ClassInstanceEntity, {
        select: { id: true, version: true },
        where: { id: In(ids) },
      });
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      const used = await classesInUse(manager, ids);
      const gone = [
        ...new Set(
          seen.filter(({ id, version }) => versions.get(id) === version && !used.has(id)).map(({ id }) => id),
        ),
      ];
      if (gone.length === 0) return [];
      await manager.delete(ClassInstanceEntity, { id: In(gone) });
      await recordAudit(
        ctx,
        manager,
        ...gone.map((id) => ({ action: 'classInstance.deleted', subjectType: SUBJECT, subjectId: id })),
      );
      return gone;
    });
  }

  private inOrder(ctx: RequestContext, ids: readonly string[]): Promise<ClassInstance[]> {
    return readInstances(this.database.reader.manager, ctx.clock.now(), (query) =>
      soonestFirst(query.where('instance.id IN (:...ids)', { ids: [...ids] })),
    );
  }
}

interface PlannedRow {
  row: Omit<ClassInstanceEntity, 'classType'>;
  days: WallTimes[];
}

function copiesOf(
  source: ClassInstanceEntity,
  { copies }: PlannedCopies,
  ids: readonly string[],
  now: Date,
): PlannedRow[] {
  return copies.flatMap((days, index) => {
    const id = ids[index];
    if (id === undefined) return [];
    const row = {
      ...source,
      id,
      status: 'scheduled',
      ...storedTimes({ days, timeZone: source.timeZone }),
      mostDays: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    } as const;
    return [{ row, days }];
  });
}

/** @param date null if there is no clash */
function clashOf(
  date: string | null,
  { id: otherId, classType: { name, nameEs } }: ClassInstance,
  {
    id = otherId,
    instructorName = null,
  }: { id?: string | null | undefined; instructorName?: string | null } = {},
): CopyClash | null {
  return date === null ? null : { classInstanceId: id, name, nameEs, date, instructorName };
}

function classDaysOf(days: readonly WallTimes[], timeZone: string): ClassDay[] {
  return arrangeDays(days).map(
    ({ dayNumber, date, startTime, endTime }) => new ClassDay(dayNumber, date, startTime, endTime, timeZone),
  );
}
