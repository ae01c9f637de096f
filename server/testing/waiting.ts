import { SeatOfferEntity } from '../features/waiting/seat-offer.entity.js';
import { JoinWaitingListInput } from '../features/waiting/waiting-list.input.js';
import type { WaitingListEntry } from '../features/waiting/waiting.type.js';
import type { ClassInstance } from '../features/schedule/class-instance.type.js';
import { bookSeats } from './attendees.js';
import { makeClass } from './classes.js';
import type { World } from './world.js';

/** Somebody who wants to wait; another person for another `index`. */
export function waiter(
  classInstanceId: string,
  changes: Partial<JoinWaitingListInput> = {},
  index = 1,
): JoinWaitingListInput {
  return Object.assign(new JoinWaitingListInput(), {
    classInstanceId,
    firstName: 'Luz',
    lastName: `Vega ${index}`,
    email: `luz.vega${index}@example.com`,
    agreeToTerms: true,
    ...changes,
  });
}

/** A moment later than whoever joined before. */
export function join(
  world: World,
  classInstanceId: string,
  changes: Partial<JoinWaitingListInput> = {},
  index = 1,
): Promise<WaitingListEntry> {
  world.clock.passHours(1 / 3600);
  return world.services.waitingLists.join(world.guest(), waiter(classInstanceId, changes, index));
}

/** A class whose seats are all booked. */
export async function makeFullClass(world: World, seats = 1): Promise<ClassInstance> {
  const made = await makeClass(world, { maxAttendees: seats });
  await bookSeats(world, made.id, seats);
  return made;
}

/** What the process does every few seconds. */
export function look(world: World): Promise<void> {
  return world.services.waitingWatch.look(world.guest(), new AbortController().signal);
}

/** The offers that were made to somebody, the newest last. */
export function offersOf(world: World, entryId: string): Promise<SeatOfferEntity[]> {
  return world.stored(SeatOfferEntity).find({ where: { entryId }, order: { createdAt: 'ASC' } });
}

/** The offer that somebody has. */
export async function offerTo(world: World, entryId: string): Promise<SeatOfferEntity> {
  const [offer] = await offersOf(world, entryId);
  if (!offer) throw new Error('nobody offered them a seat');
  return offer;
}
