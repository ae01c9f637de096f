import { isRecord } from '../../platform/validation/is-record.js';
import { bookingEventOf, isWithCrew } from './booking-history.rules.js';
import { eventOf, type Message, type MessageEvent } from './message-history.rules.js';
import type { CrewEventKind } from './history.constants.js';

/** An audit log entry as an event of a crew. */
interface CrewAuditEvent {
  kind: CrewEventKind;
  /** The number of seats concerned. */
  seats: number | null;
}

/** The event of an audit log entry about a crew; null if it is not part of the history. */
export function crewEventOf({ action, details }: { action: string; details: string }): CrewAuditEvent | null {
  const read: unknown = JSON.parse(details);
  const said = isRecord(read) ? read : {};
  const number = (name: string): number => (typeof said[name] === 'number' ? said[name] : 0);
  const more = number('to') - number('from');
  switch (action) {
    case 'crew.booked':
      return { kind: 'booked', seats: number('seats') };
    case 'crew.named':
      return { kind: 'named', seats: -more };
    case 'crew.moved':
      return { kind: 'moved', seats: number('seats') };
    case 'crew.contactUpdated':
      return { kind: 'contactUpdated', seats: null };
    case 'crew.seatsChanged':
      return { kind: more > 0 ? 'seatsAdded' : 'seatsGivenBack', seats: Math.abs(more) };
    default:
      return null;
  }
}

const KIND_OF_PERSON = {
  cancelled: 'personCancelled',
  moved: 'personMoved',
  restored: 'personRestored',
  attendeeChanged: 'personChanged',
} as const;

/** The event of an audit log entry about one of its bookings; null if it does not affect the seats, such as a payment. */
export function personEventOf(entry: { action: string; details: string }): CrewEventKind | null {
  // The change of the whole crew is an event of its own.
  if (isWithCrew(entry)) return null;
  const kind = bookingEventOf(entry)?.kind;
  return kind !== undefined && isOfPerson(kind) ? KIND_OF_PERSON[kind] : null;
}

function isOfPerson(kind: string): kind is keyof typeof KIND_OF_PERSON {
  return Object.hasOwn(KIND_OF_PERSON, kind);
}

const EVENT_OF_TEMPLATE = {
  'crew.confirmed': 'confirmation',
  'crew.namesMissing': 'namesRequest',
  'crew.classNotice': 'notice',
  'crew.officeMessage': 'message',
  'crew.receipt': 'receipt',
} as const;

function isToContact(template: string): template is keyof typeof EVENT_OF_TEMPLATE {
  return Object.hasOwn(EVENT_OF_TEMPLATE, template);
}

/** The outcome of a mail to the contact, with its time; null for other mails. */
export function contactMailOf(message: Message): MessageEvent<CrewEventKind> | null {
  const { template } = message;
  return isToContact(template) ? eventOf(message, EVENT_OF_TEMPLATE[template]) : null;
}
