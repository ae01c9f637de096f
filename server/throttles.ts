import { LOGIN_PAUSE_MINUTES } from './features/accounts/account.constants.js';
import { GUEST_BOOKING_LIMITS } from './features/bookings/booking.constants.js';
import { countersOf } from './platform/throttle/counters.js';
import { Throttle } from './platform/throttle/throttle.js';
import type { ServiceParts } from './service-parts.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const LOGIN_PAUSE = LOGIN_PAUSE_MINUTES * MINUTE;

/** The rate limits of all services. The name of a limit identifies its counts in the database. */
export function throttlesOf({ database, rateLimits }: Pick<ServiceParts, 'database' | 'rateLimits'>) {
  const counters = rateLimits ? countersOf(database) : undefined;
  const throttle = (name: string, points: number, seconds: number): Throttle =>
    new Throttle({ name, points, seconds }, counters);
  const bookingThrottle = (by: keyof typeof GUEST_BOOKING_LIMITS): Throttle => {
    const { points, seconds } = GUEST_BOOKING_LIMITS[by];
    return throttle(`booking.${by}`, points, seconds);
  };
  return {
    logins: {
      perAddress: throttle('login.address', 50, LOGIN_PAUSE),
      perAccount: throttle('login.account', 10, LOGIN_PAUSE),
      perAccountAnywhere: throttle('login.everywhere', 50, HOUR),
      perDeviceOrLink: throttle('login.proof', 10, LOGIN_PAUSE),
    },
    guestBookings: {
      tries: bookingThrottle('tries'),
      perAddress: bookingThrottle('perAddress'),
      perPerson: bookingThrottle('perPerson'),
      disclosures: bookingThrottle('disclosures'),
      newEmails: bookingThrottle('newEmails'),
    },
    mailsPerRecipient: throttle('mail.recipient', 5, HOUR),
    mailsPerAddress: throttle('mail.address', 10, HOUR),
    bookingLinks: throttle('bookingLink.address', 10, HOUR),
    certificates: throttle('certificate.booking', 20, HOUR),
    contact: throttle('contact.address', 20, HOUR),
    nameChanges: throttle('name.account', 20, HOUR),
    officeMessages: throttle('officeMessage.account', 60, HOUR),
    outbox: throttle('outbox.again', 60, HOUR),
    refusals: throttle('refused.address', 60, MINUTE),
  };
}
