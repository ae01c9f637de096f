import { localized } from '../../i18n/localized';
import { languageValues } from '../../schema/language.generated';
import type { Language } from '../../i18n/language';
import type { SiteQuery } from '../../graphql/Site.generated';
import { pathTo } from '../../paths';
import type { ClassEventsQuery, ClassEvents_classFragment } from './ClassEvents.generated';

interface ClassEventContext {
  language: Language;
  /** The origin of the site. */
  origin: string;
  site: SiteQuery['site'];
}

/**
 * The classes of the board as schema.org events, for search engines. Contains only data that the page displays: the
 * venue's wall time with its offset, the price, and the availability.
 */
export function classEvents(
  { upcomingClasses }: ClassEventsQuery,
  { language, origin, site }: ClassEventContext,
) {
  const organizer = {
    name: site.companyName,
    telephone: site.companyPhone,
    email: site.companyEmail,
    url: site.companyWebsite,
  };
  const addressOf = (id: string) => new URL(pathTo.book(id), origin).href;
  return upcomingClasses.nodes.map((each) => classEvent(each, { language, organizer, addressOf }));
}

interface EventContext {
  language: Language;
  organizer: { name: string; telephone: string; email: string; url: string };
  /** The absolute address of a class's page. */
  addressOf: (classInstanceId: string) => string;
}

function classEvent(each: ClassEvents_classFragment, { language, organizer, addressOf }: EventContext) {
  const { days, address } = each;
  const [first] = days;
  const last = days.at(-1);
  const name = localized(each.name, each.nameEs, language).text;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description: localized(each.description, each.descriptionEs, language).text,
    url: addressOf(each.id),
    startDate: first && venueTime(first.date, first.startTime, first.startsAt),
    endDate: last && venueTime(last.date, last.endTime, last.endsAt),
    // The nights between the days do not belong to a class.
    subEvent:
      days.length > 1
        ? days.map((day) => ({
            '@type': 'Event',
            name,
            startDate: venueTime(day.date, day.startTime, day.startsAt),
            endDate: venueTime(day.date, day.endTime, day.endsAt),
          }))
        : undefined,
    eventStatus:
      each.status === 'cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: each.language === 'bilingual' ? languageValues : each.language,
    maximumAttendeeCapacity: each.maxAttendees,
    remainingAttendeeCapacity: each.seatsLeft,
    location: {
      '@type': 'Place',
      name: localized(each.locationName, each.locationNameEs, language).text,
      address: {
        '@type': 'PostalAddress',
        streetAddress: [address.street1, address.street2].filter(Boolean).join(', '),
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: 'US',
      },
    },
    organizer: { '@type': 'Organization', ...organizer },
    offers: {
      '@type': 'Offer',
      url: addressOf(each.id),
      price: (each.priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: each.seatsLeft > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    },
  };
}

/** '2026-12-02T08:00:00-07:00': the wall time with the offset that matches the instant. */
export function venueTime(date: string, wallTime: string, instant: string): string {
  const asIfUtc = Date.parse(`${date}T${wallTime.slice(0, 5)}:00Z`);
  const minutes = Math.round((asIfUtc - Date.parse(instant)) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${date}T${wallTime.slice(0, 5)}:00${offset}`;
}
