import { getNamedType } from 'graphql';
import { AccountEntity } from './features/accounts/account.entity.js';
import { BookingEntity } from './features/bookings/booking.entity.js';
import { linkOf } from './features/bookings/booking.rules.js';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { OutboxMessageEntity } from './platform/outbox/outbox-message.entity.js';
import { resolvers } from './resolvers.js';
import { anyCall, everythingOf, rootFieldsOf } from './testing/any-call.js';
import { attendee, attendeeAsJson, book } from './testing/attendees.js';
import { makeClass, makeClassType, makeTwoDates } from './testing/classes.js';
import { operations } from './testing/openapi.js';
import { useSite, type Answer } from './testing/site-server.js';
import { statementsOf } from './testing/statement-log.js';
import { DATABASES } from './testing/world.js';

const FORMER = 'former@example.com';
/** Who has the seat now. */
const XIOMARA = {
  firstName: 'Xiomara',
  lastName: 'Quetzal',
  email: 'xiomara@example.net',
  phone: '(385) 555-0164',
  emergencyContactName: 'Itzel Rey',
  emergencyContactPhone: '(385) 555-0172',
};
const SECRETS = [...Object.values(XIOMARA), '0164'];
const NOBODY = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
/** The id that stands for any in the examples of docs/openapi.yaml. */
const EXAMPLE_ID = NOBODY;

const roots = rootFieldsOf(buildGraphQLSchema(resolvers));
const byLink = roots.filter(
  ({ field }) => getNamedType(field.type).name === 'BookingConfirmation' && field.name !== 'bookSeat',
);
const paths = operations.filter(({ path }) => path.startsWith('/bookings/{id}'));

/** What each call by link is sent besides the link. */
const ARGUMENTS: Record<string, (link: string, classInstanceId: string) => Record<string, unknown>> = {
  bookingConfirmation: (id) => ({ id }),
  cancelOwnBooking: (bookingId) => ({ input: { bookingId } }),
  moveOwnBooking: (bookingId, classInstanceId) => ({ input: { bookingId, classInstanceId } }),
  changeOwnBooking: (bookingId) => ({ input: { bookingId, lastName: 'Rey' } }),
};

