import type { State } from '../../../graphql/schema.generated';

/** The default time zone of each state. Must match the server's, which decides. */
export const zoneOfState: Readonly<Record<State, string>> = {
  UT: 'America/Denver',
  WY: 'America/Denver',
  CO: 'America/Denver',
  ID: 'America/Boise',
  NV: 'America/Los_Angeles',
  AZ: 'America/Phoenix',
};
