import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { isAdmin } from '../../../platform/context/viewer.js';
import { BookingEntity } from '../booking.entity.js';

/**
 * The booking with this secret link; null if there is none, or if the link was replaced with the booking's email.
 * Admins can also use the id of the booking.
 */
export function findByLink(
  { viewer }: RequestContext,
  manager: EntityManager,
  link: string,
): Promise<BookingEntity | null> {
  const isFirstLink = isAdmin(viewer) ? {} : { linkId: IsNull() };
  return manager.findOneBy(BookingEntity, [{ linkId: link }, { id: link, ...isFirstLink }]);
}
