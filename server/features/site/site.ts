import type { Company } from '../../platform/config/config.js';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/message.js';
import { REFUND_WINDOW_HOURS, REMINDER_HOURS_BEFORE } from '../bookings/booking.rules.js';
import { DEFAULT_STATE, STATES } from '../schedule/address.rules.js';
import { DEFAULT_MAX_ATTENDEES, LIMITED_SEATS_BELOW } from '../schedule/schedule.constants.js';
import type { Site } from './site.type.js';

/** Specification section 9. */
const ARRIVE_EARLY_MINUTES = 15;

/** The facts of the site, the same for every visitor until the next start. */
export function siteOf(company: Company): Site {
  return {
    companyName: company.name,
    companyPhone: company.phone,
    companyPhoneDisplay: company.phoneDisplay,
    companyEmail: company.email,
    companyWebsite: company.website,
    brandPrimary: company.brandPrimary,
    brandPrimaryText: company.brandPrimaryText,
    brandAccent: company.brandAccent,
    cardPublicKey: company.cardPublicKey,
    languages: LOCALES,
    defaultLanguage: DEFAULT_LOCALE,
    states: STATES,
    defaultState: DEFAULT_STATE,
    defaultMaxAttendees: DEFAULT_MAX_ATTENDEES,
    limitedSeatsBelow: LIMITED_SEATS_BELOW,
    refundWindowHours: REFUND_WINDOW_HOURS,
    arriveEarlyMinutes: ARRIVE_EARLY_MINUTES,
    reminderHoursBefore: REMINDER_HOURS_BEFORE,
  };
}
