import { useSite } from '../../graphql/use-site';
import { useLocale } from '../../i18n/use-locale';
import { pathTo } from '../../paths';
import { useSiteOrigin } from '../../ui/site-origin';
import { classEvent } from './class-event';
import type { ClassEvents_classFragment } from './ClassEvents.generated';

interface ClassEventsProps {
  classes: readonly ClassEvents_classFragment[];
}

/** The classes of the board for search engines: data, nothing to see. */
export function ClassEvents({ classes }: ClassEventsProps) {
  const { language } = useLocale();
  const site = useSite();
  const origin = useSiteOrigin();
  if (!site || classes.length === 0) return null;
  const surroundings = {
    language,
    organizer: {
      name: site.companyName,
      telephone: site.companyPhone,
      email: site.companyEmail,
      url: site.companyWebsite,
    },
    addressOf: (id: string) => new URL(pathTo.book(id), origin).href,
  };
  const events = classes.map((each) => classEvent(each, surroundings));
  // The office's texts must not be able to close the script element.
  const json = JSON.stringify(events).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
