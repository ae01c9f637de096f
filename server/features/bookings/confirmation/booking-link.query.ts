import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { isAdmin } from '../../../platform/context/viewer.js';
import { BookingEntity } from '../booking.entity.js';
import { CrewBookingEntity } from '../crew-booking.entity.js';

/**
 * The booking with this secret link; null if there is none, or if the link was replaced with the booking's email.
 * Admins can also use the id of the booking.
 */
export function findByLink(
  ctx: RequestContext,
  manager: EntityManager,
  link: string,
): Promise<BookingEntity | null> {
  return manager.findOneBy(BookingEntity, withLink(ctx, link));
}

/** Like `findByLink`, for the link of the contact of a crew. */
export function findCrewByLink(
  ctx: RequestContext,
  manager: EntityManager,
  link: string,
): Promise<CrewBookingEntity | null> {
  return manager.findOneBy(CrewBookingEntity, withLink(ctx, link));
}

function withLink({ viewer }: RequestContext, link: string) {
  const isFirstLink = isAdmin(viewer) ? {} : { linkId: IsNull() };
  return [{ linkId: link }, { id: link, ...isFirstLink }];
}
