import type { UpcomingClassesQuery } from '../../features/schedule/ClassBoard.generated';
import type { SiteQuery } from '../../graphql/Site.generated';

const facts: SiteQuery['site'] = {
  companyName: 'Ridgeline Safety Training',
  companyPhone: '+18015550142',
  companyPhoneDisplay: '(801) 555-0142',
  companyEmail: 'office@example.com',
  companyWebsite: 'https://www.example.com',
  brandPrimary: '#004488',
  brandPrimaryText: '#ffffff',
  brandAccent: '#ffdd00',
  limitedSeatsBelow: 5,
  defaultState: 'UT',
  refundWindowHours: 48,
  arriveEarlyMinutes: 15,
  reminderHoursBefore: 24,
  loginPauseMinutes: 15,
  resetLinkMinutes: 60,
  confirmationLinkHours: 48,
};

/** The result of the Site query. */
export const site = { site: { __typename: 'Site', ...facts } };

type BoardClass = UpcomingClassesQuery['upcomingClasses']['nodes'][number];
type Day = BoardClass['days'][number];

/** A class day at a venue on Mountain Standard Time, UTC-7. */
export function day(date: string, startTime = '08:00', endTime = '16:30', dayNumber = 1): Day {
  return { dayNumber, date, startTime, endTime };
}

const forklift: BoardClass = {
  id: 'forklift-1',
  classTypeId: 'forklift',
  name: 'Forklift Operator',
  nameEs: 'Operador de montacargas',
  description: 'Driving evaluation after lunch.',
  descriptionEs: 'Evaluación de manejo por la tarde.',
  requirements: 'You must be 18 or older. Wear closed-toe work boots.',
  requirementsEs: 'Debe tener 18 años o más. Use botas de trabajo cerradas.',
  category: 'equipment',
  durationHours: 8,
  priceCents: 14900,
  language: 'es',
  availability: 'open',
  timeZone: 'America/Denver',
  days: [day('2026-12-05')],
  locationName: 'Training yard',
  locationNameEs: 'Patio de capacitación',
  address: { city: 'West Valley City', state: 'UT' },
  maxAttendees: 12,
  seatsLeft: 3,
};

export function boardClass(changes: Partial<BoardClass> = {}): BoardClass {
  return { ...forklift, ...changes };
}

export const osha10Full = boardClass({
  id: 'osha10-full',
  classTypeId: 'osha10',
  name: 'OSHA 10-Hour Construction',
  nameEs: 'OSHA 10 horas, construcción',
  description: 'You receive an OSHA 10 card.',
  // Not translated yet.
  descriptionEs: null,
  requirements: null,
  requirementsEs: null,
  category: 'compliance',
  durationHours: 10,
  priceCents: 16550,
  language: 'en',
  availability: 'full',
  days: [day('2026-12-08', '08:00', '13:30', 1), day('2026-12-09', '08:00', '13:30', 2)],
  maxAttendees: 20,
  seatsLeft: 0,
});

export const osha10Open = boardClass({
  ...osha10Full,
  id: 'osha10-open',
  language: 'bilingual',
  availability: 'open',
  days: [day('2026-12-11', '08:00', '13:30', 1), day('2026-12-12', '08:00', '13:30', 2)],
  seatsLeft: 14,
});

export const board = [forklift, osha10Full, osha10Open];

/** A page of the list as the server returns it. */
export function listOf(
  nodes: readonly BoardClass[],
  { endCursor = null, total = nodes.length }: { endCursor?: string | null; total?: number } = {},
) {
  return {
    upcomingClasses: {
      __typename: 'UpcomingClassConnection',
      nodes: nodes.map((node) => ({
        __typename: 'UpcomingClass',
        ...node,
        days: node.days.map((each) => ({ __typename: 'ClassDay', ...each })),
        address: { __typename: 'Address', ...node.address },
      })),
      pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
      totalCount: total,
    },
  };
}
