import { bookSeats } from '../../testing/attendees.js';
import { changeClass, makeClass } from '../../testing/classes.js';
import { insertCrew } from '../../testing/held-seats.js';
import { join, look, makeFullClass, offersOf } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { RequestContext } from '../../platform/context/request-context.js';

describe.each(DATABASES)('the office, on %s,', (kind) => {
  const world = useWorld(kind);

  async function rosa(): Promise<RequestContext> {
    await world.adminToken();
    const { id } = await world.stored(AccountEntity).findOneByOrFail({ role: 'admin' });
    return world.guest({ viewer: { role: 'admin', accountId: id } });
  }
  const listOf = async (id: string) => {
    const page = await world.services.waitingOffice.page(world.guest(), id, { first: 10 });
    return page.nodes.map(({ lastName, state, offers }) => [
      lastName,
      state,
      ...offers.map((offer) => `${offer.seats} ${offer.state}`),
    ]);
  };

  it('sees who waits in the order they came, and who was offered what', async () => {
    const { id } = await makeFullClass(world, 2);
    await join(world, id);
    await join(world, id, { seats: 4, acceptsFewer: true }, 2);
    await changeClass(world, id, { maxAttendees: 3 });
    await look(world);
    await expect(listOf(id)).resolves.toEqual([
      ['Vega 1', 'OFFERED', '1 OPEN'],
      ['Vega 2', 'WAITING'],
    ]);
    const page = await world.services.waitingOffice.page(world.guest(), id, { first: 1 });
    expect(page.pageInfo.hasNextPage).toBe(true);
    await expect(Promise.resolve(page.totalCount)).resolves.toBe(2);
    await expect(
      world.services.waitingOffice.page(world.guest(), 'none', { first: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('offers a seat again to somebody who let one pass', async () => {
    const { id } = await makeFullClass(world);
    const { id: entryId } = await join(world, id);
    const { waitingOffice } = world.services;
    await expect(waitingOffice.offer(world.guest(), entryId)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await changeClass(world, id, { maxAttendees: 2 });
    await look(world);
    world.clock.passHours(13);
    await expect(listOf(id)).resolves.toEqual([['Vega 1', 'PASSED', '1 LAPSED']]);
    const [one, two] = await Promise.all([
      waitingOffice.offer(world.guest(), entryId),
      waitingOffice.offer(world.guest(), entryId),
    ]);
    expect([one.state, two.state]).toEqual(['OFFERED', 'OFFERED']);
    await expect(offersOf(world, entryId)).resolves.toHaveLength(2);
  });

  it('takes somebody off, and what was held for them goes to the next', async () => {
    const { id } = await makeFullClass(world);
    const first = await join(world, id);
    await join(world, id, {}, 2);
    await changeClass(world, id, { maxAttendees: 2 });
    await look(world);
    const { waitingOffice } = world.services;
    for (let times = 0; times < 2; times += 1) await waitingOffice.remove(world.guest(), first.id);
    await expect(waitingOffice.offer(world.guest(), first.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await look(world);
    await expect(listOf(id)).resolves.toEqual([
      ['Vega 1', 'REMOVED', '1 LAPSED'],
      ['Vega 2', 'OFFERED', '1 OPEN'],
    ]);
    const told = { template: 'waiting.lapsed' };
    await expect(world.stored(OutboxMessageEntity).countBy(told)).resolves.toBe(1);
  });

  it('reads in the ledger why seats are taken, and who changed the capacity', async () => {
    const ctx = await rosa();
    const { id } = await makeClass(world, { maxAttendees: 7 });
    await bookSeats(world, id, 4);
    await insertCrew(world, id, 3);
    await join(world, id, { seats: 2 });
    const { instances } = world.services;
    const { days, address, classType, ...rest } = await instances.get(ctx, id);
    const { street2: _street2, ...place } = address;
    const input = {
      ...{ locationName: rest.locationName, language: rest.language, priceCents: rest.priceCents },
      ...{ status: rest.status, days, address: place, classTypeId: classType.id, maxAttendees: 10 },
    };
    await instances.update(ctx, { id }, input);
    await look(world);
    const ledger = await world.services.seatLedgers.of(ctx, id);
    const counts = { capacity: 10, confirmed: 4, completed: 0, offered: 2, unnamed: 3, free: 1 };
    expect(ledger).toMatchObject({
      ...counts,
      offers: [{ seats: 2, lastName: 'Vega 1' }],
      changes: [{ before: 7, after: 10, actorName: 'Rosa Ibarra', at: world.clock.now() }],
    });
    const shown = await world.services.upcoming.get(ctx, id);
    expect(shown.seatsLeft).toBe(ledger.free);
    await expect(world.services.seatLedgers.of(ctx, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
