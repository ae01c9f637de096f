import { attendee } from '../../testing/attendees.js';
import { CLASS_DAY, CLASS_START, makeClass, makeTwoDates } from '../../testing/classes.js';
import { useSite } from '../../testing/site-server.js';
import { DATABASES } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { AccountEntity } from '../accounts/account.entity.js';

type Json = Record<string, unknown>;
const OPTIONS = `options {
  cancel { isAllowed until refund } move { isAllowed until refund } changeAttendee { isAllowed until refund }
}`;
const CANCEL = `mutation ($input: CancelOwnBookingInput!) { cancelOwnBooking(input: $input) { bookingStatus ${OPTIONS} } }`;

describe.each(DATABASES)('a booking accessed by its link through both transports, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const guestBooks = async (classInstanceId: string, index = 1, changes: object = {}) =>
    (await world.services.bookings.bookSeat(world.guest(), attendee(classInstanceId, changes, index)))
      .booking;
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    site.rest<Json>('POST', path, body, { headers });

  it('has the same options', async () => {
    const { id } = await guestBooks((await makeClass(world)).id);
    const { body } = await site.rest<Json>('GET', `/bookings/${id}`);
    const query = `query ($id: ID!) { bookingConfirmation(id: $id) { ${OPTIONS} } }`;
    const answer = await site.graphql<{ bookingConfirmation: Json }>(query, { id });
    const until = '2027-01-23T15:00:00.000Z';
    expect(body.options).toEqual({
      cancel: { is_allowed: true, until, refund: 'FULL' },
      move: { is_allowed: true, until: CLASS_START.toISOString(), refund: 'NONE' },
      change_attendee: { is_allowed: true, until: CLASS_START.toISOString(), refund: 'NONE' },
    });
    expect(answer.body.data?.bookingConfirmation.options).toMatchObject({
      cancel: { isAllowed: true, until, refund: 'FULL' },
    });
  });

  it('is cancelled, moved and changed, and refused with the same codes', async () => {
    const [from, to] = await makeTwoDates(world);
    const { id } = await guestBooks(from.id);
    const moved = await post(
      `/bookings/${id}/move`,
      { class_instance_id: to.id },
      { 'Idempotency-Key': 'a' },
    );
    expect(moved).toMatchObject({ status: 200, body: { class_instance_id: to.id } });
    const changed = await post(`/bookings/${id}/attendee`, { last_name: 'Rivas', phone: '801 555 0133' });
    expect(changed).toMatchObject({ status: 200, body: { last_name: 'Rivas', phone: '***-***-0133' } });
    const cancelled = await post(`/bookings/${id}/cancel`);
    expect(cancelled).toMatchObject({ status: 200, body: { booking_status: 'cancelled' } });
    const late = await post(`/bookings/${id}/move`, { class_instance_id: from.id });
    expect(late).toMatchObject({ status: 409, body: { code: 'POLICY' } });
    expect(await post('/bookings/nobody/cancel')).toMatchObject({ status: 404 });
    const again = await site.graphql(CANCEL, { input: { bookingId: id } });
    expect(again.body.data).toMatchObject({ cancelOwnBooking: { bookingStatus: 'cancelled' } });
  });

  it('is cancelled without a body', async () => {
    const { id } = await guestBooks((await makeClass(world)).id);
    const cancelled = await site.rest<Json>('POST', `/bookings/${id}/cancel`);
    expect(cancelled).toMatchObject({ status: 200, body: { booking_status: 'cancelled' } });
    const moved = await site.rest<Json>('POST', `/bookings/${id}/move`);
    expect(moved).toMatchObject({ status: 400, body: { error: 'The body must be a JSON object.' } });
  });

  it('rejects a name that looks like a link, with the transport’s name of the field', async () => {
    const { id } = await guestBooks((await makeClass(world)).id);
    const { status, body } = await post(`/bookings/${id}/attendee`, { first_name: 'www.evil.example' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as Json)).toEqual(['first_name']);
  });

  it.each([null, ''])('loses its phone with %j, and keeps it if none is sent', async (phone) => {
    const { id } = await guestBooks((await makeClass(world)).id);
    const kept = await post(`/bookings/${id}/attendee`, { first_name: 'Ana' });
    expect(kept).toMatchObject({ status: 200, body: { phone: '***-***-0117' } });
    const removed = await post(`/bookings/${id}/attendee`, { phone });
    expect(removed).toMatchObject({ status: 200, body: { phone: null } });
  });

  it('has audit entries and history events of the account if its owner is logged in', async () => {
    const { id } = await guestBooks((await makeClass(world)).id);
    const token = await world.clientToken();
    await site.graphql(CANCEL, { input: { bookingId: id } }, { token });
    const entry = await world
      .stored(AuditEntryEntity)
      .findOneByOrFail({ subjectId: id, action: 'booking.cancelledByGuest' });
    expect(entry.actorRole).toBe('client');
    const history = await world.services.bookingHistory.of(id);
    expect(history).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', isByGuest: true, actorName: null }),
    );
  });

  describe('and through an account', () => {
    const LIST = `query ($first: Int, $after: String) {
      myBookings(first: $first, after: $after) {
        totalCount pageInfo { endCursor hasNextPage } nodes { id firstName classInstance { startsAt } }
      } }`;
    interface Mine {
      myBookings: { totalCount: number; pageInfo: Json; nodes: { id: string }[] };
    }

    it('is listed for its confirmed address in any letter case, latest class first', async () => {
      const token = await world.clientToken();
      const soon = await makeClass(world);
      const later = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
      const mine = { email: 'Luis@Example.com' };
      const ids = [await guestBooks(soon.id, 1, mine), await guestBooks(later.id, 1, mine)].map(
        ({ id }) => id,
      );
      await guestBooks(soon.id, 2);
      const first = await site.graphql<Mine>(LIST, { first: 1 }, { token });
      expect(first.body.data?.myBookings).toMatchObject({ totalCount: 2, nodes: [{ id: ids[1] }] });
      const after = first.body.data?.myBookings.pageInfo.endCursor;
      const next = await site.graphql<Mine>(LIST, { first: 1, after }, { token });
      expect(next.body.data?.myBookings.nodes).toMatchObject([{ id: ids[0] }]);
      const rest = await site.rest<Json[]>('GET', '/me/bookings', undefined, { token });
      expect(rest.headers['x-total-count']).toBe('2');
      expect(rest.body.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    });

    it('is not visible to accounts with an unconfirmed address, nor to guests', async () => {
      const token = await world.clientToken();
      await world.change(AccountEntity, { email: 'luis@example.com' }, { confirmedAt: null });
      await guestBooks((await makeClass(world)).id, 1, { email: 'luis@example.com' });
      const unconfirmed = await site.rest<Json>('GET', '/me/bookings', undefined, { token });
      expect(unconfirmed.status).toBe(401);
      expect(await site.rest('GET', '/me/bookings')).toMatchObject({ status: 401 });
    });
  });
});
