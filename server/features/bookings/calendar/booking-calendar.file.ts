import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Company } from '../../../platform/config/company-setting.js';
import { message, sayIn, translate, type Message, type MessageText } from '../../../platform/i18n/message.js';
import { textIn } from '../../../platform/i18n/text-in.js';
import { formatAddress } from '../../schedule/venues/address.rules.js';
import { classNameIn, placeNameIn } from '../../schedule/classes/class-name.rules.js';
import { ARRIVE_EARLY_MINUTES } from '../../schedule/schedule.constants.js';
import { VENUE_TEXTS } from '../../schedule/venues/venue.texts.js';
import type { ClassDay } from '../../schedule/days/class-day.type.js';
import type { UpcomingClass } from '../../schedule/upcoming/upcoming-class.type.js';
import { dateAt, instantOf } from '../../schedule/venue-time/venue-time.rules.js';
import type { BookingConfirmation } from '../confirmation/booking-confirmation.type.js';
import { displayStatus } from '../booking.rules.js';
import { calendarUid } from './calendar-uid.crypto.js';

const SUMMARY: MessageText = {
  en: '{name} (day {day} of {days})',
  es: '{name} (día {day} de {days})',
};
const DESCRIPTION: MessageText = {
  en: 'Confirmation number {number}. Arrive {minutes} minutes early.',
  es: 'Número de confirmación {number}. Llegue {minutes} minutos antes.',
};

const CREW_DESCRIPTION: MessageText = {
  en: '{seats, plural, one {# seat} other {# seats}} for your crew. Arrive {minutes} minutes early.',
  es: '{seats, plural, one {# lugar} other {# lugares}} para su grupo. Lleguen {minutes} minutos antes.',
};

const QUESTIONS: MessageText = {
  en: 'Questions? Call {phone}.',
  es: '¿Tiene preguntas? Llámenos al {phone}.',
};

/** The time at the venue, on the evening before each day, at which calendars remind of it. */
const REMINDER_TIME = '20:00';

type Office = Pick<Company, 'name' | 'email' | 'phoneDisplay'>;

/** A class in a calendar file. */
type CalendarClass = Pick<
  UpcomingClass,
  | 'name'
  | 'nameEs'
  | 'status'
  | 'timeZone'
  | 'days'
  | 'mostDays'
  | 'locationName'
  | 'locationNameEs'
  | 'address'
  | 'venue'
  | 'changedAt'
>;

/** The source of a calendar file: a booking, the seats of a crew, or a class of an instructor. */
export type CalendarEntry = Pick<
  BookingConfirmation,
  'language' | 'bookingStatus' | 'changedAt' | 'calendarDays'
> & {
  classInstance: CalendarClass;
  /** Determines the UIDs: the id of the booking, which does not change with its link, or of the crew. */
  id: string;
  /** First line of each event's description; null for none. */
  note: Message | null;
};

export interface CalendarFile {
  filename: string;
  content: string;
  method: 'PUBLISH' | 'CANCEL';
}

/** Sequence numbers are seconds since this time, which fit into 32 bits until 2093. */
const SEQUENCE_START = Date.UTC(2025, 0, 1);

/**
 * The class as an iCalendar file in the language of the booking, with one event per day and times in UTC. Each day has
 * the same UID in every file of a booking, and each later file a higher sequence number, even after a move, so that
 * calendars update existing events. Events of days that no longer exist are cancelled. Each other event has a reminder on
 * the evening before.
 */
export function bookingCalendar(booking: BookingConfirmation, company: Office, now: Date): CalendarFile {
  const { confirmationNumber: number } = booking;
  const note = message(DESCRIPTION, { number, minutes: ARRIVE_EARLY_MINUTES });
  const filename = `${number}.ics`;
  return { filename, ...calendarOf({ ...booking, id: booking.bookingId, note }, company, now) };
}

/** The same for the seats of a crew; cancelled if it has none left. */
export function crewCalendar(
  crew: Pick<CalendarEntry, 'id' | 'language' | 'classInstance' | 'changedAt' | 'calendarDays'> & {
    seats: number;
  },
  company: Office,
  now: Date,
): CalendarFile {
  const { seats } = crew;
  const bookingStatus = seats > 0 ? 'confirmed' : 'cancelled';
  const note = isOff({ ...crew, bookingStatus })
    ? null
    : message(CREW_DESCRIPTION, { seats, minutes: ARRIVE_EARLY_MINUTES });
  return { filename: 'crew.ics', ...calendarOf({ ...crew, bookingStatus, note }, company, now) };
}

