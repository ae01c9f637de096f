import type { SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { requireAccountId } from '../../platform/context/require-role.js';
import type { Database } from '../../platform/database/database.js';
import { inBatches, seek } from '../../platform/database/keyset.js';
import { countTo } from '../../platform/database/searched-list.js';
import { keySql } from '../../platform/database/stored-key.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { connectionOf, startOf, type Connection, type Page } from '../../platform/graphql/connection.js';
import type { Window } from '../../platform/rest/rest-list.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { readConfirmations } from '../bookings/confirmation/booking-confirmation.query.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { BookingEntity } from '../bookings/booking.entity.js';

const COLUMNS = ['instance.startsAt', 'booking.id'] as const;

interface BookingPosition {
  id: string;
  /** ISO 8601 */
  startsAt: string;
}
const keysOf = ({ startsAt, id }: BookingPosition): string[] => [startsAt, id];

/**
 * The bookings of a logged-in client: those with the account's address, including bookings from before the account
 * existed.
 */
export class MyBookingService {
  constructor(private readonly database: Database) {}

  /** Latest class first. Throws UNAUTHENTICATED, also if the address is not confirmed. */
  async page(ctx: RequestContext, page: Page): Promise<Connection<BookingConfirmation>> {
    const start = startOf(page, COLUMNS.length);
    const email = await this.confirmedEmail(ctx);
    const query = seek(this.bookingsOf(email), COLUMNS, 'DESC', start).limit(page.first + 1);
    const bookings = await this.read(ctx, await query.getRawMany<BookingPosition>());
    const keysOfBooking = ({ bookingId: id, classInstance }: BookingConfirmation): string[] =>
      keysOf({ id, startsAt: instantText(classInstance.startsAt) });
    return connectionOf(bookings, page, keysOfBooking, (atMost) => countTo(this.bookingsOf(email), atMost));
  }

  /** Like `page`, for REST. */
  async list(
    ctx: RequestContext,
    window: Window,
  ): Promise<{ batches: AsyncIterable<BookingConfirmation[]>; total: number }> {
    const email = await this.confirmedEmail(ctx);
    const positions = inBatches<BookingPosition>(
      ({ after, size, offset }) =>
        seek(this.bookingsOf(email), COLUMNS, 'DESC', after)
          .limit(size)
          .offset(offset)
          .getRawMany<BookingPosition>(),
      keysOf,
      window,
    );
    return { batches: this.readEach(ctx, positions), total: await countTo(this.bookingsOf(email)) };
  }

  private async *readEach(
    ctx: RequestContext,
    positions: AsyncIterable<BookingPosition[]>,
  ): AsyncGenerator<BookingConfirmation[], void> {
    for await (const batch of positions) yield await this.read(ctx, batch);
  }

  /** Reads bookings in the given order. */
  private async read(
    ctx: RequestContext,
    positions: readonly BookingPosition[],
  ): Promise<BookingConfirmation[]> {
    const ids = positions.map(({ id }) => id);
    const found = await readConfirmations(ctx, this.database.reader.manager, ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Uses the index `booking_email`. */
  private bookingsOf(email: string): SelectQueryBuilder<BookingEntity> {
    return this.database.reader
      .getRepository(BookingEntity)
      .createQueryBuilder('booking')
      .innerJoin('booking.classInstance', 'instance')
      .select('booking.id', 'id')
      .addSelect('instance.startsAt', 'startsAt')
      .where(`${keySql('booking.email')} = :email`, { email });
  }

  /** @returns the key of the address */
  private async confirmedEmail(ctx: RequestContext): Promise<string> {
    const accounts = this.database.reader.getRepository(AccountEntity);
    const account = await accounts.findOneBy({ id: requireAccountId(ctx) });
    // An unconfirmed account cannot log in; otherwise it would see what others have booked with that address.
    if (!account?.confirmedAt) throw new DomainError('UNAUTHENTICATED');
    return account.emailKey;
  }
}
