/** Wall time 'HH:MM' some minutes before another, at the earliest midnight. */
export function arrivalTime(startTime: string, minutesEarly: number): string {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number);
  const arrival = Math.max(0, hours * 60 + minutes - minutesEarly);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(arrival / 60))}:${twoDigits(arrival % 60)}`;
}
