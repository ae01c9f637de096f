import find from './booking.find.json' with { type: 'json' };
import mine from './booking.mine.json' with { type: 'json' };
import own from './booking.own.json' with { type: 'json' };
import person from './person.json' with { type: 'json' };
import status from './booking.status.json' with { type: 'json' };

/** The pages of a guest's own booking, the page that mails a lost link, and the bookings of an account. */
export const catalogue: Record<string, string> = { ...find, ...mine, ...own, ...person, ...status };
