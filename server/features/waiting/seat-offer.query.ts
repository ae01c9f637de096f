import type { EntityManager } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { SeatOfferEntity } from './seat-offer.entity.js';

/** The open offers of a class with their entries, by time of expiry. */
export function readOpenOffers(
  manager: EntityManager,
  classInstanceId: string,
  now: Date,
): Promise<SeatOfferEntity[]> {
  return manager
    .createQueryBuilder(SeatOfferEntity, 'offer')
    .innerJoinAndSelect('offer.entry', 'entry')
    .where('offer.classInstanceId = :classInstanceId AND offer.ending IS NULL', { classInstanceId })
    .andWhere('offer.expiresAt > :now', { now: instantText(now) })
    .orderBy('offer.expiresAt')
    .addOrderBy('offer.id')
    .getMany();
}
