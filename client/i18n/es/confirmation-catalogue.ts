import { catalogue as booking } from './booking-catalogue';
import confirmation from './booking.confirmation.json' with { type: 'json' };
import status from './booking.status.json' with { type: 'json' };

/**
 * The confirmation page. It repeats some of the booking page's messages, because a shared file would cost both more.
 */
export const catalogue: Record<string, string> = { ...booking, ...confirmation, ...status };
