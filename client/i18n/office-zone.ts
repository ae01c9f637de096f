/** The office is in Utah. */
export const officeZone = 'America/Denver';

/** The date it is where the office is: 'YYYY-MM-DD'. Asked in effects and by what only the browser draws. */
export function officeToday(): string {
  // Of all languages with their dates in this order, the one that writes them with dashes.
  return new Intl.DateTimeFormat('en-CA', { timeZone: officeZone }).format(Date.now());
}
