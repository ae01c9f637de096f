import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import { accountIdOf } from '../context/viewer.js';
import { insertRows } from '../database/insert-rows.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

export interface AuditedAction {
  /** A dotted name: booking.created */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Ids, codes and numbers only. */
  details?: Record<string, string | number | boolean | null>;
}

/** Writes the entry in the transaction of the action it records. */
export function recordAudit(
  ctx: RequestContext,
  manager: EntityManager,
  ...entries: readonly AuditedAction[]
): Promise<void> {
  return writeAudit(manager, auditEntries(ctx, entries));
}

/** Records actions whose subjects are of one type. */
export const auditAbout =
  (subjectType: string) =>
  (
    ctx: RequestContext,
    manager: EntityManager,
    action: string,
    subjectId: string,
    details: AuditedAction['details'] = {},
  ): Promise<void> =>
    recordAudit(ctx, manager, { action, subjectType, subjectId, details });

/** Writes entries, also of several requests, in one statement. */
export function writeAudit(manager: EntityManager, entries: readonly AuditEntryEntity[]): Promise<void> {
  return insertRows(manager, AuditEntryEntity, entries);
}

export function auditEntries(ctx: RequestContext, actions: readonly AuditedAction[]): AuditEntryEntity[] {
  const { viewer } = ctx;
  return actions.map((entry) => ({
    id: randomUUID(),
    at: ctx.clock.now(),
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    actorRole: viewer.role,
    actorId: accountIdOf(viewer),
    requestId: ctx.requestId,
    details: JSON.stringify(entry.details ?? {}),
  }));
}
