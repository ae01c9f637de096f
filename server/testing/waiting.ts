import { OutboxMessageEntity } from '../platform/outbox/outbox-message.entity.js';
import { SeatOfferEntity } from '../features/waiting/seat-offer.entity.js';
import { JoinWaitingListInput } from '../features/waiting/waiting-list.input.js';
import type { WaitingListEntry } from '../features/waiting/waiting.type.js';
import type { ClassInstance } from '../features/schedule/classes/class-instance.type.js';
import { bookSeats } from './attendees.js';
import { makeClass } from './classes.js';
import type { World } from './world.js';

/** A valid input for joining a waiting list; another person for another `index`. */
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

/** Joins a second after any earlier entry. */
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

/** Runs the check for free seats that a process runs every few seconds. */
export function runWaitingListJob(world: World): Promise<void> {
  return world.services.waitingListJob.run(world.guest(), new AbortController().signal);
}

/** Marks the mails of all offers as sent. */
export function sendOffers(world: World): Promise<void> {
  return world.change(OutboxMessageEntity, { template: 'waiting.offer' }, { sentAt: world.clock.now() });
}

/** The offers to a waiting-list entry, newest last. */
export function offersOf(world: World, entryId: string): Promise<SeatOfferEntity[]> {
  return world.stored(SeatOfferEntity).find({ where: { entryId }, order: { createdAt: 'ASC' } });
}

/** The first offer to a waiting-list entry. */
export async function offerTo(world: World, entryId: string): Promise<SeatOfferEntity> {
  const [offer] = await offersOf(world, entryId);
  if (!offer) throw new Error('nobody offered them a seat');
  return offer;
}
