import { FORMAT_LOCALE, sayIn, type Locale, type MessageText } from '../../platform/i18n/message.js';
import { textIn } from '../../platform/i18n/text-in.js';
import type { LetterBlock, LetterFact } from '../../platform/mail/letter.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { formatAddress } from '../schedule/venues/address.rules.js';
import type { ClassFacts } from '../schedule/classes/class-change.rules.js';
import { INSTRUCTION_LANGUAGE_TEXTS } from '../schedule/classes/class-instance.texts.js';
import { classNameIn, placeNameIn } from '../schedule/classes/class-name.rules.js';
import { VENUE_TEXTS } from '../schedule/venues/venue.texts.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import { instantOf } from '../schedule/venue-time/venue-time.rules.js';
import { hoursText, zoneText } from './class-time.texts.js';

const WORDS = {
  number: { en: 'Confirmation number', es: 'Número de confirmación' },
  class: { en: 'Class', es: 'Clase' },
  oneDay: { en: 'Date', es: 'Fecha' },
  day: { en: 'Day {day} of {days}', es: 'Día {day} de {days}' },
  zone: { en: 'Time zone', es: 'Zona horaria' },
  place: { en: 'Place', es: 'Sede' },
  taughtIn: { en: 'Taught in', es: 'Idioma' },
  participant: { en: 'Attendee', es: 'Participante' },
  requirements: { en: 'Before you come', es: 'Antes de venir' },
} as const satisfies Record<string, MessageText>;

/** The facts of a booking in a mail: number, class, days, venue, language and attendee. */
export function bookingFacts(
  booking: BookingConfirmation,
  facts: ClassFacts = booking.classInstance,
): LetterFact[] {
  const { language, firstName, lastName } = booking;
  const participant = sayIn(language)(WORDS.participant);
  return [...seatFacts(booking, facts), { label: participant, value: `${firstName} ${lastName}` }];
}

/** Like `bookingFacts`, without the attendee. */
export function seatFacts(
  booking: BookingConfirmation,
  facts: ClassFacts = booking.classInstance,
): LetterFact[] {
  const number = sayIn(booking.language)(WORDS.number);
  return [{ label: number, value: booking.confirmationNumber }, ...classFacts(booking, facts)];
}

/** A class and the language of the mail, with or without a seat in it. */
type LocalizedClass = Pick<BookingConfirmation, 'language' | 'classInstance'>;

/** The same with only the names and facts of the class. */
export interface LocalizedFacts {
  language: Locale;
  classInstance: ClassFacts & Pick<UpcomingClass, 'name' | 'nameEs' | 'locationNameEs'>;
}

/** The facts of a class in a mail: name, days, venue and language. */
export function classFacts(localized: LocalizedFacts, facts?: ClassFacts): LetterFact[] {
  const label = sayIn(localized.language)(WORDS.class);
  return [{ label, value: className(localized) }, ...timesAndPlace(localized, facts)];
}

/** The same without the name. */
export function timesAndPlace(
  localized: LocalizedFacts,
  facts: ClassFacts = localized.classInstance,
): LetterFact[] {
  const { language } = localized;
  const say = sayIn(language);
  const days = daysText(facts, localized);
  return [
    ...days.map((value, index) => ({
      label: days.length === 1 ? say(WORDS.oneDay) : say(WORDS.day, { day: index + 1, days: days.length }),
      value,
    })),
    { label: say(WORDS.zone), value: zoneText(facts.timeZone, language) },
    { label: say(WORDS.place), value: placeText(localized, facts) },
    { label: say(WORDS.taughtIn), value: say(INSTRUCTION_LANGUAGE_TEXTS[facts.language]) },
  ];
}

/** One line per day, with its hours. */
export function daysText(
  { days, timeZone }: Pick<ClassFacts, 'days' | 'timeZone'>,
  { language }: Pick<BookingConfirmation, 'language'>,
): string[] {
  return days.map(({ date, startTime, endTime }) => {
    const startsAt = instantOf(date, startTime, timeZone);
    return hoursText({ startsAt, endsAt: instantOf(date, endTime, timeZone) }, timeZone, language);
  });
}

/** Venue and address. The venue's Spanish name is used if it has one and the class is or was held there. */
export function placeText(
  { language, classInstance }: LocalizedFacts,
  { locationName, address }: Pick<ClassFacts, 'locationName' | 'address'>,
): string {
  const isThere = locationName === classInstance.locationName;
  const name = isThere ? placeNameIn(classInstance, language) : locationName;
  return `${name}, ${formatAddress(address)}`;
}

/** Like `placeText` for a text message, without state and ZIP code. */
export function shortPlaceText({ language, classInstance }: LocalizedClass): string {
  const { street1, city } = classInstance.address;
  return [placeNameIn(classInstance, language), street1, city].join(', ');
}

/** Parking, entrance and map, as far as the venue has them. */
export function arrivalBlocks({ language, classInstance: { venue } }: LocalizedClass): LetterBlock[] {
  if (!venue) return [];
  const { parking, parkingEs, entrance, entranceEs, mapUrl } = venue;
  const label = sayIn(language)(VENUE_TEXTS.openMap);
  return [
    ...sectionOf(VENUE_TEXTS.parking, { en: parking, es: parkingEs }, language),
    ...sectionOf(VENUE_TEXTS.entrance, { en: entrance, es: entranceEs }, language),
    ...(mapUrl === null ? [] : [{ kind: 'link', label, url: mapUrl, isPublic: true } as const]),
  ];
}

/** The requirements of the course; empty without them. */
export function requirementBlocks({
  language,
  classInstance: { requirements: en, requirementsEs: es },
}: LocalizedClass): LetterBlock[] {
  return sectionOf(WORDS.requirements, { en, es }, language);
}

/** A section with its own heading; empty if there is no text. */
function sectionOf(
  heading: MessageText,
  texts: Record<Locale, string | null>,
  language: Locale,
): LetterBlock[] {
  const found = textIn(texts, language);
  return found ? [{ kind: 'section', heading: sayIn(language)(heading), ...found }] : [];
}

export function className({ language, classInstance }: LocalizedFacts): string {
  return classNameIn(classInstance, language);
}

export function moneyText({
  amountCents,
  language,
}: Pick<BookingConfirmation, 'amountCents' | 'language'>): string {
  return new Intl.NumberFormat(FORMAT_LOCALE[language], {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountCents / 100);
}
