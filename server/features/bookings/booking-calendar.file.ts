import ical, { ICalCalendarMethod } from 'ical-generator';
import { message, translate, type MessageText } from '../../platform/i18n/message.js';
import { formatAddress } from '../schedule/address.rules.js';
import { ARRIVE_EARLY_MINUTES } from '../schedule/schedule.constants.js';
import type { BookingConfirmation } from './booking-confirmation.type.js';
import { shownStatus } from './booking.rules.js';
import { calendarUid } from './calendar-uid.crypto.js';

const SUMMARY: MessageText = {
  en: '{name} (day {day} of {days})',
  es: '{name} (día {day} de {days})',
};
const DESCRIPTION: MessageText = {
  en: 'Confirmation number {number}. Arrive {minutes} minutes early.',
  es: 'Número de confirmación {number}. Llegue {minutes} minutos antes.',
};

/** The class as a calendar file, one event per day, in the language it was booked in. Times are UTC instants. */
export function bookingCalendar(booking: BookingConfirmation, companyName: string, now: Date): string {
  const { classInstance: shown, language } = booking;
  const name = language === 'es' ? (shown.nameEs ?? shown.name) : shown.name;
  const isOff = ['cancelled', 'classCancelled'].includes(shownStatus(booking.bookingStatus, shown.status));
  const calendar = ical({
    name: companyName,
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const day of shown.days) {
    const values = { name, day: day.dayNumber, days: shown.days.length };
    calendar.createEvent({
      id: calendarUid(booking.id, day.dayNumber),
      stamp: now,
      start: day.startsAt,
      end: day.endsAt,
      summary: shown.days.length > 1 ? translate(message(SUMMARY, values), language) : name,
      location: `${shown.locationName}, ${formatAddress(shown.address)}`,
      description: translate(
        message(DESCRIPTION, { number: booking.confirmationNumber, minutes: ARRIVE_EARLY_MINUTES }),
        language,
      ),
    });
  }
  return calendar.toString();
}
