import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import type { LetterFact } from '../../../platform/mail/letter.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import type { ReportedSeats } from '../../bookings/messages/reported-seats.rules.js';
import type { CrewBooking } from '../../crews/crew-booking.type.js';
import type { ClassSummary } from '../../schedule/upcoming/public-class.query.js';
import { takesSeat } from '../../schedule/seats/seat.rules.js';
import { momentText } from '../class-time.texts.js';
import { SHARED_WORDS } from '../letter-parts.letter.js';

/** The seats of a crew as last reported to its contact, with the classes of its members at that time. */
export interface PreviousSeats extends ReportedSeats {
  classes: readonly Pick<ClassSummary, 'id' | 'startsAt' | 'timeZone'>[];
}

const WORDS = {
  added: { en: 'New name', es: 'Nombre agregado' },
  oldName: { en: 'Previous name', es: 'Nombre anterior' },
  newName: { en: 'New name', es: 'Nombre nuevo' },
  cancelled: { en: 'Seat cancelled', es: 'Lugar cancelado' },
  restored: { en: 'Seat booked again', es: 'Lugar reservado de nuevo' },
  oldDate: { en: '{name}, previous date', es: '{name}, fecha anterior' },
  newDate: { en: '{name}, new date', es: '{name}, fecha nueva' },
  oldUnnamed: { en: 'Seats previously without a name', es: 'Lugares sin nombre, antes' },
  newUnnamed: { en: 'Seats now without a name', es: 'Lugares sin nombre, ahora' },
} as const satisfies Record<string, MessageText>;

/** Whether the crew as a whole has another class than was last reported, as far as that is known. */
export function isMovedSince({ classInstanceId }: PreviousSeats, { classInstance }: CrewBooking): boolean {
  return classInstanceId !== undefined && classInstanceId !== classInstance.id;
}

/** The differences from what was last reported to the contact, before and after. */
export function crewChanges(known: PreviousSeats, crew: CrewBooking): LetterFact[] {
  const { language } = crew;
  const say = sayIn(language);
  const on = (classSummary: Pick<ClassSummary, 'startsAt' | 'timeZone'>): string =>
    momentText(classSummary.startsAt, classSummary.timeZone, language);
  const knownClass = (id: string | undefined) => known.classes.find((each) => each.id === id);
  const former = isMovedSince(known, crew) ? knownClass(known.classInstanceId) : undefined;
  const ofCrew = former
    ? [
        { label: say(SHARED_WORDS.oldDate), value: on(former) },
        { label: say(SHARED_WORDS.newDate), value: on(crew.classInstance) },
      ]
    : [];
  const before = new Map(known.people.map((person) => [person.bookingId, person]));
  const ofPeople = crew.bookings.flatMap((booking): LetterFact[] => {
    const person = before.get(booking.bookingId);
    const name = nameOf(booking);
    const isCancelled = !takesSeat(booking.bookingStatus);
    if (!person) return isCancelled ? [] : [{ label: say(WORDS.added), value: name }];
    const isWithCrew =
      person.classInstanceId === former?.id && booking.classInstance.id === crew.classInstance.id;
    const isMoved = !isCancelled && !isWithCrew && person.classInstanceId !== booking.classInstance.id;
    const oldClass = knownClass(person.classInstanceId);
    return [
      ...(person.name === name
        ? []
        : [
            { label: say(WORDS.oldName), value: person.name },
            { label: say(WORDS.newName), value: name },
          ]),
      ...(person.isCancelled === isCancelled
        ? []
        : [{ label: say(isCancelled ? WORDS.cancelled : WORDS.restored), value: name }]),
      ...(isMoved && oldClass ? [{ label: say(WORDS.oldDate, { name }), value: on(oldClass) }] : []),
      ...(isMoved ? [{ label: say(WORDS.newDate, { name }), value: on(booking.classInstance) }] : []),
    ];
  });
  const { unnamedSeats } = crew;
  if (known.unnamedSeats === unnamedSeats) return [...ofCrew, ...ofPeople];
  return [
    ...ofCrew,
    ...ofPeople,
    { label: say(WORDS.oldUnnamed), value: String(known.unnamedSeats) },
    { label: say(WORDS.newUnnamed), value: String(unnamedSeats) },
  ];
}

function nameOf({ firstName, lastName }: Pick<BookingConfirmation, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
