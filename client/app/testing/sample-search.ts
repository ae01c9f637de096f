/** Results of the search of the console. @param lists those of queries of their own */
export const found = (
  changes: object,
  lists: Partial<Record<'venues' | 'instructors' | 'users', object[]>> = {},
) => ({
  venues: { __typename: 'VenueConnection', nodes: lists.venues ?? [] },
  instructors: { __typename: 'InstructorConnection', nodes: lists.instructors ?? [] },
  users: { __typename: 'UserConnection', nodes: lists.users ?? [] },
  search: {
    __typename: 'SearchResults',
    classes: [],
    students: [],
    bookings: [],
    waitingPeople: [],
    crews: [],
    contactMessages: [],
    ...changes,
  },
});

/** The class of a booking, a crew or an entry of a waiting list. */
export const classOf = {
  __typename: 'BookedClass',
  id: 'c1',
  name: 'Forklift Operator',
  nameEs: 'Operador de montacargas',
  startsAt: '2027-01-25T15:00:00.000Z',
  timeZone: 'America/Denver',
  status: 'scheduled',
};
