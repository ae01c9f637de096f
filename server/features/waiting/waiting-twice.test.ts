import { attendee, book } from '../../testing/attendees.js';
import { changeClass, makeClass } from '../../testing/classes.js';
import { join, makeFullClass, offersOf, offerTo, runWaitingListJob } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';

const EVE = { firstName: 'Eve', lastName: 'Ortiz', email: 'eve@example.com' };

describe.each(DATABASES)('a guest who is on the waiting list twice, on %s,', (kind) => {
  const world = useWorld(kind);

  /** Two seats are booked, Eve waits twice, and then Zoe; one more seat was offered to Eve. */
  async function offeredToEve() {
    const { id: classId } = await makeFullClass(world, 2);
    const { id: first } = await join(world, classId, EVE);
    const { id: second } = await join(world, classId, { ...EVE, email: 'Eve@Example.com', firstName: 'EVE' });
    const { id: zoe } = await join(world, classId, {}, 2);
    await addSeat(classId, 3);
    return { classId, second, zoe, offer: await offerTo(world, first) };
  }
  async function addSeat(classId: string, maxAttendees: number): Promise<void> {
    world.clock.passHours(1 / 60);
    await changeClass(world, classId, { maxAttendees });
    await runWaitingListJob(world);
  }
  const offers = async (...entryIds: string[]) =>
    Promise.all(entryIds.map(async (id) => (await offersOf(world, id)).length));

  it('is not offered a seat again after taking one: the next guest is', async () => {
    const { classId, second, zoe, offer } = await offeredToEve();
    const input = attendee(classId, { ...EVE, offerId: offer.id });
    await world.services.bookings.bookSeat(world.guest(), input);
    await addSeat(classId, 4);
    await expect(offers(second, zoe)).resolves.toEqual([0, 1]);
  });

  it('is not offered the seat that they have just declined', async () => {
    const { second, zoe, offer } = await offeredToEve();
    await world.services.waitingLists.decline(world.guest(), offer.id);
    await runWaitingListJob(world);
    await expect(offers(second, zoe)).resolves.toEqual([0, 1]);
  });

  it.each([
    ['leaving', (id: string) => world.services.waitingLists.leave(world.guest(), id)],
    ['being taken off', (id: string) => world.services.waitingOffice.remove(world.guest(), id)],
  ])('is not offered the seat that was freed by their %s', async (_how, end) => {
    const { second, zoe, offer } = await offeredToEve();
    await end(offer.entryId);
    await runWaitingListJob(world);
    await expect(offers(second, zoe)).resolves.toEqual([0, 1]);
  });

  it('is not offered a seat again after booking the first one for somebody else', async () => {
    const { classId, second, zoe, offer } = await offeredToEve();
    const input = attendee(classId, { ...EVE, firstName: 'Adam', offerId: offer.id });
    await world.services.bookings.bookSeat(world.guest(), input);
    await addSeat(classId, 4);
    await expect(offers(second, zoe)).resolves.toEqual([0, 1]);
  });

  it('is offered a seat again after declining one and joining again', async () => {
    const { classId, zoe, offer } = await offeredToEve();
    await world.services.waitingLists.decline(world.guest(), offer.id);
    await runWaitingListJob(world);
    const { id: third } = await join(world, classId, EVE);
    await addSeat(classId, 4);
    await expect(offers(third, zoe)).resolves.toEqual([1, 1]);
  });

  it('is not offered a single seat if they have booked one otherwise', async () => {
    const { id: classId } = await makeClass(world, { maxAttendees: 1 });
    await book(world, classId, EVE);
    const { id: eve } = await join(world, classId, EVE);
    const { id: zoe } = await join(world, classId, {}, 2);
    await addSeat(classId, 2);
    await expect(offers(eve, zoe)).resolves.toEqual([0, 1]);
  });
});
