import bookedClass from './booking.class.json' with { type: 'json' };
import confirmation from './booking.confirmation.json' with { type: 'json' };
import status from './booking.status.json' with { type: 'json' };

/** The confirmation page. */
export const catalogue: Record<string, string> = { ...bookedClass, ...confirmation, ...status };