function calendarOf(entry: CalendarEntry, office: Office, now: Date): Omit<CalendarFile, 'filename'> {
  return calendarOfSeveral([entry], office, now);
}

/** The classes that an instructor teaches, and cancelled those that they no longer do. */
export function instructorCalendar(
  entries: readonly CalendarEntry[],
  company: Office,
  now: Date,
): CalendarFile {
  return { filename: 'classes.ics', ...calendarOfSeveral(entries, company, now) };
}

function calendarOfSeveral(
  entries: readonly CalendarEntry[],
  office: Office,
  now: Date,
): Omit<CalendarFile, 'filename'> {
  const method = entries.every(isOff) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ name: office.name, method });
  for (const entry of entries) addEvents(calendar, entry, office, now);
  return { content: calendar.toString(), method };
}

function addEvents(
  calendar: ICalCalendar,
  booking: CalendarEntry,
  { name: organizer, email, phoneDisplay: phone }: Office,
  now: Date,
): void {
  const { classInstance: upcomingClass, language } = booking;
  const name = classNameIn(upcomingClass, language);
  const isCancelled = isOff(booking);
  const changedAt = Math.max(booking.changedAt.getTime(), upcomingClass.changedAt.getTime());
  for (const day of [...upcomingClass.days, ...formerDays(booking)]) {
    const values = { name, day: day.dayNumber, days: upcomingClass.days.length };
    const isGone = day.dayNumber > upcomingClass.days.length;
    const event = calendar.createEvent({
      id: calendarUid(booking.id, day.dayNumber),
      sequence: Math.max(0, Math.floor((changedAt - SEQUENCE_START) / 1000)),
      status: isCancelled || isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: organizer, email },
      stamp: now,
      start: day.startsAt,
      end: day.endsAt,
      summary: upcomingClass.days.length > 1 && !isGone ? sayIn(language)(SUMMARY, values) : name,
      location: `${placeNameIn(upcomingClass, language)}, ${formatAddress(upcomingClass.address)}`,
      description: descriptionOf(booking, phone),
    });
    if (!isCancelled && !isGone) {
      const reminderMs = day.startsAt.getTime() - eveningBefore(day, upcomingClass).getTime();
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminderMs / 1000 });
    }
  }
}

function eveningBefore(
  { startsAt }: Pick<ClassDay, 'startsAt'>,
  { timeZone }: Pick<CalendarClass, 'timeZone'>,
): Date {
  const dayBefore = Temporal.PlainDate.from(dateAt(startsAt, timeZone)).subtract({ days: 1 }).toString();
  return instantOf(dayBefore, REMINDER_TIME, timeZone);
}

function isOff({
  bookingStatus,
  classInstance: { status },
}: Pick<CalendarEntry, 'bookingStatus' | 'classInstance'>): boolean {
  return ['cancelled', 'classCancelled'].includes(displayStatus(bookingStatus, status));
}

const NOWHERE = { parking: null, parkingEs: null, entrance: null, entranceEs: null, mapUrl: null };

/** The description of an event: the note, parking, entrance, map, and the phone of the office. */
function descriptionOf({ note, language, classInstance }: CalendarEntry, phone: string): string {
  const venue = classInstance.venue ?? NOWHERE;
  const notes = [
    [VENUE_TEXTS.parking, textIn({ en: venue.parking, es: venue.parkingEs }, language)?.text],
    [VENUE_TEXTS.entrance, textIn({ en: venue.entrance, es: venue.entranceEs }, language)?.text],
    [VENUE_TEXTS.map, venue.mapUrl],
  ] as const;
  return [
    ...(note ? [translate(note, language)] : []),
    ...notes.flatMap(([label, text]) => (text ? [`${label[language]}: ${text}`] : [])),
    sayIn(language)(QUESTIONS, { phone }),
  ].join('\n');
}

/** Days that calendars may contain but that no longer exist. Their times are irrelevant, because the events are cancelled. */
function formerDays({
  calendarDays,
  classInstance: { days, mostDays },
}: CalendarEntry): Pick<ClassDay, 'dayNumber' | 'startsAt' | 'endsAt'>[] {
  const last = days.at(-1);
  const most = Math.max(calendarDays ?? 0, mostDays ?? 0);
  if (!last || most <= days.length) return [];
  const { startsAt, endsAt } = last;
  return Array.from({ length: most - days.length }, (_, index) => ({
    dayNumber: days.length + index + 1,
    startsAt,
    endsAt,
  }));
}
