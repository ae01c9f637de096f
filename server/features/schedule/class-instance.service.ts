import { randomUUID } from 'node:crypto';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import { connectionOf, startOf, type Connection, type Page } from '../../platform/graphql/connection.js';
import { message } from '../../platform/i18n/message.js';
import { takenSeats } from '../bookings/booking-seats.query.js';
import { seatsLeft } from '../bookings/booking.rules.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { classTypeOf } from '../catalog/class-type.service.js';
import { ClassDayEntity } from './class-day.entity.js';
import { readClassDays } from './class-days.query.js';
import { arrangeDays, dayProblems, type ArrangedDay } from './class-days.rules.js';
import { ClassInstanceEntity } from './class-instance.entity.js';
import type { CreateClassInstanceInput } from './class-instance.input.js';
import type { ClassInstance } from './class-instance.type.js';
import { dayFieldProblems } from './day-problem-messages.js';
import type { ClassDay } from './upcoming-class.type.js';
import { instantOf, timeZoneOf } from './venue-time.rules.js';

const NO_SUCH_TYPE = message({ en: 'There is no such class type', es: 'Ese curso no existe' });

/** The schedule as the office keeps it. */
export class ClassInstanceService {
  constructor(private readonly database: Database) {}

  /** Every class, newest start first. */
  list(): Promise<ClassInstance[]> {
    return readInstances(this.database.reader.manager, (query) => query);
  }

  async page(page: Page): Promise<Connection<ClassInstance>> {
    const start = startOf(page, 2);
    const rows = await readInstances(this.database.reader.manager, (query) => {
      if (start) {
        const after =
          '(instance.startsAt < :startsAt OR (instance.startsAt = :startsAt AND instance.id < :id))';
        query.where(after, { startsAt: start[0], id: start[1] });
      }
      return query.limit(page.first + 1);
    });
    return connectionOf(
      rows,
      page,
      ({ startsAt, id }) => [instantText(startsAt), id],
      () => this.database.reader.getRepository(ClassInstanceEntity).count(),
    );
  }

  /** One class; NOT_FOUND when there is none. */
  async get(id: string): Promise<ClassInstance> {
    const [found] = await readInstances(this.database.reader.manager, (query) => query.where({ id }));
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  /** Schedules a class. The server orders and numbers the days and derives the start from them. */
  async create(ctx: RequestContext, input: CreateClassInstanceInput): Promise<ClassInstance> {
    const problems = dayProblems(input.days);
    if (problems.length > 0) throw badInput(dayFieldProblems(problems));
    const days = arrangeDays(input.days);
    const row = newRow(ctx, input, days);
    await this.database.transaction(ctx, async (manager) => {
      const isKnown = await manager.existsBy(ClassTypeEntity, { id: input.classTypeId });
      if (!isKnown) throw badInput({ classTypeId: NO_SUCH_TYPE });
      await manager.insert(ClassInstanceEntity, row);
      await manager.insert(
        ClassDayEntity,
        days.map((day) => ({ ...day, classInstanceId: row.id })),
      );
      await recordAudit(ctx, manager, {
        action: 'classInstance.created',
        subjectType: 'classInstance',
        subjectId: row.id,
      });
    });
    return this.get(row.id);
  }
}

function newRow(
  ctx: RequestContext,
  input: CreateClassInstanceInput,
  days: readonly ArrangedDay[],
): Omit<ClassInstanceEntity, 'classType' | 'days'> {
  const { address } = input;
  const timeZone = input.timeZone ?? timeZoneOf(address.state);
  const [first] = days;
  if (!first) throw new RangeError('a class has at least one day');
  const now = ctx.clock.now();
  return {
    id: randomUUID(),
    classTypeId: input.classTypeId,
    language: input.language,
    status: input.status,
    timeZone,
    startsAt: instantOf(first.date, first.startTime, timeZone),
    locationName: input.locationName,
    street1: address.street1,
    street2: address.street2 ?? null,
    city: address.city,
    state: address.state,
    zip: address.zip,
    maxAttendees: input.maxAttendees,
    priceCents: input.priceCents,
    notes: input.notes ?? null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

type InstanceQuery = SelectQueryBuilder<ClassInstanceEntity>;

/** Instances with type, seats and days, newest start first: two statements for any number of rows. */
async function readInstances(
  manager: EntityManager,
  narrow: (query: InstanceQuery) => InstanceQuery,
): Promise<ClassInstance[]> {
  const query = manager
    .createQueryBuilder(ClassInstanceEntity, 'instance')
    .innerJoinAndSelect('instance.classType', 'type')
    .orderBy('instance.startsAt', 'DESC')
    .addOrderBy('instance.id', 'DESC');
  query.addSelect(takenSeats(query, 'instance.id'), 'taken');
  const { entities, raw } = await narrow(query).getRawAndEntities<{ taken: number | string }>();
  const days = await readClassDays(manager, entities);
  return entities.map((instance, index) =>
    classInstanceOf(instance, Number(raw[index]?.taken ?? 0), days.get(instance.id) ?? []),
  );
}

function classInstanceOf(row: ClassInstanceEntity, taken: number, days: ClassDay[]): ClassInstance {
  const {
    classType,
    classTypeId: _classTypeId,
    days: _days,
    street1,
    street2,
    city,
    state,
    zip,
    ...rest
  } = row;
  return {
    ...rest,
    classType: classTypeOf(classType),
    address: { street1, street2, city, state, zip },
    days,
    takenSeats: taken,
    seatsLeft: seatsLeft(row.maxAttendees, taken),
  };
}
