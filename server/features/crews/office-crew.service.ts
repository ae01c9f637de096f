import type { FindOptionsWhere } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { countNamedOfAll } from './crew.query.js';
import type { Crew } from './crew.type.js';

/** Crews as visible to the office. */
export class OfficeCrewService {
  constructor(private readonly database: Pick<Database, 'reader'>) {}

  /** By the id, or by the contact's link. Throws NOT_FOUND. */
  async get(id: string): Promise<Crew> {
    const [crew] = await this.find([{ id }, { linkId: id }]);
    return orNotFound(crew);
  }

  /** The crews of a class, in the order in which they were booked. */
  ofClass(classInstanceId: string): Promise<Crew[]> {
    return this.find({ classInstanceId });
  }

  private async find(
    where: FindOptionsWhere<CrewBookingEntity> | FindOptionsWhere<CrewBookingEntity>[],
  ): Promise<Crew[]> {
    const { manager } = this.database.reader;
    const rows = await manager.find(CrewBookingEntity, { where, order: { createdAt: 'ASC', id: 'ASC' } });
    const named = await countNamedOfAll(
      manager,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, namedSeats: named.get(row.id) ?? 0 }));
  }
}
