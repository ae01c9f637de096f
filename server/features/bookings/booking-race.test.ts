import { attendee, attendeeOnTheWire } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { BOOK_SEAT } from '../../testing/operations.js';
import { runs } from '../../testing/repetitions.js';
import { useSite, type SiteServer } from '../../testing/site-server.js';
import { noLock, openUnqueued } from '../../testing/unguarded.js';
import { DATABASES } from '../../testing/world.js';
import { BookingEntity } from './booking.entity.js';

const GUESTS = 200;
const SEATS = 5;
const RUNS = runs(1, 20);
/** On a busy machine the requests of a crowd may all come to be decided by one transaction, mostly those of the first. */
const MAX_CROWDS = 10;

/** One guest of the crowd, every second through GraphQL. @returns 'booked', an error's code, or the status of a 5xx */
async function bookAs(site: SiteServer, classInstanceId: string, index: number): Promise<string> {
  const isGraphQL = index % 2 === 0;
  const { status, body } = isGraphQL
    ? await site.graphql(BOOK_SEAT, { input: attendee(classInstanceId, {}, index) })
    : await site.rest<{ code?: string }>('POST', '/bookings', attendeeOnTheWire(classInstanceId, index));
  if (status >= 500) return `HTTP ${status}`;
  const code = 'errors' in body ? body.errors?.[0]?.extensions.code : 'code' in body ? body.code : undefined;
  return code ?? 'booked';
}

/** What 200 guests get who want 5 seats at the same time. */
async function crowd(site: SiteServer): Promise<Record<string, number>> {
  const { id } = await makeClass(site.world, { maxAttendees: SEATS });
  const outcomes: Record<string, number> = {};
  const guests = Array.from({ length: GUESTS }, (_, index) => bookAs(site, id, index));
  for (const outcome of await Promise.all(guests)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  outcomes.stored = await site.world.stored(BookingEntity).countBy({ classInstanceId: id });
  return outcomes;
}

describe.each(DATABASES)('200 guests who want 5 seats at once through GraphQL and REST, on %s,', (kind) => {
  describe('with the seat guard', () => {
    const { site } = useSite(kind);

    it.each(RUNS)('book exactly 5 and are told 195 times that the class is full (run %d)', async () => {
      await expect(crowd(site)).resolves.toEqual({
        booked: SEATS,
        CLASS_FULL: GUESTS - SEATS,
        stored: SEATS,
      });
    });
  });

  describe('with the guard taken away', () => {
    const { site } = useSite(kind, { guard: noLock, connect: openUnqueued });

    it('oversell the class, so this very test can see a race', async () => {
      let most = 0;
      for (let crowds = 0; crowds < MAX_CROWDS && most <= SEATS; crowds += 1) {
        const { booked = 0, stored } = await crowd(site);
        expect(stored).toBe(booked);
        most = booked;
      }
      expect(most).toBeGreaterThan(SEATS);
    });
  });
});
