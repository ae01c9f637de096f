const hourInMilliseconds = 3_600_000;

/** Whether the text message before a class is still to come: only then does it leave (specification section 9). */
export function isReminderAhead(startsAt: string, hoursBefore: number, now: number): boolean {
  return now < Date.parse(startsAt) - hoursBefore * hourInMilliseconds;
}
