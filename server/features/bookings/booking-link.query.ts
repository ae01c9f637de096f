import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { BookingEntity } from './booking.entity.js';

/**
 * The booking that a secret link opens; null for none, and for a link from before its email changed hands. Admins also find
 * it by its id.
 */
export function findByLink(
  { viewer }: RequestContext,
  manager: EntityManager,
  link: string,
): Promise<BookingEntity | null> {
  const isFirstLink = isAdmin(viewer) ? {} : { linkId: IsNull() };
  return manager.findOneBy(BookingEntity, [{ linkId: link }, { id: link, ...isFirstLink }]);
}
