import type { APIRequestContext } from '@playwright/test';
import { Board } from './board.js';
import { expect, test } from './guest.js';
import { upcomingClasses, type PublicClass } from './office.js';

interface ClassEvent {
  '@type': string;
  name: string;
  url: string;
  startDate: string;
  endDate: string;
  inLanguage: string | string[];
  location: { name: string };
  offers: { price: string; priceCurrency: string; availability: string };
  subEvent?: { startDate: string; endDate: string }[];
}

/** The wall time of an instant in a time zone, 'YYYY-MM-DDTHH:MM'. */
function wallClock(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return parts.format(new Date(instant)).replace(' ', 'T');
}

const firstDay = ({ days: [day] }: PublicClass): string => `${String(day?.date)}T${String(day?.start_time)}`;
const lastDay = ({ days }: PublicClass): string =>
  `${String(days.at(-1)?.date)}T${String(days.at(-1)?.end_time)}`;

/** The Spanish venue name of each class, which REST does not return; undefined if there is only one name. */
async function placesInSpanish(request: APIRequestContext): Promise<(string | undefined)[]> {
  const query = '{ upcomingClasses(first: 100) { nodes { locationNameEs } } }';
  const response = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { upcomingClasses: { nodes: { locationNameEs: string | null }[] } };
  };
  return response.data.upcomingClasses.nodes.map((node) => node.locationNameEs ?? undefined);
}

test('the structured data of each class matches the API @both', async ({
  page,
  request,
  texts,
  baseURL,
  language,
}) => {
  await new Board(page, texts).open();
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const events = JSON.parse((await scripts.textContent()) ?? '') as ClassEvent[];
  const classes = await upcomingClasses(baseURL ?? '');
  const places = language === 'es' ? await placesInSpanish(request) : [];
  if (language === 'es') expect(places).toContain('Patio de capacitación');

  expect(events.map(({ url }) => url)).toEqual(classes.map(({ id }) => `${String(baseURL)}/book/${id}`));
  for (const [index, shown] of classes.entries()) {
    const event = events[index];
    expect(event).toMatchObject({
      '@type': 'Event',
      name: language === 'es' ? (shown.name_es ?? shown.name_en) : shown.name_en,
      inLanguage: shown.language === 'bilingual' ? ['en', 'es'] : shown.language,
      location: { name: places[index] ?? shown.location_name },
      offers: {
        price: shown.price.toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${shown.seats_left > 0 ? 'InStock' : 'SoldOut'}`,
      },
    });
    // Checks both the written digits and, with the offset, the instant.
    expect(event?.startDate.slice(0, 16)).toBe(firstDay(shown));
    expect(wallClock(event?.startDate ?? '', shown.time_zone)).toBe(firstDay(shown));
    expect(wallClock(event?.endDate ?? '', shown.time_zone)).toBe(lastDay(shown));
    expect(event?.subEvent?.length ?? 1).toBe(shown.days.length);
  }
});

test('alternate links are in the page before scripts run', async ({ request, baseURL }) => {
  const [shown] = await upcomingClasses(baseURL ?? '');
  for (const path of ['/', '/login', `/book/${shown?.id ?? ''}`]) {
    const page = await (await request.get(`${path}?lang=es`)).text();
    const links = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect(links.map(([, hreflang, href]) => `${String(hreflang)} ${String(href)}`)).toEqual([
      `en ${String(baseURL)}${path}?lang=en`,
      `es ${String(baseURL)}${path}?lang=es`,
      `x-default ${String(baseURL)}${path}`,
    ]);
  }
});
