/** The office is in Utah. */
export const officeZone = 'America/Denver';

/** The current date in a time zone: 'YYYY-MM-DD'. Only for effects and content that only the browser renders. */
export function dateIn(timeZone: string): string {
  // The en-CA locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
}

/** The current date at the office; see `dateIn`. */
export function officeToday(): string {
  return dateIn(officeZone);
}
