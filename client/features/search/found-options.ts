import type { MessageDescriptor } from 'react-intl';

import { consolePathTo } from '../../console-paths';
import type { FoundBookingFragment, FoundClassFragment, FoundStudentFragment } from './Search.generated';
import { searchMessages as messages } from './search.messages';
import { placesFor, type SearchPlace } from './search-places';
import type { Found } from './use-found';

/** A result. */
export type FoundOption<Place extends SearchPlace> = { key: string } & (
  | { kind: 'place'; place: Place }
  | { kind: 'booking'; booking: FoundBookingFragment; to: string }
  | { kind: 'student'; student: FoundStudentFragment; to: string }
  | { kind: 'class'; found: FoundClassFragment; to: string }
);

export interface OptionGroup<Place extends SearchPlace> {
  heading: MessageDescriptor;
  options: FoundOption<Place>[];
}

/** Pages come first: they are available at once, so that nothing moves when the response arrives. */
export function optionGroups<Place extends SearchPlace>(
  places: readonly Place[],
  typed: string,
  found: Found | undefined,
): OptionGroup<Place>[] {
  const groups: OptionGroup<Place>[] = [
    {
      heading: messages.places,
      options: placesFor(places, typed).map((place) => ({ kind: 'place', key: place.id, place })),
    },
    {
      heading: messages.bookings,
      options: (found?.bookings ?? []).map((booking) => ({
        kind: 'booking',
        key: `booking-${booking.id}`,
        booking,
        to: consolePathTo.booking(booking.id),
      })),
    },
    {
      heading: messages.students,
      options: (found?.students ?? []).map((student) => ({
        kind: 'student',
        key: `student-${student.id}`,
        student,
        to: consolePathTo.student(student.id),
      })),
    },
    {
      heading: messages.classes,
      options: (found?.classes ?? []).map((each) => ({
        kind: 'class',
        key: `class-${each.id}`,
        found: each,
        to: consolePathTo.class(each.id),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
