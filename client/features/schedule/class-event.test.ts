import type { SiteQuery } from '../../graphql/Site.generated';
import { classEvents, venueTime } from './class-event';
import type { ClassEvents_classFragment } from './ClassEvents.generated';

// Only the facts that are used.
const site = {
  companyName: 'Ridgeline Safety Training',
  companyPhone: '+18015550142',
  companyEmail: 'office@example.com',
  companyWebsite: 'https://example.com',
} as SiteQuery['site'];

const dayAt = (date: string, endTime: string) => ({
  date,
  startTime: '08:00',
  endTime,
  startsAt: new Date(`${date}T08:00:00-07:00`).toISOString(),
  endsAt: new Date(`${date}T${endTime}:00-07:00`).toISOString(),
});

const forklift: ClassEvents_classFragment = {
  id: 'forklift-1',
  name: 'Forklift Operator',
  nameEs: 'Operador de montacargas',
  description: 'Driving evaluation after lunch.',
  descriptionEs: null,
  priceCents: 14900,
  language: 'es',
  status: 'scheduled',
  days: [dayAt('2026-12-05', '16:30')],
  locationName: 'Training yard',
  locationNameEs: 'Patio de capacitación',
  address: {
    street1: '2155 S Quarry Road',
    street2: null,
    city: 'West Valley City',
    state: 'UT',
    zip: '84119',
  },
  maxAttendees: 12,
  seatsLeft: 3,
};
const full: ClassEvents_classFragment = {
  ...forklift,
  id: 'forklift-2',
  seatsLeft: 0,
  days: [dayAt('2026-12-08', '16:30'), dayAt('2026-12-09', '13:30')],
};

it('describes each class as an event in the venue’s time, with price and availability', () => {
  const context = { language: 'es', origin: 'https://classes.example.com', site } as const;
  const [open, taken] = classEvents({ upcomingClasses: { nodes: [forklift, full] } }, context);
  expect(open).toMatchObject({
    '@type': 'Event',
    name: 'Operador de montacargas',
    description: 'Driving evaluation after lunch.',
    url: 'https://classes.example.com/book/forklift-1',
    startDate: '2026-12-05T08:00:00-07:00',
    endDate: '2026-12-05T16:30:00-07:00',
    inLanguage: 'es',
    offers: { price: '149.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    location: {
      name: 'Patio de capacitación',
      address: { addressLocality: 'West Valley City', postalCode: '84119' },
    },
    organizer: { name: 'Ridgeline Safety Training' },
  });
  expect(taken).toMatchObject({
    startDate: '2026-12-08T08:00:00-07:00',
    endDate: '2026-12-09T13:30:00-07:00',
    subEvent: [{ endDate: '2026-12-08T16:30:00-07:00' }, { startDate: '2026-12-09T08:00:00-07:00' }],
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

it('keeps the wall time of the venue and adds the offset that matches the instant', () => {
  expect(venueTime('2026-12-02', '08:00', '2026-12-02T15:00:00.000Z')).toBe('2026-12-02T08:00:00-07:00');
  expect(venueTime('2026-07-02', '08:00', '2026-07-02T14:00:00.000Z')).toBe('2026-07-02T08:00:00-06:00');
  expect(venueTime('2026-12-02', '20:30', '2026-12-03T04:30:00.000Z')).toBe('2026-12-02T20:30:00-08:00');
});
