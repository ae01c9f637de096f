/** Every Monday at 7:00, to Rosa. */
export const reportSchedule = (changes: object = {}) => ({
  __typename: 'ReportSchedule',
  reportId: 'r1',
  frequency: 'weekly',
  day: 1,
  hour: 7,
  period: 'lastWeek',
  attachesFile: true,
  nextAt: '2027-01-18T14:00:00.000Z',
  version: 1,
  recipients: [
    { __typename: 'ReportRecipient', id: 'rosa', email: 'rosa@ridgeline.example', isReached: true },
  ],
  ...changes,
});
const reader = (id: string, changes: object = {}) => ({
  __typename: 'User',
  id,
  email: `${id}@ridgeline.example`,
  firstName: id,
  lastName: 'Ibarra',
  state: 'active',
  isViewer: false,
  ...changes,
});
/** The admins: the viewer Rosa, Vera, and Iris, who cannot log in. */
export const readers = {
  users: {
    __typename: 'UserConnection',
    nodes: [reader('rosa', { isViewer: true }), reader('vera'), reader('iris', { state: 'disabled' })],
  },
};
