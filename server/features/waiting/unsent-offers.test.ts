import { changeClass } from '../../testing/classes.js';
import { join, makeFullClass, offerTo, runWaitingListJob, sendOffers } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';

describe.each(DATABASES)('the office, on %s, sees that its offer could not be mailed in time', (kind) => {
  const world = useWorld(kind);
  const guest = () => world.guest();

  async function listOf(id: string): Promise<string[]> {
    const page = await world.services.waitingOffice.page(guest(), id, { first: 10 });
    return page.nodes.map(({ lastName, state, offers }) =>
      [lastName, state, ...offers.map((offer) => (offer.isUnsent ? 'unsent' : offer.state))].join(' '),
    );
  }

  it('and the entry keeps its turn', async () => {
    const { id } = await makeFullClass(world, 2);
    const first = await join(world, id, { seats: 2 });
    const second = await join(world, id, {}, 2);
    const third = await join(world, id, {}, 3);
    await changeClass(world, id, { maxAttendees: 3 });
    const { waitingLists, waitingOffice, upcoming } = world.services;
    await waitingOffice.offer(await world.admin(), third.id);
    const offer = await offerTo(world, third.id);
    world.clock.moveTo(offer.expiresAt);
    await runWaitingListJob(world);
    await expect(listOf(id)).resolves.toEqual([
      'Vega 1 WAITING',
      'Vega 2 OFFERED OPEN',
      'Vega 3 WAITING unsent',
    ]);
    await expect(upcoming.get(guest(), id)).resolves.toMatchObject({ seatsLeft: 0 });
    await expect(waitingLists.entry(guest(), third.id)).resolves.toMatchObject({
      state: 'WAITING',
      ahead: 1,
      offerId: null,
    });
    await expect(waitingLists.decline(guest(), offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });

    for (const entry of [first, second]) await waitingLists.leave(guest(), entry.id);
    await runWaitingListJob(world);
    await expect(listOf(id)).resolves.toEqual([
      'Vega 1 LEFT',
      'Vega 2 LEFT DECLINED',
      'Vega 3 OFFERED OPEN unsent',
    ]);
    await sendOffers(world);
    world.clock.passHours(24);
    await runWaitingListJob(world);
    await expect(listOf(id)).resolves.toContain('Vega 3 PASSED LAPSED unsent');
  });

  it('and a guest who had declined before is still one who declined', async () => {
    const { id } = await makeFullClass(world);
    const { id: entryId } = await join(world, id);
    await changeClass(world, id, { maxAttendees: 2 });
    await runWaitingListJob(world);
    const { waitingLists, waitingOffice, upcoming, search } = world.services;
    await waitingLists.decline(guest(), (await offerTo(world, entryId)).id);
    world.clock.passHours(1);
    await waitingOffice.offer(await world.admin(), entryId);
    world.clock.passHours(24);
    await runWaitingListJob(world);
    await expect(listOf(id)).resolves.toEqual(['Vega 1 PASSED unsent DECLINED']);
    const declined = { state: 'PASSED', hasDeclined: true };
    await expect(waitingLists.entry(guest(), entryId)).resolves.toMatchObject(declined);
    const { waitingPeople } = await search.find(guest(), 'Vega', 5);
    expect(waitingPeople).toMatchObject([{ ...declined, isWithdrawn: false }]);
    await expect(upcoming.get(guest(), id)).resolves.toMatchObject({ seatsLeft: 1 });
  });
});
