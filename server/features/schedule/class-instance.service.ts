import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/failures.js';
import { inBatches, seek } from '../../platform/database/keyset.js';
import { deleteUnused, updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import { declaredValues } from '../../platform/graphql/declared-fields.js';
import { connectionOf, startOf, type Connection, type Page } from '../../platform/graphql/connection.js';
import { message } from '../../platform/i18n/message.js';
import { clashes, clashWindow, type VenuePlan } from './class-clash.rules.js';
import { ClassDayEntity } from './class-day.entity.js';
import { arrangeDays, dayProblems, type ArrangedDay } from './class-days.rules.js';
import { ClassInstanceEntity } from './class-instance.entity.js';
import { AddressInput, CreateClassInstanceInput } from './class-instance.input.js';
import { readInstances } from './class-instance.query.js';
import type { ClassInstance } from './class-instance.type.js';
import { applyClassFilter, type ClassFilter } from './class-list.query.js';
import { dayFieldProblems } from './day-problem.texts.js';
import { instantOf, timeZoneOf } from './venue-time.rules.js';

const NO_SUCH_TYPE = message({ en: 'There is no such class type', es: 'Ese curso no existe' });

/** What follows from another start of a class, in the transaction that changes it. */
type Rescheduled = (manager: EntityManager, classInstanceId: string, startsAt: Date) => Promise<void>;

/** The schedule as the office keeps it. */
export class ClassInstanceService {
  constructor(
    private readonly database: Database,
    private readonly rescheduled: Rescheduled,
  ) {}

  /** Every class, newest start first, in batches. */
  all(): AsyncGenerator<ClassInstance[], void> {
    return inBatches(
      ({ after, size }) =>
        this.database.readLong(() =>
          readInstances(this.database.reader.manager, (query) =>
            seek(query, BY_START, 'DESC', after).limit(size),
          ),
        ),
      keysOfClass,
    );
  }

  /** One page: the current ones soonest first, else newest start first. */
  async page(ctx: RequestContext, filter: ClassFilter, page: Page): Promise<Connection<ClassInstance>> {
    const start = startOf(page, BY_START.length);
    const now = ctx.clock.now();
    const { manager } = this.database.reader;
    const direction = filter.period === 'current' ? 'ASC' : 'DESC';
    const rows = await readInstances(manager, (query) =>
      seek(applyClassFilter(query, filter, now), BY_START, direction, start).limit(page.first + 1),
    );
    return connectionOf(rows, page, keysOfClass, () =>
      applyClassFilter(manager.createQueryBuilder(ClassInstanceEntity, 'instance'), filter, now).getCount(),
    );
  }

  /** The scheduled classes that would be held at the same place at the same time. */
  async clashes(plan: VenuePlan): Promise<ClassInstance[]> {
    const window = clashWindow(plan);
    if (!window) return [];
    const { from, until, postalCode } = window;
    const near = await readInstances(this.database.reader.manager, (query) =>
      seek(query, BY_START, 'ASC', null)
        .where("instance.status = 'scheduled' AND instance.startsAt BETWEEN :from AND :until", {
          from: instantText(from),
          until: instantText(until),
        })
        .andWhere('instance.zip LIKE :zip', { zip: `${postalCode}%` }),
    );
    return near.filter((other) => other.id !== plan.exceptId && clashes(plan, other));
  }

  /** One class; NOT_FOUND when there is none. */
  async get(id: string): Promise<ClassInstance> {
    const [found] = await readInstances(this.database.reader.manager, (query) => query.where({ id }));
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  /** Schedules a class. The server orders and numbers the days and derives the start from them. */
  async create(ctx: RequestContext, input: CreateClassInstanceInput): Promise<ClassInstance> {
    const days = checkedDays(input);
    const now = ctx.clock.now();
    const row = { ...columnsOf(input, days), id: randomUUID(), version: 1, createdAt: now, updatedAt: now };
    await this.database.transaction(ctx, async (manager) => {
      await withKnownType(manager.insert(ClassInstanceEntity, row));
      await insertDays(manager, row.id, days);
      await recordAudit(ctx, manager, { ...SUBJECT, action: 'classInstance.created', subjectId: row.id });
    });
    return this.get(row.id);
  }

  /**
   * Replaces a class and its days. Bookings stay as they are, also when there are more of them than seats now.
   * Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT.
   */
  async update(
    ctx: RequestContext,
    edition: VersionedId,
    input: CreateClassInstanceInput,
  ): Promise<ClassInstance> {
    const days = checkedDays(input);
    const columns = columnsOf(input, days);
    const { id } = edition;
    await this.database.transaction(ctx, async (manager) => {
      const values = { ...columns, updatedAt: ctx.clock.now() };
      await withKnownType(updateVersioned(manager, ClassInstanceEntity, edition, values));
      await manager.delete(ClassDayEntity, { classInstanceId: id });
      await insertDays(manager, id, days);
      await this.rescheduled(manager, id, columns.startsAt);
      await recordAudit(ctx, manager, {
        ...SUBJECT,
        action: 'classInstance.updated',
        subjectId: id,
        details: { status: input.status, maxAttendees: input.maxAttendees },
      });
    });
    return this.get(id);
  }

  /** Deletes a class that never had a booking. Throws NOT_FOUND, IN_USE. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.database.transaction(ctx, async (manager) => {
      await deleteUnused(manager, ClassInstanceEntity, id, CANCEL_INSTEAD);
      await recordAudit(ctx, manager, { ...SUBJECT, action: 'classInstance.deleted', subjectId: id });
    });
  }
}

const BY_START = ['instance.startsAt', 'instance.id'];
const keysOfClass = ({ startsAt, id }: Pick<ClassInstance, 'startsAt' | 'id'>): string[] => [
  instantText(startsAt),
  id,
];
const SUBJECT = { subjectType: 'classInstance' } as const;
const CANCEL_INSTEAD = message({
  en: 'This class has bookings. Cancel it instead.',
  es: 'Esta clase tiene reservaciones. En vez de eliminarla, cancélela.',
});

function checkedDays(input: CreateClassInstanceInput): ArrangedDay[] {
  const problems = dayProblems(input.days);
  if (problems.length > 0) throw badInput(dayFieldProblems(problems));
  return arrangeDays(input.days);
}

/** The database's foreign key decides, so that no type can be deleted between a look and the write. */
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

function columnsOf(
  input: CreateClassInstanceInput,
  days: readonly ArrangedDay[],
): Omit<ClassInstanceEntity, 'id' | 'classType' | 'version' | 'createdAt' | 'updatedAt'> {
  const {
    address,
    days: _sent,
    timeZone: zone,
    ...columns
  } = declaredValues(CreateClassInstanceInput, input);
  const timeZone = zone ?? timeZoneOf(address.state);
  const [first] = days;
  if (!first) throw new RangeError('a class has at least one day');
  const startsAt = instantOf(first.date, first.startTime, timeZone);
  return { ...columns, ...declaredValues(AddressInput, address), timeZone, startsAt };
}
