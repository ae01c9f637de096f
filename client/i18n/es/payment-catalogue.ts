import failure from './booking.failure.json' with { type: 'json' };
import payment from './booking.payment.json' with { type: 'json' };
import unavailable from './booking.unavailable.json' with { type: 'json' };

/** The second step of booking, and the pages for a class without seats. */
export const catalogue: Record<string, string> = { ...failure, ...payment, ...unavailable };
