import { changeClass, CLASS_DAY, CLASS_START, makeClass } from '../../testing/classes.js';
import { book, bookSeats } from '../../testing/attendees.js';
import { useSite } from '../../testing/site-server.js';
import { StatementLog } from '../../testing/statement-log.js';
import { planOf, scansOf } from '../../testing/statement-plan.js';
import { join, makeFullClass, offerTo, runWaitingListJob } from '../../testing/waiting.js';
import { DATABASES } from '../../testing/world.js';
import { AccountEntity } from '../accounts/account.entity.js';

const ANA = 'ana@example.com';
const LUIS = 'luis@example.com';
const LIST = `query ($first: Int, $after: String) {
  myWaitingListEntries(first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    nodes { id firstName lastName state ahead offerId offerSeats offerExpiresAt classInstance { startsAt } }
  } }`;

type Json = Record<string, unknown>;
interface Mine {
  myWaitingListEntries: { totalCount: number; pageInfo: Json; nodes: { id: string }[] };
}

describe.each(DATABASES)('the waiting list entries of an account, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  async function viewerOf(email: string) {
    await world.makeAccount(email, 'an evening in the canyon', 'client');
    const { id: accountId } = await world.stored(AccountEntity).findOneByOrFail({ email });
    return world.guest({ viewer: { role: 'client', accountId } });
  }
  const listOf = async (viewer: Awaited<ReturnType<typeof viewerOf>>) =>
    (await world.services.myWaitingList.page(viewer, { first: 50 })).nodes;

  it('are those with its address in any letter case, next class first', async () => {
    const token = await world.clientToken();
    const soon = await makeFullClass(world);
    const later = await makeClass(world, { maxAttendees: 1, days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    await bookSeats(world, later.id, 1);
    const { id: last } = await join(world, later.id, { email: 'Luis@Example.com' }, 1);
    const { id: others } = await join(world, soon.id, { email: ANA }, 2);
    const { id: next } = await join(world, soon.id, { email: LUIS }, 3);
    const first = await site.graphql<Mine>(LIST, { first: 1 }, { token });
    expect(first.body.data?.myWaitingListEntries).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [
        { id: next, state: 'WAITING', ahead: 1, offerId: null, offerSeats: null, offerExpiresAt: null },
      ],
    });
    const after = first.body.data?.myWaitingListEntries.pageInfo['endCursor'];
    const rest = await site.graphql<Mine>(LIST, { first: 1, after }, { token });
    expect(rest.body.data?.myWaitingListEntries).toMatchObject({
      pageInfo: { hasNextPage: false },
      nodes: [{ id: last, ahead: 0 }],
    });
    const at = '/me/waiting-list-entries';
    const all = await site.rest<Json[]>('GET', at, undefined, { token });
    expect(all.headers['x-total-count']).toBe('2');
    expect(all.body.map(({ id }) => id)).toEqual([next, last]);
    const window = await site.rest<Json[]>('GET', `${at}?limit=1&offset=1`, undefined, { token });
    expect(window.body).toMatchObject([{ id: last, state: 'WAITING', offer_seats: null }]);
    expect((await listOf(await viewerOf(ANA))).map(({ id }) => id)).toEqual([others]);
  });

  it('are found by letters with accents in either case, by an index', async () => {
    const { id } = await makeFullClass(world);
    const entries = [
      await join(world, id, { email: 'JOSÉ@Example.com' }),
      await join(world, id, { email: 'josé@example.com' }, 2),
    ];
    const viewer = await viewerOf('José@example.com');
    const log = StatementLog.of(world.database.reader);
    const { nodes, totalCount } = await world.services.myWaitingList.page(viewer, { first: 50 });
    expect(nodes.map((node) => node.id)).toEqual(entries.map((entry) => entry.id).toSorted());
    await expect(totalCount).resolves.toBe(2);
    const searches = log.statements.filter(({ sql }) => sql.includes('"waiting_list_entry"."email_key"'));
    expect(searches).toHaveLength(2);
    for (const search of searches) {
      const plan = await planOf(world, search);
      expect(plan.join('\n')).toContain('waiting_list_entry_email');
      expect(scansOf(plan)).toEqual([]);
    }
  });

  it('are waiting, offered or passed, as by their links, and not those that have ended', async () => {
    const viewer = await viewerOf(LUIS);
    const { id } = await makeFullClass(world);
    const left = await join(world, id, { email: LUIS });
    await world.services.waitingLists.leave(world.guest(), left.id);
    const removed = await join(world, id, { email: LUIS }, 2);
    await world.services.waitingOffice.remove(world.guest(), removed.id);
    await join(world, id, { email: ANA }, 3);
    const mine = await join(world, id, { email: LUIS, seats: 3, acceptsFewer: true }, 4);
    await expect(listOf(viewer)).resolves.toMatchObject([{ id: mine.id, state: 'WAITING', ahead: 1 }]);
    await changeClass(world, id, { maxAttendees: 4 });
    await runWaitingListJob(world);
    const offer = await offerTo(world, mine.id);
    const [held, ...more] = await listOf(viewer);
    expect(more).toEqual([]);
    expect(held).toMatchObject({
      state: 'OFFERED',
      seats: 3,
      offerId: offer.id,
      offerSeats: 2,
      offerExpiresAt: offer.expiresAt,
    });
    expect(held).toEqual(await world.services.waitingLists.entry(world.guest(), mine.id));
    world.clock.moveTo(offer.expiresAt);
    await expect(listOf(viewer)).resolves.toMatchObject([
      { id: mine.id, state: 'PASSED', ahead: 0, offerId: null, offerSeats: null, offerExpiresAt: null },
    ]);
  });

  it('have the names of those who wait, until they have ended', async () => {
    const viewer = await viewerOf(LUIS);
    const { id } = await makeFullClass(world);
    const own = await join(world, id, { email: LUIS, firstName: 'Luis', lastName: 'Ortega' });
    await join(world, id, { email: LUIS, firstName: 'Eva', lastName: 'Mora' }, 2);
    expect(
      (await listOf(viewer)).map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort(),
    ).toEqual(['Eva Mora', 'Luis Ortega']);
    await expect(world.services.waitingLists.leave(world.guest(), own.id)).resolves.toMatchObject({
      state: 'LEFT',
      firstName: null,
      lastName: null,
    });
  });

  it('do not include that of a guest who has booked the held seat', async () => {
    const viewer = await viewerOf(LUIS);
    const { id } = await makeFullClass(world);
    const { id: entryId } = await join(world, id, { email: LUIS });
    await changeClass(world, id, { maxAttendees: 2 });
    await runWaitingListJob(world);
    const { id: offerId } = await offerTo(world, entryId);
    await book(world, id, { offerId, email: LUIS });
    await expect(listOf(viewer)).resolves.toEqual([]);
  });

  it('are of classes to come that take place', async () => {
    const viewer = await viewerOf(LUIS);
    const [cancelled, begun] = [await makeFullClass(world), await makeFullClass(world)];
    for (const { id } of [cancelled, begun]) await join(world, id, { email: LUIS });
    await expect(listOf(viewer)).resolves.toHaveLength(2);
    await changeClass(world, cancelled.id, { status: 'cancelled' });
    await expect(listOf(viewer)).resolves.toMatchObject([{ classInstance: { id: begun.id } }]);
    world.clock.moveTo(CLASS_START);
    await expect(listOf(viewer)).resolves.toEqual([]);
  });

  it('are read in a constant number of statements, each as by its link', async () => {
    const { myWaitingList, waitingLists } = world.services;
    const viewer = await viewerOf(LUIS);
    for (const index of [1, 2, 3]) {
      const { id } = await makeFullClass(world);
      await join(world, id, { email: ANA }, index);
      await join(world, id, { email: LUIS }, index + 3);
    }
    const log = StatementLog.of(world.database.reader);
    const read = (first: number) => log.count(() => myWaitingList.page(viewer, { first }));
    expect(await read(3)).toBe(await read(1));
    const { nodes } = await myWaitingList.page(viewer, { first: 3 });
    expect(nodes.map(({ ahead }) => ahead)).toEqual([1, 1, 1]);
    for (const node of nodes) expect(node).toEqual(await waitingLists.entry(world.guest(), node.id));
  });

  it('are not visible to accounts with an unconfirmed address, nor to guests', async () => {
    const token = await world.clientToken();
    await join(world, (await makeFullClass(world)).id, { email: LUIS });
    await world.change(AccountEntity, { email: LUIS }, { confirmedAt: null });
    const at = '/me/waiting-list-entries';
    expect(await site.rest('GET', at, undefined, { token })).toMatchObject({ status: 401 });
    expect(await site.rest('GET', at)).toMatchObject({ status: 401 });
    for (const sent of [{ token }, {}]) {
      const { body } = await site.graphql<Mine>(LIST, {}, sent);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
  });
});
