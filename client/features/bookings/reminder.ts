const hourInMilliseconds = 3_600_000;

/** Whether the time of the text message reminder is in the future. */
export function isReminderAhead(startsAt: string, hoursBefore: number, now: number): boolean {
  return now < Date.parse(startsAt) - hoursBefore * hourInMilliseconds;
}
