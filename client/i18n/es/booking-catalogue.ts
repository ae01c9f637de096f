import booking from './booking.json' with { type: 'json' };
import bookedClass from './booking.class.json' with { type: 'json' };
import person from './person.json' with { type: 'json' };

/** The first step of booking, and the layout of the second. */
export const catalogue: Record<string, string> = { ...booking, ...bookedClass, ...person };
