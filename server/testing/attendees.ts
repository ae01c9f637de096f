import { BookSeatInput } from '../features/bookings/book/book-seat.input.js';
import type { BookedSeat } from '../features/bookings/book/booking.service.js';
import type { World } from './world.js';

/** A number with a letter after every four digits: a name with five in a row could be a phone number. */
const withoutPhone = (index: number): string => String(index).replace(/\d{4}(?=\d)/g, '$&x');

/** A complete and valid attendee; another person for another `index`. */
export function attendee(
  classInstanceId: string,
  changes: Partial<BookSeatInput> = {},
  index = 1,
): BookSeatInput {
  return Object.assign(new BookSeatInput(), {
    classInstanceId,
    firstName: 'María',
    lastName: `Muñoz ${withoutPhone(index)}`,
    email: `maria.munoz${index}@example.com`,
    phone: '(801) 555-0117',
    companyName: 'Wasatch Framing',
    emergencyContactName: 'Tomás Muñoz',
    emergencyContactPhone: '(801) 555-0199',
    agreeToTerms: true,
    ...changes,
  });
}

export function attendeeAsJson(classInstanceId: string, index = 1): Record<string, unknown> {
  const input = attendee(classInstanceId, {}, index);
  return {
    class_instance_id: input.classInstanceId,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    phone: input.phone,
    company_name: input.companyName,
    emergency_contact_name: input.emergencyContactName,
    emergency_contact_phone: input.emergencyContactPhone,
    text_notifications: false,
    agree_to_terms: true,
  };
}

export function book(
  world: World,
  classInstanceId: string,
  changes: Partial<BookSeatInput> = {},
  index = 1,
): Promise<BookedSeat> {
  return world.services.bookings.bookSeat(world.guest(), attendee(classInstanceId, changes, index));
}

/** Books seats for different people, one after the other. */
export async function bookSeats(world: World, classInstanceId: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await book(world, classInstanceId, {}, 1000 + index);
}

/** Counts the error codes of concurrent calls; those that succeeded count as 'booked'. */
export function tally(results: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const outcome = result.status === 'fulfilled' ? 'booked' : codeOf(result.reason);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

function codeOf(reason: unknown): string {
  if (reason instanceof Error && 'code' in reason) return String(reason.code);
  return String(reason);
}
