import type { EntityManager, EntityTarget } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { seek } from '../../../platform/database/keyset.js';
import { newRecordId } from '../../../platform/database/record-id.js';
import { deleteUnused, updateVersioned, type VersionedId } from '../../../platform/database/versioned.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { countTo } from '../../../platform/database/searched-list.js';
import { connectionOf, startOf, type Connection, type Page } from '../../../platform/graphql/connection.js';
import type { Message } from '../../../platform/i18n/message.js';
import type { ArchivableRecordEntity } from './archivable-record.entity.js';
import {
  archivableRecordQuery,
  readWithUse,
  type ArchivableRecordFilter,
  type ArchivableRecords,
  type RecordUse,
} from './archivable-record.query.js';

interface RecordKind<Entity extends ArchivableRecordEntity, Shown> extends ArchivableRecords<Entity> {
  /** Prefix of the audit actions, such as `venue.archived`. */
  subjectType: 'venue' | 'instructor';
  shownOf: (record: Entity, use: RecordUse) => Shown;
  /** The error message for deleting a record that classes refer to. */
  archiveInstead: Message;
}

/** Columns of a new record that do not come from its form. */
type Stamps = Pick<ArchivableRecordEntity, 'id' | 'archivedAt' | 'version' | 'createdAt' | 'updatedAt'>;

const BY_NAME = ['record.nameKey', 'record.id'];

/** Common operations on venues and instructors: lists, archiving and deletion. */
export abstract class ArchivableRecordService<Entity extends ArchivableRecordEntity, Shown> {
  constructor(
    protected readonly database: Database,
    private readonly kind: RecordKind<Entity, Shown>,
  ) {}

  /** One page, by name. */
  async page(ctx: RequestContext, filter: ArchivableRecordFilter, page: Page): Promise<Connection<Shown>> {
    const { manager } = this.database.reader;
    const matches = () => archivableRecordQuery(manager, this.kind, filter);
    const start = startOf(page, BY_NAME.length);
    const query = seek(matches(), BY_NAME, 'ASC', start).limit(page.first + 1);
    const rows = await readWithUse(query, this.kind, ctx.clock.now());
    const keys = new Map(
      rows.map(({ record, use }) => [this.kind.shownOf(record, use), [record.nameKey, record.id]]),
    );
    const keysOf = (node: Shown): string[] => keys.get(node) ?? [];
    return connectionOf([...keys.keys()], page, keysOf, (atMost) => countTo(matches(), atMost));
  }

  /** Throws NOT_FOUND. */
  get(ctx: RequestContext, id: string): Promise<Shown> {
    return this.read(ctx, this.database.reader.manager, id);
  }

  /** Archives a record, which is then no longer offered for new classes. Throws NOT_FOUND, CONFLICT. */
  archive(ctx: RequestContext, versionedId: VersionedId): Promise<Shown> {
    return this.setArchived(ctx, versionedId, 'archived', ctx.clock.now());
  }

  /** Restores an archived record. Throws NOT_FOUND, CONFLICT. */
  restore(ctx: RequestContext, versionedId: VersionedId): Promise<Shown> {
    return this.setArchived(ctx, versionedId, 'restored', null);
  }

  /** Deletes a record that no class refers to. Throws NOT_FOUND, IN_USE. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.database.transaction(ctx, async (manager) => {
      await deleteUnused(manager, this.target, id, this.kind.archiveInstead);
      await this.audit(ctx, manager, 'deleted', id);
    });
  }

  /** Adds a record, once per idempotency key. */
  protected add(
    ctx: RequestContext,
    idempotencyKey: string | undefined,
    insert: (manager: EntityManager, stamps: Stamps) => Promise<unknown>,
  ): Promise<Shown> {
    const now = ctx.clock.now();
    const id = newRecordId(ctx, this.kind.subjectType, idempotencyKey);
    return this.database.transaction(ctx, async (manager) => {
      if (await manager.existsBy(this.target, { id })) return this.read(ctx, manager, id);
      await insert(manager, { id, archivedAt: null, version: 1, createdAt: now, updatedAt: now });
      await this.audit(ctx, manager, 'created', id);
      return this.read(ctx, manager, id);
    });
  }

  protected async read(ctx: RequestContext, manager: EntityManager, id: string): Promise<Shown> {
    const query = manager.createQueryBuilder(this.kind.Entity, 'record').where('record.id = :id', { id });
    const [found] = await readWithUse(query, this.kind, ctx.clock.now());
    if (!found) throw new DomainError('NOT_FOUND');
    return this.kind.shownOf(found.record, found.use);
  }

  protected audit(
    ctx: RequestContext,
    manager: EntityManager,
    what: string,
    subjectId: string,
    details: Record<string, number | boolean> = {},
  ): Promise<void> {
    const { subjectType } = this.kind;
    return recordAudit(ctx, manager, { action: `${subjectType}.${what}`, subjectType, subjectId, details });
  }

  private get target(): EntityTarget<ArchivableRecordEntity> {
    return this.kind.Entity;
  }

  private setArchived(
    ctx: RequestContext,
    versionedId: VersionedId,
    what: 'archived' | 'restored',
    archivedAt: Date | null,
  ): Promise<Shown> {
    return this.database.transaction(ctx, async (manager) => {
      await updateVersioned(manager, this.target, versionedId, { archivedAt, updatedAt: ctx.clock.now() });
      await this.audit(ctx, manager, what, versionedId.id);
      return this.read(ctx, manager, versionedId.id);
    });
  }
}
