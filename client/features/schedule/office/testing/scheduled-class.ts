import { data, StubApi } from '../../../../app/testing/stub-api';
import { yard } from '../venues/testing/yard';
import type { OfficeClassFragment } from '../OfficeClasses.generated';

const forklift: OfficeClassFragment = {
  id: 'forklift-1',
  version: 3,
  classType: { id: 'forklift', name: 'Forklift Operator', nameEs: null, category: 'equipment' },
  language: 'es',
  locationName: 'Training yard',
  locationNameEs: 'Patio de capacitación',
  address: yard.address,
  timeZone: 'America/Denver',
  // In the future whenever the tests run.
  startsAt: '2126-12-05T15:00:00.000Z',
  maxAttendees: 12,
  takenSeats: 9,
  seatsLeft: 3,
  waiting: 0,
  priceCents: 14900,
  status: 'scheduled',
  instructorName: null,
  venueId: null,
  instructorId: null,
  warnings: [],
  notes: 'Two trucks reserved.',
  days: [{ dayNumber: 1, date: '2026-12-05', startTime: '08:00', endTime: '16:30' }],
};

export function scheduledClass(changes: Partial<OfficeClassFragment> = {}): OfficeClassFragment {
  return { ...forklift, ...changes };
}

/** A class as returned by the server. */
export function classResponse({ classType, address, days, ...rest }: OfficeClassFragment) {
  return {
    __typename: 'ClassInstance',
    ...rest,
    classType: { __typename: 'ClassType', ...classType },
    address: { __typename: 'Address', ...address },
    days: days.map((day) => ({ __typename: 'ClassDay', ...day })),
  };
}

/** What the office confirms before 9 people are told of a cancellation. */
export function noticePreview(changes: object = {}) {
  return {
    classNoticePreview: {
      __typename: 'ClassNoticePreview',
      kind: 'cancelled',
      takenSeats: 9,
      people: 9,
      textMessages: 0,
      paid: 0,
      notices: [],
      ...changes,
    },
  };
}

const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };

/** The schedule as returned by the server. */
export function listOf(...classes: OfficeClassFragment[]) {
  return {
    classInstances: {
      __typename: 'ClassInstanceConnection',
      nodes: classes.map(classResponse),
      pageInfo,
      totalCount: classes.length,
    },
  };
}

const type = (id: string, name: string, maxStudents: number, priceCents: number) => ({
  __typename: 'ClassType',
  id,
  name,
  nameEs: null,
  isActive: true,
  maxStudents,
  priceCents,
});

/** A stub server with two class types and one class. */
export function smallSchedule(): StubApi {
  return new StubApi()
    .on('ScheduledClasses', () => data(listOf(scheduledClass())))
    .on('ScheduleChoices', () =>
      data({
        scheduleChoices: {
          __typename: 'ScheduleChoices',
          cities: ['Ogden', 'West Valley City'],
          instructorNames: ['Teresa Villaseñor'],
        },
      }),
    )
    .on('PlanVenues', () => data({ venues: { __typename: 'VenueConnection', nodes: [], pageInfo } }))
    .on('PlanInstructors', () =>
      data({ instructors: { __typename: 'InstructorConnection', nodes: [], pageInfo } }),
    )
    .on('PlanWarnings', () => data({ classWarnings: [] }))
    .on('ClashingClasses', () => data({ clashingClasses: [] }))
    .on('InstructorClashes', () => data({ instructorClashes: [] }))
    .on('SchedulableClassTypes', () =>
      data({
        classTypes: {
          __typename: 'ClassTypeConnection',
          nodes: [
            type('forklift', 'Forklift Operator', 12, 14900),
            type('osha30', 'OSHA 30-Hour', 24, 54900),
          ],
          pageInfo,
        },
      }),
    );
}
