/** The office is in Utah. */
export const officeZone = 'America/Denver';

/** The current date at the office: 'YYYY-MM-DD'. Only for effects and content that only the browser renders. */
export function officeToday(): string {
  // The en-CA locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone: officeZone }).format(Date.now());
}
