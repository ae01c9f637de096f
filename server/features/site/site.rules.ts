import type { Company } from '../../platform/config/company-setting.js';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/message.js';
import { MAX_PRICE_CENTS } from '../../platform/money/money.js';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '../../platform/validation/lengths.js';
import {
  CONFIRMATION_LINK_HOURS,
  LOGIN_PAUSE_MINUTES,
  RESET_LINK_MINUTES,
} from '../accounts/account.constants.js';
import { PASSWORD_LENGTH } from '../accounts/passwords/password.rules.js';
import { REMINDER_HOURS_BEFORE } from '../bookings/booking.rules.js';
import { MAX_COURSE_HOURS, MAX_SEATS } from '../catalog/catalog.constants.js';
import { DEFAULT_STATE, STATES } from '../schedule/venues/address.rules.js';
import { REFUND_WINDOW_HOURS } from '../booking-policies/refund.rules.js';
import {
  ARRIVE_EARLY_MINUTES,
  DEFAULT_MAX_ATTENDEES,
  LIMITED_SEATS_BELOW,
  MAX_DAYS,
} from '../schedule/schedule.constants.js';
import type { Site } from './site.type.js';

/** Public settings of the site, constant until the next start. */
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
    maxSeats: MAX_SEATS,
    maxDays: MAX_DAYS,
    maxCourseHours: MAX_COURSE_HOURS,
    maxPriceCents: MAX_PRICE_CENTS,
    maxLineLength: MAX_LINE_LENGTH,
    maxTextLength: MAX_TEXT_LENGTH,
    minPasswordLength: PASSWORD_LENGTH.min,
    maxPasswordLength: PASSWORD_LENGTH.max,
    loginPauseMinutes: LOGIN_PAUSE_MINUTES,
    resetLinkMinutes: RESET_LINK_MINUTES,
    confirmationLinkHours: CONFIRMATION_LINK_HOURS,
    refundWindowHours: REFUND_WINDOW_HOURS,
    arriveEarlyMinutes: ARRIVE_EARLY_MINUTES,
    reminderHoursBefore: REMINDER_HOURS_BEFORE,
  };
}
