import type { EntityManager, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { instantText } from '../database/columns.js';
import type { Locale } from '../i18n/message.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { recipientKeyOf } from './recipient-key.js';

/**
 * SQL condition for messages that can still be withdrawn: neither sent nor failed nor leased, because a leased message may
 * already be rendered. It has the parameter `now`.
 *
 * @param alias of the outbox, followed by a dot
 */
export function unsent(alias = ''): string {
  const isFree = `(${alias}leasedUntil IS NULL OR ${alias}leasedUntil <= :now)`;
  return `${alias}sentAt IS NULL AND ${alias}failedAt IS NULL AND ${isFree}`;
}

type Which = FindOptionsWhere<OutboxMessageEntity>;

/**
 * Deletes the given messages that can still be withdrawn.
 * @param which a condition, or SQL with the parameters `values`
 */
export async function withdrawUnsent(
  manager: EntityManager,
  which: Which | Which[] | string,
  now: Date,
  values: ObjectLiteral = {},
): Promise<void> {
  // TypeORM drops an empty list of conditions, which would withdraw all messages.
  if (Array.isArray(which) && which.length === 0) return;
  await manager
    .createQueryBuilder()
    .delete()
    .from(OutboxMessageEntity)
    .where(which)
    .andWhere(unsent())
    .setParameters({ ...values, now: instantText(now) })
    .execute();
}

/** Addresses the given messages that can still be withdrawn to another recipient, who may read another language. */
export async function readdressUnsent(
  manager: EntityManager,
  which: Which,
  { recipient, language }: { recipient: string; language?: Locale },
  now: Date,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(OutboxMessageEntity)
    .set({ recipient, recipientKey: recipientKeyOf(recipient), ...(language && { language }) })
    .where(which)
    .andWhere(unsent())
    .setParameters({ now: instantText(now) })
    .execute();
}
