import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { inBatches, seek } from '../../platform/database/keyset.js';
import { countTo } from '../../platform/database/searched-list.js';
import { keySql } from '../../platform/database/stored-key.js';
import { connectionOf, startOf, type Connection, type Page } from '../../platform/graphql/connection.js';
import type { Window } from '../../platform/rest/rest-list.js';
import { readConfirmedEmailKey } from './confirmed-email.query.js';

/** A row that somebody made in a class with an email. */
interface Listed {
  id: string;
  email: string;
  emailKey: string | null;
  classInstance: object;
}

/** What is listed. The table has an index on the key of its email, and is its own alias. */
interface ListKind<Item> {
  entity: new () => Listed;
  table: 'booking' | 'crew_booking' | 'waiting_list_entry';
  /** By the start of the class. */
  direction: 'ASC' | 'DESC';
  /** What is listed of the table and its class `instance` at `:now`; default: all. */
  condition?: string;
  /** Reads items in a constant number of statements. @returns those that exist, by id of the row */
  read: (ctx: RequestContext, manager: EntityManager, ids: readonly string[]) => Promise<Map<string, Item>>;
}

interface Position {
  id: string;
  /** ISO 8601 */
  startsAt: string;
}
const keysOf = ({ startsAt, id }: Position): string[] => [startsAt, id];

/**
 * What was made with the confirmed address of the current account, also before the account existed, in the order of the
 * classes.
 */
export abstract class AccountListService<Item extends object> {
  private readonly columns: readonly string[];

  constructor(
    private readonly database: Database,
    private readonly kind: ListKind<Item>,
  ) {
    this.columns = ['instance.startsAt', `${kind.table}.id`];
  }

  /** Throws UNAUTHENTICATED, also if the address is not confirmed, and BAD_USER_INPUT for an invalid page. */
  async page(ctx: RequestContext, page: Page): Promise<Connection<Item>> {
    const start = startOf(page, this.columns.length);
    const emailKey = await this.emailKey(ctx);
    const query = seek(this.madeWith(ctx, emailKey), this.columns, this.kind.direction, start).limit(
      page.first + 1,
    );
    const found = await this.itemsAt(ctx, await query.getRawMany<Position>());
    const keys = new Map(found.map(({ item, position }) => [item, keysOf(position)]));
    const count = (atMost?: number) => countTo(this.madeWith(ctx, emailKey), atMost);
    return connectionOf([...keys.keys()], page, (item) => keys.get(item) ?? [], count);
  }

  /** Like `page`, for REST. */
  async list(
    ctx: RequestContext,
    window: Window,
  ): Promise<{ batches: AsyncIterable<Item[]>; total: number }> {
    const emailKey = await this.emailKey(ctx);
    const positions = inBatches<Position>(
      ({ after, size, offset }) =>
        seek(this.madeWith(ctx, emailKey), this.columns, this.kind.direction, after)
          .limit(size)
          .offset(offset)
          .getRawMany<Position>(),
      keysOf,
      window,
    );
    return { batches: this.readEach(ctx, positions), total: await countTo(this.madeWith(ctx, emailKey)) };
  }

  private async *readEach(
    ctx: RequestContext,
    positions: AsyncIterable<Position[]>,
  ): AsyncGenerator<Item[], void> {
    for await (const batch of positions) yield (await this.itemsAt(ctx, batch)).map(({ item }) => item);
  }

  /** Items in the given order. */
  private async itemsAt(
    ctx: RequestContext,
    positions: readonly Position[],
  ): Promise<{ item: Item; position: Position }[]> {
    const ids = positions.map(({ id }) => id);
    const found = await this.kind.read(ctx, this.database.reader.manager, ids);
    return positions.flatMap((position) => {
      const item = found.get(position.id);
      return item ? [{ item, position }] : [];
    });
  }

  private madeWith(ctx: RequestContext, emailKey: string): SelectQueryBuilder<ObjectLiteral> {
    const { entity, table, condition } = this.kind;
    const query = this.database.reader.manager
      .createQueryBuilder(entity, table)
      .innerJoin(`${table}.classInstance`, 'instance')
      .select(`${table}.id`, 'id')
      .addSelect('instance.startsAt', 'startsAt')
      .where(`${keySql(`${table}.email`)} = :emailKey`, { emailKey });
    if (condition !== undefined) query.andWhere(condition, { now: instantText(ctx.clock.now()) });
    return query;
  }

  private emailKey(ctx: RequestContext): Promise<string> {
    return readConfirmedEmailKey(ctx, this.database.reader.manager);
  }
}
