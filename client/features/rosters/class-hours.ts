interface Hours {
  startTime: string;
  endTime: string;
}

function minuteOfDay(wallTime: string): number {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  return hour * 60 + minute;
}

/** From start to end, including breaks. */
export function minutesOf({ startTime, endTime }: Hours): number {
  return minuteOfDay(endTime) - minuteOfDay(startTime);
}

export function totalMinutes(days: readonly Hours[]): number {
  return days.reduce((sum, day) => sum + minutesOf(day), 0);
}
