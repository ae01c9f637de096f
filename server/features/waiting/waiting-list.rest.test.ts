import { changeClass, makeClass } from '../../testing/classes.js';
import { runWaitingListJob, makeFullClass, offerTo } from '../../testing/waiting.js';
import { useSite } from '../../testing/site-server.js';
import { attendeeAsJson } from '../../testing/attendees.js';
import { GUEST_BOOKING_LIMITS } from '../bookings/booking.constants.js';

const LUZ = {
  first_name: 'Luz',
  last_name: 'Vega',
  email: 'luz.vega@example.com',
  seats: 2,
  accepts_fewer: true,
  agree_to_terms: true,
};
const JOIN = `mutation Join($input: JoinWaitingListInput!) {
  joinWaitingList(input: $input) { id seats ahead state classInstance { id } } }`;
const ENTRY = `query Entry($id: ID!) { waitingListEntry(id: $id) { state hasDeclined isWithdrawn } }`;
const OFFER = `query Offer($id: ID!) {
  seatOffer(id: $id) { id seats state isWithdrawn expiresAt firstName email classInstance { id } } }`;

interface Wire {
  id: string;
  seats: number;
  state: string;
  ahead?: number;
  email?: string | null;
  expires_at?: string;
  code?: string;
}

describe('a waiting list through REST and GraphQL', () => {
  const { site, world } = useSite('sqlite');
  const joinOf = (id: string, body: object = LUZ) =>
    site.rest<Wire>('POST', `/class-instances/${id}/waiting-list`, body);

  it('has equal effects and responses: join, offer, decline and leave', async () => {
    const { id } = await makeFullClass(world);
    const joined = await joinOf(id);
    expect(joined.status).toBe(201);
    expect(joined.body).toMatchObject({ seats: 2, ahead: 0, state: 'WAITING', classInstance: { id } });
    world.clock.passHours(1);
    const input = { classInstanceId: id, firstName: 'Ana', lastName: 'Ruiz', agreeToTerms: true };
    const { body } = await site.graphql<{ joinWaitingList: Wire }>(JOIN, {
      input: { ...input, email: 'ana@example.com' },
    });
    expect(body.data?.joinWaitingList).toMatchObject({ seats: 1, ahead: 1, state: 'WAITING' });

    await changeClass(world, id, { maxAttendees: 2 });
    await runWaitingListJob(world);
    const offer = await offerTo(world, joined.body.id);
    const read = await site.rest<Wire>('GET', `/seat-offers/${offer.id}`);
    expect(read.body).toMatchObject({ seats: 1, state: 'OPEN', email: LUZ.email, first_name: 'Luz' });
    const same = await site.graphql<{ seatOffer: Wire }>(OFFER, { id: offer.id });
    expect(same.body.data?.seatOffer).toMatchObject({ seats: 1, state: 'OPEN', email: LUZ.email });

    const declined = await site.rest<Wire>('POST', `/seat-offers/${offer.id}/decline`, {});
    expect(declined.body).toMatchObject({ state: 'DECLINED', email: null, first_name: null });
    const left = await site.rest('DELETE', `/waiting-list/${joined.body.id}`);
    expect(left.status).toBe(204);
    const seat = { ...attendeeAsJson(id), offer_id: offer.id };
    const late = await site.rest<Wire>('POST', '/bookings', seat);
    expect([late.status, late.body.code]).toEqual([409, 'OFFER_LAPSED']);
  });

  it('shows an offer that the office has withdrawn as lapsed, with the reason', async () => {
    const { id } = await makeFullClass(world);
    const { body: first } = await joinOf(id);
    await changeClass(world, id, { maxAttendees: 2 });
    await runWaitingListJob(world);
    const { id: offerId } = await offerTo(world, first.id);
    const open = await site.rest<Wire>('GET', `/seat-offers/${offerId}`);
    expect(open.body).toMatchObject({ state: 'OPEN', is_withdrawn: false });
    await world.services.waitingOffice.withdraw(world.guest(), offerId);
    const ended = await site.rest<Wire>('GET', `/seat-offers/${offerId}`);
    expect(ended.body).toMatchObject({ state: 'LAPSED', is_withdrawn: true, is_waiting: true, email: null });
    const same = await site.graphql<{ seatOffer: Wire }>(OFFER, { id: offerId });
    expect(same.body.data?.seatOffer).toMatchObject({ state: 'LAPSED', isWithdrawn: true });
    const entry = await site.graphql<{ waitingListEntry: Wire }>(ENTRY, { id: first.id });
    expect(entry.body.data?.waitingListEntry).toEqual({
      state: 'PASSED',
      hasDeclined: false,
      isWithdrawn: true,
    });
    await site.rest('DELETE', `/waiting-list/${first.id}`);
    const left = await site.rest<Wire>('GET', `/seat-offers/${offerId}`);
    expect(left.body).toMatchObject({ state: 'LAPSED', is_withdrawn: true, is_waiting: false });
  });

  it('names fields as in REST, and reports whether the class has a seat', async () => {
    const { id } = await makeClass(world);
    const bad = await site.rest<{ fields: object }>('POST', `/class-instances/${id}/waiting-list`, {
      ...LUZ,
      seats: 11,
      agree_to_terms: false,
      email: 'luz',
    });
    expect(bad.status).toBe(400);
    expect(Object.keys(bad.body.fields).sort()).toEqual(['agree_to_terms', 'email', 'seats']);
    const { id: fullId } = await makeFullClass(world);
    const tooMany = await site.rest<{ fields: object }>('POST', `/class-instances/${fullId}/waiting-list`, {
      ...LUZ,
      accepts_fewer: false,
    });
    expect(tooMany.status).toBe(400);
    expect(tooMany.body.fields).toEqual({ seats: 'Choose at most 1: the class has only 1 seat in all' });
    const free = await joinOf(id);
    expect([free.status, free.body.code]).toEqual([409, 'CLASS_NOT_FULL']);
    const none = await joinOf('00000000-0000-4000-8000-000000000000');
    expect(none.status).toBe(404);
  });

  it('returns NOT_FOUND for an unknown entry or offer', async () => {
    const made = '00000000-0000-4000-8000-000000000000';
    const missing = await Promise.all([
      site.rest<Wire>('GET', `/seat-offers/${made}`),
      site.rest<Wire>('POST', `/seat-offers/${made}/decline`, {}),
      site.rest<Wire>('DELETE', `/waiting-list/${made}`),
    ]);
    expect(missing.map(({ status, body }) => [status, body.code])).toEqual(
      missing.map(() => [404, 'NOT_FOUND']),
    );
    const { body } = await site.graphql<{ seatOffer: null }>(OFFER, { id: made });
    expect(body.data).toEqual({ seatOffer: null });
  });
});

describe('a waiting list with rate limits', () => {
  const { site, world } = useSite('sqlite', { rateLimits: true });

  it('can be joined as often as one email can book seats', async () => {
    const { id } = await makeFullClass(world);
    const statuses: number[] = [];
    const { points } = GUEST_BOOKING_LIMITS.perPerson;
    for (let count = 0; count <= points; count += 1) {
      const { status } = await site.rest('POST', `/class-instances/${id}/waiting-list`, { ...LUZ, seats: 1 });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: points }, () => 201), 429]);
  });
});
