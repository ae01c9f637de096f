import { BookCrewInput, CrewAttendeeInput, CrewContactInput } from '../features/crews/book-crew.input.js';
import type { BookedCrew } from '../features/crews/crew.service.js';
import type { World } from './world.js';

/** Another person for another `index`, without an email. */
export function crewMember(index: number, changes: Partial<CrewAttendeeInput> = {}): CrewAttendeeInput {
  return Object.assign(new CrewAttendeeInput(), {
    firstName: 'Luis',
    lastName: `Ortega ${index}`,
    ...changes,
  });
}

export const CREW_CONTACT = {
  firstName: 'Elena',
  lastName: 'Vigil',
  email: 'elena.vigil@example.com',
  phone: '(801) 555-0161',
  companyName: 'Vigil Concrete',
};

/** A complete and valid form for a number of people and two unnamed seats. */
export function crewOf(
  classInstanceId: string,
  named: number,
  changes: Partial<BookCrewInput> = {},
): BookCrewInput {
  return Object.assign(new BookCrewInput(), {
    classInstanceId,
    contact: Object.assign(new CrewContactInput(), CREW_CONTACT),
    purchaseOrder: 'PO/2027-15',
    emergencyContactName: 'Marta Vigil',
    emergencyContactPhone: '(801) 555-0162',
    attendees: Array.from({ length: named }, (_, index) => crewMember(index + 1)),
    unnamedSeats: 2,
    agreeToTerms: true,
    ...changes,
  });
}

export function bookCrew(
  world: World,
  classInstanceId: string,
  named = 4,
  changes: Partial<BookCrewInput> = {},
): Promise<BookedCrew> {
  return world.services.crews.book(world.guest(), crewOf(classInstanceId, named, changes));
}
