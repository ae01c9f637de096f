import { useOfficeFormats } from '../../../i18n/office-formats';

/** The start of a day at its venue, in short: 'Wed, Dec 9, 2026, 8:00 AM'. In UTC, so that no zone moves it. */
export function useWallTime(): (day: { date: string; startTime: string }) => string {
  const { instant } = useOfficeFormats();
  return ({ date, startTime }) => instant(`${date}T${startTime}:00Z`, 'UTC');
}
