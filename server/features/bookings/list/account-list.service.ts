import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { inBatches, seek } from '../../../platform/database/keyset.js';
import { countTo } from '../../../platform/database/searched-list.js';
import { keySql } from '../../../platform/database/stored-key.js';
import { connectionOf, startOf, type Connection, type Page } from '../../../platform/graphql/connection.js';
import type { Window } from '../../../platform/rest/rest-list.js';
import { readConfirmedEmailKey } from '../../accounts/confirmed-email.query.js';
import type { BookingEntity } from '../booking.entity.js';
import type { CrewBookingEntity } from '../crew-booking.entity.js';

/** What is listed. The table has an index on the key of its email, and is its own alias. */
interface ListKind<Item> {
  entity: new () => BookingEntity | CrewBookingEntity;
  table: 'booking' | 'crew_booking';
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
 * What was booked with the confirmed address of the current account, also before the account existed. Latest class
 * first.
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
    const query = seek(this.bookedWith(emailKey), this.columns, 'DESC', start).limit(page.first + 1);
    const found = await this.itemsAt(ctx, await query.getRawMany<Position>());
    const keys = new Map(found.map(({ item, position }) => [item, keysOf(position)]));
    const count = (atMost?: number) => countTo(this.bookedWith(emailKey), atMost);
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
        seek(this.bookedWith(emailKey), this.columns, 'DESC', after)
          .limit(size)
          .offset(offset)
          .getRawMany<Position>(),
      keysOf,
      window,
    );
    return { batches: this.readEach(ctx, positions), total: await countTo(this.bookedWith(emailKey)) };
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

  private bookedWith(emailKey: string): SelectQueryBuilder<ObjectLiteral> {
    const { entity, table } = this.kind;
    return this.database.reader.manager
      .createQueryBuilder(entity, table)
      .innerJoin(`${table}.classInstance`, 'instance')
      .select(`${table}.id`, 'id')
      .addSelect('instance.startsAt', 'startsAt')
      .where(`${keySql(`${table}.email`)} = :emailKey`, { emailKey });
  }

  private emailKey(ctx: RequestContext): Promise<string> {
    return readConfirmedEmailKey(ctx, this.database.reader.manager);
  }
}
