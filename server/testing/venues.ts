import type { CreateClassInstanceInput } from '../features/schedule/classes/class-instance.input.js';
import { OutboxMessageEntity } from '../platform/outbox/outbox-message.entity.js';
import type { CreateInstructorInput } from '../features/schedule/instructors/instructor.input.js';
import type { Instructor } from '../features/schedule/instructors/instructor.type.js';
import type { CreateVenueInput } from '../features/schedule/venues/venue.input.js';
import type { Venue } from '../features/schedule/venues/venue.type.js';
import { CLASS_DAY, VENUE, changeClass, makeClass } from './classes.js';
import type { World } from './world.js';

/** The venue of test classes. */
export const TRAINING_CENTER: CreateVenueInput = { name: VENUE.locationName, address: VENUE.address };

export const TERESA: CreateInstructorInput = {
  name: 'Teresa Villaseñor',
  isNotified: false,
  teachesEnglish: true,
  teachesSpanish: true,
};

export function makeVenue(world: World, changes: Partial<CreateVenueInput> = {}): Promise<Venue> {
  return world.services.venues.create(world.guest(), { ...TRAINING_CENTER, ...changes });
}

export function makeInstructor(
  world: World,
  changes: Partial<CreateInstructorInput> = {},
): Promise<Instructor> {
  return world.services.instructors.create(world.guest(), { ...TERESA, ...changes });
}

/** Queues a mail to an instructor about each kind of news. */
export async function tellInstructor(
  world: World,
  { classTypeId }: Pick<CreateClassInstanceInput, 'classTypeId'>,
): Promise<void> {
  const email = 'teresa@example.com';
  const { id: instructorId } = await makeInstructor(world, { email, isNotified: true });
  const tell = async () => {
    world.clock.passHours(1 / 60);
    await world.services.instructorNotices.queueDue(world.guest());
    // An unsent mail would be replaced by the next one.
    const template = 'instructor.classes';
    await world.change(OutboxMessageEntity, { template }, { sentAt: world.clock.now(), attempts: 1 });
  };
  const told = async (date: string) => {
    const { id } = await makeClass(world, { classTypeId, instructorId, days: [{ ...CLASS_DAY, date }] });
    await tell();
    return id;
  };
  await changeClass(world, await told('2027-02-01'), {
    instructorId,
    locationName: 'Hall 2',
    language: 'es',
  });
  await tell();
  await changeClass(world, await told('2027-02-02'), { instructorId, status: 'cancelled' });
  await tell();
  await changeClass(world, await told('2027-02-03'), {});
  await tell();
  await told('2027-02-04');
}
