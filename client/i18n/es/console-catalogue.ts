import admin from './admin.json' with { type: 'json' };
import bookingStatus from './booking.status.json' with { type: 'json' };
import classes from './classes.json' with { type: 'json' };
import contact from './common.contact.json' with { type: 'json' };

/** The console, which says of bookings, classes and messages what the public site says. */
export const catalogue: Record<string, string> = { ...admin, ...bookingStatus, ...classes, ...contact };
