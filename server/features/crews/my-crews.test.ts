import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../testing/crews.js';
import { useSite } from '../../testing/site-server.js';
import { StatementLog } from '../../testing/statement-log.js';
import { planOf, scansOf } from '../../testing/statement-plan.js';
import { DATABASES } from '../../testing/world.js';
import { AccountEntity } from '../accounts/account.entity.js';

const ANA = 'ana@example.com';
const LIST = `query ($first: Int, $after: String) {
  myCrews(first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } nodes { id seats bookings { firstName } classInstance { startsAt } }
  } }`;

type Json = Record<string, unknown>;
interface Mine {
  myCrews: { totalCount: number; pageInfo: Json; nodes: { id: string }[] };
}

describe.each(DATABASES)('the crews of an account, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  /** Books a crew for a contact with this address. @returns its id */
  async function crewOf(email: string, classInstanceId: string, named = 1): Promise<string> {
    const contact = { ...CREW_CONTACT, email };
    return (await bookCrew(world, classInstanceId, named, { contact })).crew.id;
  }
  async function viewerOf(email: string) {
    await world.makeAccount(email, 'an evening in the canyon', 'client');
    const { id: accountId } = await world.stored(AccountEntity).findOneByOrFail({ email });
    return world.guest({ viewer: { role: 'client', accountId } });
  }
  const idsOf = async (email: string) =>
    (await world.services.myCrews.page(await viewerOf(email), { first: 50 })).nodes.map(({ id }) => id);

  it('are those whose contact has its address in any letter case, latest class first', async () => {
    const token = await world.clientToken();
    const soon = await makeClass(world);
    const later = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    const ids = [await crewOf('Luis@Example.com', soon.id), await crewOf('luis@example.com', later.id, 2)];
    await crewOf(ANA, soon.id);
    const first = await site.graphql<Mine>(LIST, { first: 1 }, { token });
    expect(first.body.data?.myCrews).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [{ id: ids[1], seats: 4, bookings: [{ firstName: 'Luis' }, { firstName: 'Luis' }] }],
    });
    const after = first.body.data?.myCrews.pageInfo['endCursor'];
    const next = await site.graphql<Mine>(LIST, { first: 1, after }, { token });
    expect(next.body.data?.myCrews).toMatchObject({
      pageInfo: { hasNextPage: false },
      nodes: [{ id: ids[0] }],
    });
    const rest = await site.rest<Json[]>('GET', '/me/crew-bookings', undefined, { token });
    expect(rest.headers['x-total-count']).toBe('2');
    expect(rest.body.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    const window = await site.rest<Json[]>('GET', '/me/crew-bookings?limit=1&offset=1', undefined, { token });
    expect(window.body).toMatchObject([{ id: ids[0], seats: 3, unnamed_seats: 2 }]);
    expect(await site.rest('GET', `/crew-bookings/${ids[0]}`)).toMatchObject({ body: window.body[0] });
  });

  it('are found by letters with accents in either case, by an index', async () => {
    const { id } = await makeClass(world);
    const ids = [await crewOf('JOSÉ@Example.com', id), await crewOf('josé@example.com', id, 0)];
    const viewer = await viewerOf('José@example.com');
    const log = StatementLog.of(world.database.reader);
    const { nodes, totalCount } = await world.services.myCrews.page(viewer, { first: 50 });
    expect(nodes.map((node) => node.id)).toEqual(ids.toSorted().toReversed());
    await expect(totalCount).resolves.toBe(2);
    const searches = log.statements.filter(({ sql }) => sql.includes('"crew_booking"."email_key"'));
    expect(searches).toHaveLength(2);
    for (const search of searches) {
      const plan = await planOf(world, search);
      expect(plan.join('\n')).toContain('crew_booking_email');
      expect(scansOf(plan)).toEqual([]);
    }
  });

  it('are not those of which it is only a member', async () => {
    const { id } = await makeClass(world);
    await bookCrew(world, id, 0, { attendees: [crewMember(1, { email: ANA })] });
    await expect(idsOf(ANA)).resolves.toEqual([]);
    await expect(idsOf(CREW_CONTACT.email)).resolves.toHaveLength(1);
  });

  it('are read in a constant number of statements, each as by its link', async () => {
    const { myCrews, crews, ownBookings } = world.services;
    const { id, classType } = await makeClass(world);
    const other = await makeClass(world, { classTypeId: classType.id });
    const viewer = await viewerOf(ANA);
    const ids = [await crewOf(ANA, id, 2), await crewOf(ANA, other.id, 0), await crewOf(ANA, id, 0)];
    const [moved] = (await crews.get(world.guest(), ids[0] ?? '')).bookings;
    await ownBookings.move(world.guest(), { bookingId: moved?.id ?? '', classInstanceId: other.id });
    const log = StatementLog.of(world.database.reader);
    const read = (first: number) => log.count(() => myCrews.page(viewer, { first }));
    expect(await read(3)).toBe(await read(1));
    const { nodes } = await myCrews.page(viewer, { first: 3 });
    expect(nodes).toHaveLength(3);
    for (const node of nodes) expect(node).toEqual(await crews.get(world.guest(), node.id));
  });

  it('are not visible to accounts with an unconfirmed address, nor to guests', async () => {
    const token = await world.clientToken();
    await crewOf('luis@example.com', (await makeClass(world)).id);
    await world.change(AccountEntity, { email: 'luis@example.com' }, { confirmedAt: null });
    expect(await site.rest('GET', '/me/crew-bookings', undefined, { token })).toMatchObject({ status: 401 });
    expect(await site.rest('GET', '/me/crew-bookings')).toMatchObject({ status: 401 });
    const { body } = await site.graphql<Mine>(LIST, {});
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});
