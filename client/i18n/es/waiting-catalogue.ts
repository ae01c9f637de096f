import booking from './booking.json' with { type: 'json' };
import bookedClass from './booking.class.json' with { type: 'json' };
import unavailable from './booking.unavailable.json' with { type: 'json' };
import waiting from './waiting.json' with { type: 'json' };

/** The pages of the waiting list, which book and show other dates as the booking page does. */
export const catalogue: Record<string, string> = { ...booking, ...bookedClass, ...unavailable, ...waiting };
