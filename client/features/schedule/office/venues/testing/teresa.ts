import { data } from '../../../../../app/testing/stub-api';
import type { OfficeInstructorFragment } from '../Instructors.generated';

export const teresa: OfficeInstructorFragment = {
  id: 'teresa',
  version: 1,
  name: 'Teresa Villaseñor',
  email: 'teresa@example.com',
  phone: '(801) 555-0161',
  isNotified: true,
  teachesEnglish: true,
  teachesSpanish: true,
  authorizationKind: 'OSHA Outreach',
  authorizationNumber: 'C 42',
  authorizationExpiresOn: '2020-01-31',
  archivedAt: null,
  isUsed: false,
  comingClasses: 0,
};

/** The response to the list of instructors. */
export const instructorsOf = (...people: OfficeInstructorFragment[]) =>
  data({
    instructors: {
      __typename: 'InstructorConnection',
      nodes: people.map((person) => ({ __typename: 'Instructor', ...person })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      totalCount: people.length,
    },
  });
