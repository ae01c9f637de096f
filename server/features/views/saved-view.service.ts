import { IsNull, Not, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { requireAccountId } from '../../platform/context/require-role.js';
import type { Database } from '../../platform/database/database.js';
import { nameKeyOf } from '../../platform/database/name-key.js';
import { newRecordId } from '../../platform/database/record-id.js';
import { updateVersioned } from '../../platform/database/versioned.js';
import { badInput, DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { FORMAT_LOCALE, message } from '../../platform/i18n/message.js';
import { nameOfAccount } from '../accounts/account.rules.js';
import { MAX_LISTED_VIEWS, MAX_VIEWS, type ViewPage } from './saved-view.constants.js';
import { SavedViewEntity } from './saved-view.entity.js';
import type { CreateSavedViewInput, SavedViewInput, UpdateSavedViewInput } from './saved-view.input.js';
import type { SavedView } from './saved-view.type.js';
import { viewParameters } from './view-parameters.rules.js';

const audit = auditAbout('savedView');
const UNKNOWN = message({
  en: 'This list has no such filter',
  es: 'Esta lista no tiene ese filtro',
});
const NAME_TAKEN = message({
  en: 'You have a view of this name already',
  es: 'Ya tiene una vista con ese nombre',
});
const TOO_MANY = message(
  {
    en: 'You have {most} views of this list. Delete one first.',
    es: 'Ya tiene {most} vistas de esta lista. Elimine una antes.',
  },
  { most: MAX_VIEWS },
);

/** Named addresses of lists: the viewer's own, and those that others share. */
export class SavedViewService {
  constructor(private readonly database: Database) {}

  /** The viewer's own views, then those that others share; each by name, in one statement. */
  async list(ctx: RequestContext, page: ViewPage): Promise<SavedView[]> {
    const accountId = requireAccountId(ctx);
    const { manager } = this.database.reader;
    const rows = await withOwner(manager)
      .where('view.page = :page AND view.deletedAt IS NULL', { page })
      .andWhere('(view.ownerId = :accountId OR view.isShared = :isShared)', { accountId, isShared: true })
      .orderBy(`CASE WHEN view.ownerId = :accountId THEN 0 ELSE 1 END`)
      .addOrderBy('view.nameKey')
      .limit(MAX_LISTED_VIEWS)
      .getMany();
    const { compare } = new Intl.Collator(FORMAT_LOCALE[ctx.locale], { numeric: true });
    return rows
      .map((row) => viewOf(accountId, row))
      .toSorted((one, other) => Number(other.isMine) - Number(one.isMine) || compare(one.name, other.name));
  }

  /**
   * Adds a view, once per idempotency key. Throws BAD_USER_INPUT on `parameters`, on `name` if it is taken, or if there
   * are too many views.
   */
  create(ctx: RequestContext, input: CreateSavedViewInput): Promise<SavedView> {
    const ownerId = requireAccountId(ctx);
    const columns = columnsOf(input);
    const id = newRecordId(ctx, 'view', input.idempotencyKey);
    return this.database.transaction(ctx, async (manager) => {
      if (await manager.existsBy(SavedViewEntity, { id })) return readView(manager, ownerId, id);
      await assertBelowLimit(manager, ownerId, input.page);
      const now = ctx.clock.now();
      await assertNameFreeAndUnsetDefault(manager, ownerId, { ...input, id });
      await manager.insert(SavedViewEntity, {
        ...columns,
        id,
        ownerId,
        deletedAt: null,
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
      await audit(ctx, manager, 'view.created', id);
      return readView(manager, ownerId, id);
    });
  }

  /** Throws like `create`, and NOT_FOUND, also for views of others, and CONFLICT. */
  update(ctx: RequestContext, input: UpdateSavedViewInput): Promise<SavedView> {
    const ownerId = requireAccountId(ctx);
    const { id, version } = input;
    const columns = columnsOf(input);
    return this.database.transaction(ctx, async (manager) => {
      const own = { ownerId, page: input.page, deletedAt: IsNull() };
      if (!(await manager.existsBy(SavedViewEntity, { ...own, id }))) throw new DomainError('NOT_FOUND');
      await assertNameFreeAndUnsetDefault(manager, ownerId, input);
      const values = { ...columns, updatedAt: ctx.clock.now() };
      await updateVersioned(manager, SavedViewEntity, { id, version }, values, own);
      await audit(ctx, manager, 'view.updated', id);
      return readView(manager, ownerId, id);
    });
  }

  /** Throws NOT_FOUND, also for views of others. */
  remove(ctx: RequestContext, id: string): Promise<void> {
    const own = { ownerId: requireAccountId(ctx), deletedAt: IsNull() };
    return this.database.transaction(ctx, async (manager) => {
      await updateVersioned(manager, SavedViewEntity, { id }, { deletedAt: ctx.clock.now() }, own);
      await audit(ctx, manager, 'view.deleted', id);
    });
  }

  /**
   * Restores a deleted view, for 30 days. Throws NOT_FOUND, and BAD_USER_INPUT if its name is taken or there are too
   * many views.
   */
  restore(ctx: RequestContext, id: string): Promise<SavedView> {
    const ownerId = requireAccountId(ctx);
    return this.database.transaction(ctx, async (manager) => {
      const row = orNotFound(
        await manager.findOneBy(SavedViewEntity, { id, ownerId, deletedAt: Not(IsNull()) }),
      );
      await assertBelowLimit(manager, ownerId, row.page);
      await assertNameFreeAndUnsetDefault(manager, ownerId, { ...row, isDefault: false });
      const others = { ownerId, page: row.page, isDefault: true, deletedAt: IsNull() };
      // Another view may have become the default meanwhile.
      const isDefault = row.isDefault && !(await manager.existsBy(SavedViewEntity, others));
      await updateVersioned(manager, SavedViewEntity, { id }, { deletedAt: null, isDefault });
      await audit(ctx, manager, 'view.restored', id);
      return readView(manager, ownerId, id);
    });
  }
}

/** Throws BAD_USER_INPUT if the owner has the maximum number of views of a list. */
async function assertBelowLimit(manager: EntityManager, ownerId: string, page: ViewPage): Promise<void> {
  const count = await manager.countBy(SavedViewEntity, { ownerId, page, deletedAt: IsNull() });
  if (count >= MAX_VIEWS) throw badInput({ name: TOO_MANY });
}

/** Throws BAD_USER_INPUT if another view has the name; a new default replaces the former one. */
async function assertNameFreeAndUnsetDefault(
  manager: EntityManager,
  ownerId: string,
  { id, page, name, isDefault }: Pick<SavedView, 'id' | 'page' | 'name' | 'isDefault'>,
): Promise<void> {
  const others = { ownerId, page, id: Not(id), deletedAt: IsNull() };
  if (await manager.existsBy(SavedViewEntity, { ...others, nameKey: nameKeyOf(name) }))
    throw badInput({ name: NAME_TAKEN });
  if (isDefault) await manager.update(SavedViewEntity, { ...others, isDefault: true }, { isDefault: false });
}

function columnsOf({ page, name, parameters, isShared, isDefault }: SavedViewInput) {
  const kept = viewParameters(page, parameters);
  if (kept === undefined) throw badInput({ parameters: UNKNOWN });
  return { page, name, nameKey: nameKeyOf(name), parameters: kept, isShared, isDefault };
}

const withOwner = (manager: EntityManager): SelectQueryBuilder<SavedViewEntity> =>
  manager
    .createQueryBuilder(SavedViewEntity, 'view')
    .innerJoin('view.owner', 'owner')
    .addSelect(['owner.id', 'owner.firstName', 'owner.lastName', 'owner.email']);

async function readView(manager: EntityManager, accountId: string, id: string): Promise<SavedView> {
  return viewOf(accountId, orNotFound(await withOwner(manager).where({ id }).getOne()));
}

function viewOf(accountId: string, { owner, ownerId, isDefault, ...row }: SavedViewEntity): SavedView {
  const isMine = ownerId === accountId;
  const { id, page, name, parameters, isShared, version } = row;
  const ownerName = nameOfAccount(owner);
  return { id, page, name, parameters, isShared, version, isMine, ownerName, isDefault: isMine && isDefault };
}
