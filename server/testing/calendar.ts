import ICAL from 'ical.js';

/** One event of an iCalendar file: its properties by name, as text. */
export type CalendarEvent = Record<string, string>;

/** Parses an iCalendar file. */
export function readCalendar(content: string): { method: string; events: CalendarEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((event) =>
      Object.fromEntries(
        event.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
      ),
    );
  return { method: String(calendar.getFirstPropertyValue('method')), events };
}
