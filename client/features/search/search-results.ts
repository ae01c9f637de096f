import type { MessageDescriptor } from 'react-intl';

import { consolePathTo } from '../../console-paths';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import type {
  FoundBookingFragment,
  FoundClassFragment,
  FoundCrewFragment,
  FoundInstructorFragment,
  FoundMessageFragment,
  FoundStudentFragment,
  FoundUserFragment,
  FoundVenueFragment,
  FoundWaitingPersonFragment,
} from './Search.generated';
import { searchMessages as messages } from './search.messages';
import { matchingCommands, type SearchCommand } from './search-commands';
import type { SearchResults } from './use-search-results';

/** A result. */
export type ResultOption<Command extends SearchCommand> = { key: string } & (
  | { kind: 'command'; command: Command }
  | { kind: 'booking'; booking: FoundBookingFragment; to: string }
  | { kind: 'student'; student: FoundStudentFragment; to: string }
  | { kind: 'waiting'; person: FoundWaitingPersonFragment; to: string }
  | { kind: 'crew'; crew: FoundCrewFragment; to: string }
  | { kind: 'message'; message: FoundMessageFragment; to: string }
  | { kind: 'class'; foundClass: FoundClassFragment; to: string }
  | { kind: 'venue'; venue: FoundVenueFragment; to: string }
  | { kind: 'instructor'; instructor: FoundInstructorFragment; to: string }
  | { kind: 'user'; user: FoundUserFragment; to: string }
  | { kind: 'list'; heading: MessageDescriptor; to: string }
);

export interface OptionGroup<Command extends SearchCommand> {
  heading: MessageDescriptor;
  options: ResultOption<Command>[];
}

/** Maximum number of results of each kind. @public for server/client-constants.test.ts */
export const maxFound = 5;

/** A group with the path of the list that has all of its results, if there is one. */
interface FoundGroup<Command extends SearchCommand> extends OptionGroup<Command> {
  all?: (typed: string) => string;
}

/** Pages come first: they are available at once, so that nothing moves when the response arrives. */
export function resultGroups<Command extends SearchCommand>(
  commands: readonly Command[],
  typed: string,
  results: SearchResults | undefined,
): OptionGroup<Command>[] {
  const groups: FoundGroup<Command>[] = [
    {
      heading: messages.commands,
      options: matchingCommands(commands, typed).map((command) => ({
        kind: 'command',
        key: command.id,
        command,
      })),
    },
    {
      heading: pageNameMessages.bookings,
      all: consolePathTo.bookingsWith,
      options: (results?.search.bookings ?? []).map((booking) => ({
        kind: 'booking',
        key: `booking-${booking.id}`,
        booking,
        to: consolePathTo.booking(booking.id),
      })),
    },
    {
      heading: pageNameMessages.students,
      all: consolePathTo.studentsWith,
      options: (results?.search.students ?? []).map((student) => ({
        kind: 'student',
        key: `student-${student.id}`,
        student,
        to: consolePathTo.student(student.id),
      })),
    },
    {
      heading: messages.waitingLists,
      options: (results?.search.waitingPeople ?? []).map((person) => ({
        kind: 'waiting',
        key: `waiting-${person.id}`,
        person,
        to: consolePathTo.waitingPerson(person.classInstance.id, person.id),
      })),
    },
    {
      heading: messages.crews,
      options: (results?.search.crews ?? []).map((crew) => ({
        kind: 'crew',
        key: `crew-${crew.id}`,
        crew,
        to: consolePathTo.crew(crew.id),
      })),
    },
    {
      heading: messages.classes,
      options: (results?.search.classes ?? []).map((each) => ({
        kind: 'class',
        key: `class-${each.id}`,
        foundClass: each,
        to: consolePathTo.class(each.id),
      })),
    },
    {
      heading: pageNameMessages.contactMessages,
      all: consolePathTo.contactMessagesWith,
      options: (results?.search.contactMessages ?? []).map((message) => ({
        kind: 'message',
        key: `message-${message.id}`,
        message,
        to: consolePathTo.contactMessage(message),
      })),
    },
    {
      heading: pageNameMessages.venues,
      all: consolePathTo.venuesWith,
      options: (results?.venues.nodes ?? []).map((venue) => ({
        kind: 'venue',
        key: `venue-${venue.id}`,
        venue,
        to: consolePathTo.venuesWith(venue.name),
      })),
    },
    {
      heading: pageNameMessages.instructors,
      all: consolePathTo.instructorsWith,
      options: (results?.instructors.nodes ?? []).map((instructor) => ({
        kind: 'instructor',
        key: `instructor-${instructor.id}`,
        instructor,
        to: consolePathTo.instructorsWith(instructor.name),
      })),
    },
    {
      heading: pageNameMessages.users,
      all: consolePathTo.usersWith,
      options: (results?.users.nodes ?? []).map((user) => ({
        kind: 'user',
        key: `user-${user.id}`,
        user,
        to: consolePathTo.usersWith(user.email),
      })),
    },
  ];
  return groups.flatMap(({ all, heading, options }) => {
    if (options.length === 0) return [];
    const list: ResultOption<Command>[] =
      all && options.length >= maxFound
        ? [{ kind: 'list', key: `all-${String(heading.id)}`, heading, to: all(typed.trim()) }]
        : [];
    return [{ heading, options: [...options, ...list] }];
  });
}
