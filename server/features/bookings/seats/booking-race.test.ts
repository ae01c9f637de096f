import { attendee, attendeeAsJson } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { BOOK_SEAT } from '../../../testing/operations.js';
import { runs } from '../../../testing/repetitions.js';
import { useSite, type SiteServer } from '../../../testing/site-server.js';
import { noLock, openUnqueued } from '../../../testing/without-seat-guard.js';
import { DATABASES } from '../../../testing/world.js';
import { BookingEntity } from '../booking.entity.js';

const GUESTS = 200;
const SEATS = 5;
const RUNS = runs(1, 20);
/** On a busy machine, one transaction may decide all requests of a crowd, mostly those of the first. */
const MAX_CROWDS = 10;

/** Books as one guest, every second time through GraphQL. @returns 'booked', an error code, or the status of a 5xx */
async function bookAs(site: SiteServer, classInstanceId: string, index: number): Promise<string> {
  const isGraphQL = index % 2 === 0;
  const { status, body } = isGraphQL
    ? await site.graphql(BOOK_SEAT, { input: attendee(classInstanceId, {}, index) })
    : await site.rest<{ code?: string }>('POST', '/bookings', attendeeAsJson(classInstanceId, index));
  if (status >= 500) return `HTTP ${status}`;
  const code = 'errors' in body ? body.errors?.[0]?.extensions.code : 'code' in body ? body.code : undefined;
  return code ?? 'booked';
}

/** Lets 200 guests book 5 seats concurrently. @returns the number of each outcome */
async function crowd(site: SiteServer): Promise<Record<string, number>> {
  const { id } = await makeClass(site.world, { maxAttendees: SEATS });
  const outcomes: Record<string, number> = {};
  const guests = Array.from({ length: GUESTS }, (_, index) => bookAs(site, id, index));
  for (const outcome of await Promise.all(guests)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  outcomes.stored = await site.world.stored(BookingEntity).countBy({ classInstanceId: id });
  return outcomes;
}

describe.each(DATABASES)(
  '200 guests who book 5 seats concurrently through GraphQL and REST, on %s,',
  (kind) => {
    describe('with the seat guard', () => {
      const { site } = useSite(kind);

      it.each(RUNS)('get exactly 5 bookings and 195 CLASS_FULL errors (run %d)', async () => {
        await expect(crowd(site)).resolves.toEqual({
          booked: SEATS,
          CLASS_FULL: GUESTS - SEATS,
          stored: SEATS,
        });
      });
    });

    describe('without the guard', () => {
      const { site } = useSite(kind, { guard: noLock, connect: openUnqueued });

      it('oversell the class, which proves that this test detects races', async () => {
        let most = 0;
        for (let crowds = 0; crowds < MAX_CROWDS && most <= SEATS; crowds += 1) {
          const { booked = 0, stored } = await crowd(site);
          expect(stored).toBe(booked);
          most = booked;
        }
        expect(most).toBeGreaterThan(SEATS);
      });
    });
  },
);
