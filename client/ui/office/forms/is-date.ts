/** Whether the text is a date that exists, 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
