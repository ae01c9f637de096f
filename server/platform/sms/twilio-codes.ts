/** The recipient replied STOP. */
export const STOPPED = 21610;

/**
 * Twilio's codes for a number that cannot receive a text message: invalid, a short code, the sender's own, out of reach, not
 * a mobile number, or a landline. Source: Twilio's 'Error and Warning Dictionary'.
 */
export const NUMBER_REFUSED: readonly number[] = [21211, 21214, 21217, 21265, 21266, 21612, 21614, 21635];

/** An empty text, and one that is too long. */
const TEXT_REFUSED: readonly number[] = [21602, 21617];

/** Whether the recipient or the text is refused. Any other code concerns this site's account, its rate or Twilio itself. */
export function refusesMessage(code: number | undefined): boolean {
  return code !== undefined && [STOPPED, ...NUMBER_REFUSED, ...TEXT_REFUSED].includes(code);
}
