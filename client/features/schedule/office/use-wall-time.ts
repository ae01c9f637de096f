import { useOfficeFormats } from '../../../i18n/office/office-formats';

/**
 * The start of a class day: 'Wed, Dec 9, 2026, 8:00 AM'. Formatted in UTC, so that the browser's zone has no effect.
 */
export function useWallTime(): (day: { date: string; startTime: string }) => string {
  const { instant } = useOfficeFormats();
  return ({ date, startTime }) => instant(`${date}T${startTime}:00Z`, 'UTC');
}
