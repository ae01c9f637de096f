import { Not, type EntityManager } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { ListOrder } from '../../platform/database/keyset.js';
import { nameKeyOf } from '../../platform/database/name-key.js';
import { newRecordId } from '../../platform/database/record-id.js';
import { deleteUnused, updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import type { Connection, Page } from '../../platform/graphql/connection.js';
import { declaredValues } from '../../platform/graphql/declared-fields.js';
import { pageOfQuery } from '../../platform/graphql/list-page.js';
import { message } from '../../platform/i18n/message.js';
import { ClassTypeEntity } from './class-type.entity.js';
import { classTypeOf, MINUTES_PER_HOUR } from './class-type.query.js';
import { ClassTypeInput, type CreateClassTypeInput } from './class-type.input.js';
import type { ClassType } from './class-type.type.js';

const audit = auditAbout('classType');

/** The office's operations on the catalogue. */
export class ClassTypeService {
  constructor(private readonly database: Database) {}

  /** All class types, including inactive ones, by name. */
  async list(): Promise<ClassType[]> {
    const rows = await this.database.reader
      .getRepository(ClassTypeEntity)
      .find({ order: { nameKey: 'ASC' } });
    return rows.map(classTypeOf);
  }

  page(page: Page): Promise<Connection<ClassType>> {
    const all = () => this.database.reader.manager.createQueryBuilder(ClassTypeEntity, 'type');
    return pageOfQuery(all, BY_NAME, page, classTypeOf);
  }

  /** Adds a class type, once per idempotency key. Throws BAD_USER_INPUT if another one has the same name. */
  async create(ctx: RequestContext, input: CreateClassTypeInput): Promise<ClassType> {
    const now = ctx.clock.now();
    const row = {
      ...columnsOf(input),
      id: newRecordId(ctx, 'classType', input.idempotencyKey),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    return this.database.transaction(ctx, async (manager) => {
      const earlier = await manager.findOneBy(ClassTypeEntity, { id: row.id });
      if (earlier) return classTypeOf(earlier);
      await assertNameFree(manager, row);
      await manager.insert(ClassTypeEntity, row);
      await audit(ctx, manager, 'classType.created', row.id);
      return classTypeOf(row);
    });
  }

  /** Replaces a class type. Throws NOT_FOUND, CONFLICT, and BAD_USER_INPUT if another one has the same name. */
  async update(ctx: RequestContext, versionedId: VersionedId, input: ClassTypeInput): Promise<ClassType> {
    return this.database.transaction(ctx, async (manager) => {
      const values = { ...columnsOf(input), updatedAt: ctx.clock.now() };
      if (!(await manager.existsBy(ClassTypeEntity, { id: versionedId.id })))
        throw new DomainError('NOT_FOUND');
      await assertNameFree(manager, { ...values, id: versionedId.id });
      await updateVersioned(manager, ClassTypeEntity, versionedId, values);
      await audit(ctx, manager, 'classType.updated', versionedId.id);
      return classTypeOf(await manager.findOneByOrFail(ClassTypeEntity, { id: versionedId.id }));
    });
  }

  /** Deletes a class type that no class refers to. Throws NOT_FOUND, IN_USE. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.database.transaction(ctx, async (manager) => {
      await deleteUnused(manager, ClassTypeEntity, id, MAKE_INACTIVE);
      await audit(ctx, manager, 'classType.deleted', id);
    });
  }
}

const BY_NAME: ListOrder<Pick<ClassTypeEntity, 'nameKey'>> = {
  columns: ['type.nameKey'],
  direction: 'ASC',
  keysOf: ({ nameKey }) => [nameKey],
};

const NAME_TAKEN = message({
  en: 'There is already a class type with this name',
  es: 'Ya hay un curso con este nombre',
});
const MAKE_INACTIVE = message({
  en: 'Classes of this type exist. Make it inactive instead.',
  es: 'Este curso ya tiene clases. En vez de eliminarlo, desactívelo.',
});

function columnsOf(
  input: ClassTypeInput,
): Omit<ClassTypeEntity, 'id' | 'version' | 'createdAt' | 'updatedAt'> {
  const { durationHours, ...columns } = declaredValues(ClassTypeInput, input);
  return {
    ...columns,
    nameKey: nameKeyOf(columns.name),
    durationMinutes: durationHours * MINUTES_PER_HOUR,
  };
}

/** Of two concurrent writes, the unique index rejects one, which is retried and then finds the other here. */
async function assertNameFree(
  manager: EntityManager,
  { id, nameKey }: Pick<ClassTypeEntity, 'id' | 'nameKey'>,
): Promise<void> {
  if (await manager.existsBy(ClassTypeEntity, { nameKey, id: Not(id) })) throw badInput({ name: NAME_TAKEN });
}
