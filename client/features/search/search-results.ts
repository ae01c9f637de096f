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
);

export interface OptionGroup<Command extends SearchCommand> {
  heading: MessageDescriptor;
  options: ResultOption<Command>[];
}

/** Pages come first: they are available at once, so that nothing moves when the response arrives. */
export function resultGroups<Command extends SearchCommand>(
  commands: readonly Command[],
  typed: string,
  results: SearchResults | undefined,
): OptionGroup<Command>[] {
  const groups: OptionGroup<Command>[] = [
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
      options: (results?.search.bookings ?? []).map((booking) => ({
        kind: 'booking',
        key: `booking-${booking.id}`,
        booking,
        to: consolePathTo.booking(booking.id),
      })),
    },
    {
      heading: pageNameMessages.students,
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
      options: (results?.search.contactMessages ?? []).map((message) => ({
        kind: 'message',
        key: `message-${message.id}`,
        message,
        to: consolePathTo.contactMessage(message),
      })),
    },
    {
      heading: pageNameMessages.venues,
      options: (results?.venues.nodes ?? []).map((venue) => ({
        kind: 'venue',
        key: `venue-${venue.id}`,
        venue,
        to: consolePathTo.venuesWith(venue.name),
      })),
    },
    {
      heading: pageNameMessages.instructors,
      options: (results?.instructors.nodes ?? []).map((instructor) => ({
        kind: 'instructor',
        key: `instructor-${instructor.id}`,
        instructor,
        to: consolePathTo.instructorsWith(instructor.name),
      })),
    },
    {
      heading: pageNameMessages.users,
      options: (results?.users.nodes ?? []).map((user) => ({
        kind: 'user',
        key: `user-${user.id}`,
        user,
        to: consolePathTo.usersWith(user.email),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
