import type { CreateInstructorInput } from '../features/schedule/instructors/instructor.input.js';
import type { Instructor } from '../features/schedule/instructors/instructor.type.js';
import type { CreateVenueInput } from '../features/schedule/venues/venue.input.js';
import type { Venue } from '../features/schedule/venues/venue.type.js';
import { VENUE } from './classes.js';
import type { World } from './world.js';

/** The venue of test classes. */
export const TRAINING_CENTER: CreateVenueInput = { name: VENUE.locationName, address: VENUE.address };

export const TERESA: CreateInstructorInput = {
  name: 'Teresa Villaseñor',
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
