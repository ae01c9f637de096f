import type { MessageDescriptor } from 'react-intl';

import { consolePathTo } from '../../console-paths';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import type {
  FoundBookingFragment,
  FoundClassFragment,
  FoundCrewFragment,
  FoundMessageFragment,
  FoundStudentFragment,
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
      options: (results?.bookings ?? []).map((booking) => ({
        kind: 'booking',
        key: `booking-${booking.id}`,
        booking,
        to: consolePathTo.booking(booking.id),
      })),
    },
    {
      heading: pageNameMessages.students,
      options: (results?.students ?? []).map((student) => ({
        kind: 'student',
        key: `student-${student.id}`,
        student,
        to: consolePathTo.student(student.id),
      })),
    },
    {
      heading: messages.waitingLists,
      options: (results?.waitingPeople ?? []).map((person) => ({
        kind: 'waiting',
        key: `waiting-${person.id}`,
        person,
        to: consolePathTo.waitingPerson(person.classInstance.id, person.id),
      })),
    },
    {
      heading: messages.crews,
      options: (results?.crews ?? []).map((crew) => ({
        kind: 'crew',
        key: `crew-${crew.id}`,
        crew,
        to: consolePathTo.crew(crew.id),
      })),
    },
    {
      heading: messages.classes,
      options: (results?.classes ?? []).map((each) => ({
        kind: 'class',
        key: `class-${each.id}`,
        foundClass: each,
        to: consolePathTo.class(each.id),
      })),
    },
    {
      heading: pageNameMessages.contactMessages,
      options: (results?.contactMessages ?? []).map((message) => ({
        kind: 'message',
        key: `message-${message.id}`,
        message,
        to: consolePathTo.contactMessage(message),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
