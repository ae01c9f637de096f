import { attendee, attendeeOnTheWire } from './testing/attendees.js';
import { makeClass } from './testing/classes.js';
import {
  BOOK_SEAT,
  BOOKING_CONFIRMATION,
  LOGIN,
  UPCOMING_CLASS,
  UPCOMING_CLASSES,
} from './testing/operations.js';
import { useSite } from './testing/site-server.js';
import { DATABASES } from './testing/world.js';
import { BookingEntity } from './features/bookings/booking.entity.js';

const HOSTILE = [
  "' OR 1=1 --",
  `"; DROP TABLE booking; --`,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%00',
  '\\',
  '$1',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  '😀'.repeat(60),
  'x'.repeat(5_000),
];

const cursorOf = (text: string): string => Buffer.from(`${text}|${text}`).toString('base64url');

describe.each(DATABASES)('text that means harm, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  it.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    'is only text wherever a guest may send it: %s',
    async (_shown, text) => {
      const { id } = await makeClass(world);
      // Half a character has no place in an address.
      const encoded = encodeURIComponent(Buffer.from(text).toString());
      const rest = [
        await site.rest('GET', `/bookings/${encoded}`),
        await site.rest('GET', `/class-instances/${encoded}`),
        await site.rest('POST', '/bookings', { ...attendeeOnTheWire(id), class_instance_id: text }),
        await site.rest('POST', '/auth/login', { email: text, password: text }),
        await site.rest('POST', '/contact', {
          name: text,
          email: text,
          subject: text,
          message: text,
          phone: text,
        }),
      ];
      const graphql = [
        await site.graphql(UPCOMING_CLASS, { id: text }),
        await site.graphql(BOOKING_CONFIRMATION, { id: text }),
        await site.graphql(UPCOMING_CLASSES, { classTypeId: text }),
        await site.graphql(UPCOMING_CLASSES, { after: text }),
        await site.graphql(UPCOMING_CLASSES, { after: cursorOf(text) }),
        await site.graphql(LOGIN, { input: { email: text, password: text } }),
        await site.graphql(BOOK_SEAT, { input: attendee(text) }),
      ];
      expect(rest.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(graphql.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const codes = graphql.flatMap(({ body }) =>
        (body.errors ?? []).map(({ extensions }) => extensions.code),
      );
      expect(codes).not.toContain('INTERNAL');
      expect(world.log.errors()).toEqual([]);
    },
  );

  it('is kept as it is in a booking, but for what no line of text holds', async () => {
    const { id } = await makeClass(world);
    const firstName = `Robert'); DROP TABLE booking;-- <b>\u0000\u0007`;
    const { body } = await site.graphql<{ bookSeat: { id: string; firstName: string } }>(BOOK_SEAT, {
      input: attendee(id, { firstName, lastName: '😀 Ñandú', companyName: '=cmd|calc' }),
    });
    expect(body.data?.bookSeat).toMatchObject({
      firstName: `Robert'); DROP TABLE booking;-- <b>`,
      lastName: '😀 Ñandú',
    });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });

  it('cannot reach the prototype of an input', async () => {
    const { id } = await makeClass(world);
    const body = JSON.stringify(attendeeOnTheWire(id)).replace(
      '{',
      '{"__proto__":{"isAdmin":true},"constructor":{"a":1},',
    );
    const answer = await site.send('POST', '/api/bookings', body, {
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(201);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
