import { In, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { recordAudit, type AuditedAction } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { bookingQuery, readBooking } from './list/booking-list.query.js';
import { BookingEntity } from './booking.entity.js';
import type { Booking } from './booking.type.js';

/** The bookings that exist, by id. */
export async function readBookingRows(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, BookingEntity>> {
  const rows = await bookingQuery(manager)
    .where({ id: In([...ids]) })
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sets values of one booking. Throws CONFLICT. @returns the booking afterwards */
export async function changeBooking(
  ctx: RequestContext,
  manager: EntityManager,
  seen: VersionedId,
  values: QueryDeepPartialEntity<BookingEntity>,
  entry: Pick<AuditedAction, 'action' | 'details'>,
): Promise<Booking> {
  const { id } = seen;
  await updateVersioned(manager, BookingEntity, seen, { ...values, updatedAt: ctx.clock.now() });
  await recordAudit(ctx, manager, { ...entry, subjectType: 'booking', subjectId: id });
  return readBooking(manager, id);
}

/** Sets the same values. Requires locked rows whose versions were checked. */
export async function updateRows(
  ctx: RequestContext,
  manager: EntityManager,
  rows: readonly BookingEntity[],
  values: QueryDeepPartialEntity<BookingEntity>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(BookingEntity)
    .set({ ...values, version: () => 'version + 1', updatedAt: ctx.clock.now() })
    .where({ id: In(rows.map(({ id }) => id)) })
    .execute();
}

/** The row with the version that `updateRows` sets. */
export const nextVersion = (row: BookingEntity): BookingEntity => ({ ...row, version: row.version + 1 });

/** Writes an audit entry for each booking. */
export function auditRows(
  ctx: RequestContext,
  manager: EntityManager,
  action: string,
  rows: readonly BookingEntity[],
  detailsOf: (row: BookingEntity) => AuditedAction['details'] = () => ({}),
): Promise<void> {
  const entries = rows.map((row) => ({
    action,
    subjectType: 'booking',
    subjectId: row.id,
    details: detailsOf(row),
  }));
  return recordAudit(ctx, manager, ...entries);
}
