/** The day it is where the office is, as the browser's calendar has it. */
export function localToday(): string {
  const now = new Date();
  const part = (value: number) => String(value).padStart(2, '0');
  return `${String(now.getFullYear())}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
