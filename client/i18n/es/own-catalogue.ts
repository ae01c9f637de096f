import find from './booking.find.json' with { type: 'json' };
import mine from './booking.mine.json' with { type: 'json' };
import own from './booking.own.json' with { type: 'json' };
import status from './booking.status.json' with { type: 'json' };

/** What guests do with a booking, the page that mails a lost link, and the list of an account's bookings. */
export const catalogue: Record<string, string> = { ...find, ...mine, ...own, ...status };
