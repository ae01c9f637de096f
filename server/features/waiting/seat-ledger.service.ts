import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import type { ClassHistoryService } from '../schedule/history/class-history.service.js';
import { readSeatCounts } from '../schedule/seats/seat-counts.query.js';
import { seatsLeft, seatsTaken } from '../schedule/seats/seat.rules.js';
import { readOpenOffers } from './seat-offer.query.js';
import type { HeldSeats, SeatLedger, SeatLedgerChange } from './seat-ledger.type.js';

/** Lists the taken seats of a class and the changes of its capacity. */
export class SeatLedgerService {
  constructor(
    private readonly database: Database,
    private readonly history: ClassHistoryService,
  ) {}

  /** Throws NOT_FOUND. */
  async of(ctx: RequestContext, classInstanceId: string): Promise<SeatLedger> {
    const now = ctx.clock.now();
    const { manager } = this.database.reader;
    const [counts, offers, changes] = await Promise.all([
      readSeatCounts(manager, classInstanceId, now),
      this.heldSeats(classInstanceId, now),
      this.changes(classInstanceId),
    ]);
    const { capacity, confirmed, completed, offered, unnamed } = orNotFound(counts);
    const taken = seatsTaken({ booked: confirmed + completed, unnamed, offered });
    return {
      capacity,
      confirmed,
      completed,
      offered,
      unnamed,
      free: seatsLeft(capacity, taken),
      offers,
      changes,
    };
  }

  private async heldSeats(classInstanceId: string, now: Date): Promise<HeldSeats[]> {
    const rows = await readOpenOffers(this.database.reader.manager, classInstanceId, now);
    return rows.map(({ id, seats, expiresAt, entry: { firstName, lastName } }) => ({
      id,
      firstName,
      lastName,
      seats,
      expiresAt,
    }));
  }

  private async changes(classInstanceId: string): Promise<SeatLedgerChange[]> {
    const events = await this.history.of(classInstanceId);
    return events
      .flatMap(({ id, at, actorName, changes }): SeatLedgerChange[] => {
        const { before, after } = changes.find(({ field }) => field === 'seats') ?? {};
        return before && after ? [{ id, at, actorName, before: Number(before), after: Number(after) }] : [];
      })
      .reverse();
  }
}
