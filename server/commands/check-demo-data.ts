import { In, MoreThan, type EntityManager } from 'typeorm';
import { demoVenues } from '../features/demo/venues.seed.js';
import { ClassInstanceEntity } from '../features/schedule/classes/class-instance.entity.js';
import { VenueEntity } from '../features/schedule/venues/venue.entity.js';
import type { Config } from '../platform/config/config.js';
import { publishedUrl } from '../platform/config/own-host.js';
import { fail, ok, type Finding } from '../platform/doctor/finding.js';

const CHECK = 'demo data';

/** Fails if guests of a public site can book invented classes. */
export async function checkDemoData(
  config: Pick<Config, 'publicUrl'>,
  manager: EntityManager,
  now: Date,
): Promise<Finding> {
  const places = demoVenues({ version: 1, createdAt: now, updatedAt: now }).rows.map(
    ({ placeKey }) => placeKey,
  );
  // Not by their ids: an upgrade gave venues others, and the office may have edited one.
  const venues = await manager.findBy(VenueEntity, { placeKey: In(places) });
  const classes = await manager.countBy(ClassInstanceEntity, {
    venueId: In(venues.map(({ id }) => id)),
    status: 'scheduled',
    startsAt: MoreThan(now),
  });
  const text = `${classes} upcoming classes at the invented venues`;
  if (classes === 0 || publishedUrl(config) === undefined) return ok(CHECK, text);
  return fail(CHECK, `${text}: cancel these classes, or begin anew with DEMO_DATA=off`);
}