/** An answer without what is of no other one. */
function comparable({ status, headers, text }: Answer<unknown>) {
  const { date: _date, etag: _etag, 'x-request-id': _requestId, ...others } = headers;
  return { status, headers: others, text: text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…') };
}

describe.each(DATABASES)('the link of a booking whose email has changed hands, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const stored = (id: string) => world.stored(BookingEntity).findOneByOrFail({ id });

  async function makeBooking() {
    const [{ id: classId }, other] = await makeTwoDates(world);
    const { booking } = await book(world, classId, { email: FORMER });
    return { classId, otherId: other.id, id: booking.id, number: booking.confirmationNumber };
  }
  type Made = Awaited<ReturnType<typeof makeBooking>>;

  const HANDS: readonly [string, (made: Made) => Promise<unknown>][] = [
    [
      'the office replaces the attendee',
      async ({ id }) => {
        const { version } = await stored(id);
        const person = { ...XIOMARA, textNotifications: false };
        await world.services.officeBookings.updateAttendee(world.guest(), { id, version }, person);
      },
    ],
    [
      'the office corrects the address',
      async ({ id }) => {
        const { version, ...before } = await stored(id);
        const person = { ...before, email: XIOMARA.email };
        await world.services.officeBookings.updateAttendee(world.guest(), { id, version }, person);
      },
    ],
    [
      'its guest passes the seat on',
      ({ id }) => world.services.ownBookings.change(world.guest(), { bookingId: id, ...XIOMARA }),
    ],
    [
      'its guest corrects the address',
      ({ id }) => world.services.ownBookings.change(world.guest(), { bookingId: id, email: XIOMARA.email }),
    ],
  ];

  /** Every call that takes the link of a booking, through both transports, with a key and without. */
  async function askByLink(link: string, otherId: string): Promise<Map<string, Answer<unknown>>> {
    const answers = new Map<string, Answer<unknown>>();
    for (const root of byLink) {
      const { name } = root.field;
      const values = ARGUMENTS[name]?.(link, otherId) ?? {};
      const { query, variables } = anyCall(root, everythingOf(root.field.type), values);
      answers.set(name, await site.graphql(query, variables));
    }
    for (const { id, method, path, body } of paths) {
      for (const [index, example] of (body?.examples ?? [undefined]).entries()) {
        const sent =
          example && (JSON.parse(JSON.stringify(example).replaceAll(EXAMPLE_ID, otherId)) as object);
        for (const key of [undefined, `${id} ${index}`]) {
          const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
          const answer = await site.rest(method, path.replace('{id}', link), sent, { headers });
          answers.set([id, index, key].join(' '), answer);
        }
      }
    }
    return answers;
  }

  it('is what every call takes that is listed here', () => {
    expect(byLink.map(({ field }) => field.name).toSorted()).toEqual(Object.keys(ARGUMENTS).toSorted());
    expect(paths.map(({ id }) => id).toSorted()).toEqual(
      [
        'cancelOwnBooking',
        'changeOwnBooking',
        'getBooking',
        'getBookingCalendar',
        'getBookingCertificate',
        'moveOwnBooking',
      ].toSorted(),
    );
  });

  it.each(HANDS)('opens nothing to any call once %s', async (_case, change) => {
    const made = await makeBooking();
    await change(made);
    const before = await stored(made.id);
    const ofNobody = await askByLink(NOBODY, made.otherId);
    const answers = await askByLink(made.id, made.otherId);
    for (const [call, answer] of answers) {
      const unknown = ofNobody.get(call);
      expect([call, comparable(answer)]).toEqual([call, unknown && comparable(unknown)]);
      for (const secret of SECRETS) expect(answer.text).not.toContain(secret);
      expect(answer.text).not.toContain(linkOf(before));
    }
    expect(await stored(made.id)).toEqual(before);
    // The new link opens all of it.
    const link = linkOf(before);
    expect(link).not.toBe(made.id);
    const { status, body } = await site.rest('GET', `/bookings/${link}`);
    expect([status, body.id, body.email]).toEqual([200, link, XIOMARA.email]);
    expect((await site.rest('GET', `/bookings/${link}/calendar.ics`)).status).toBe(200);
    const moved = await site.rest('POST', `/bookings/${link}/move`, { class_instance_id: made.otherId });
    expect(moved.body).toMatchObject({ id: link, class_instance_id: made.otherId });
    const renamed = await site.rest('POST', `/bookings/${link}/attendee`, { last_name: 'Rivas' });
    expect(renamed.body).toMatchObject({ id: link, last_name: 'Rivas' });
    const cancelled = await site.rest('POST', `/bookings/${link}/cancel`, {});
    expect(cancelled.body).toMatchObject({ id: link, booking_status: 'cancelled' });
  });

  it('makes the database do the same as an unknown one', async () => {
    const made = await makeBooking();
    await world.services.ownBookings.change(world.guest(), { bookingId: made.id, ...XIOMARA });
    const sqlOf = (link: string) => statementsOf(world, () => askByLink(link, made.otherId));
    await sqlOf(NOBODY);
    expect(await sqlOf(made.id)).toEqual(await sqlOf(NOBODY));
  });

  it.each(HANDS)(
    'is not had by sending the form of the booking once more after %s',
    async (_case, change) => {
      const { id: classTypeId } = await makeClassType(world);
      const { id: classId } = await makeClass(world, { classTypeId });
      const form = { ...attendeeAsJson(classId), email: FORMER };
      const headers = { 'Idempotency-Key': 'the form of the former guest' };
      const { body } = await site.rest('POST', '/bookings', form, { headers });
      const again = await site.rest('POST', '/bookings', form, { headers });
      expect(again).toMatchObject({ status: 200, body: { id: body.id } });
      await change({ classId, otherId: classId, id: String(body.id), number: '' });
      const { status, text } = await site.rest('POST', '/bookings', form, { headers });
      expect(status).toBe(404);
      for (const secret of [...SECRETS, linkOf(await stored(String(body.id)))])
        expect(text).not.toContain(secret);
      expect(await world.stored(BookingEntity).count()).toBe(1);
    },
  );

  it('is mailed to nobody who asks with the former address, and listed in no account of it', async () => {
    const made = await makeBooking();
    await world.makeAccount(FORMER, 'an evening in the canyon', 'client');
    const [, replace] = HANDS[0] ?? [];
    await replace?.(made);
    const ask = { email: FORMER, confirmation_number: made.number };
    expect((await site.rest('POST', '/bookings/link', ask)).status).toBe(202);
    const [mail] = await world.stored(OutboxMessageEntity).findBy({ template: 'booking.link' });
    expect(mail?.recipient).toBe('nobody@example.invalid');
    expect(mail?.payload).not.toContain(made.id);
    await world.makeAccount(XIOMARA.email, 'an evening in the canyon', 'client');
    const linksOf = async (email: string): Promise<string[]> => {
      const { id: accountId } = await world.stored(AccountEntity).findOneByOrFail({ email });
      const ctx = world.guest({ viewer: { role: 'client', accountId } });
      return (await world.services.myBookings.page(ctx, { first: 10 })).nodes.map(({ id }) => id);
    };
    expect(await linksOf(FORMER)).toEqual([]);
    expect(await linksOf(XIOMARA.email)).toEqual([linkOf(await stored(made.id))]);
  });

  it('is followed by the office, which finds a booking by its id and by its link', async () => {
    const made = await makeBooking();
    await world.services.ownBookings.change(world.guest(), { bookingId: made.id, ...XIOMARA });
    const link = linkOf(await stored(made.id));
    const token = await world.adminToken();
    for (const known of [made.id, link]) {
      const { body } = await site.rest('GET', `/bookings/${known}`, undefined, { token });
      expect(body).toMatchObject({ id: made.id, link_id: link, email: XIOMARA.email });
      const root = byLink.find(({ field }) => field.name === 'bookingConfirmation');
      if (!root) throw new Error('there is no bookingConfirmation');
      const { query, variables } = anyCall(root, '{ id email }', { id: known });
      const shown = await site.graphql(query, variables, { token });
      expect(shown.body.data).toEqual({ bookingConfirmation: { id: link, email: XIOMARA.email } });
    }
  });

  it('is never the link of another booking, whatever a guest sends', async () => {
    const { classId } = await makeBooking();
    const input = attendee(classId, {}, 2);
    const { booking } = await world.services.bookings.bookSeat(world.guest(), input);
    const mine = { bookingId: booking.id, email: 'me@example.com' };
    const { id: link } = await world.services.ownBookings.change(world.guest(), mine);
    const rows = await world.stored(BookingEntity).find();
    expect(new Set(rows.flatMap(({ id, linkId }) => [id, ...(linkId ? [linkId] : [])])).size).toBe(3);
    expect(rows.find(({ linkId }) => linkId === link)?.id).toBe(booking.id);
  });
});
