import { catalogue as booking } from './booking-catalogue';
import confirmation from './booking.confirmation.json' with { type: 'json' };
import status from './booking.status.json' with { type: 'json' };

/** The confirmation page, which says some of what the booking page does: a file for what they share would cost both more. */
export const catalogue: Record<string, string> = { ...booking, ...confirmation, ...status };
