import type { State } from '../../../graphql/schema.generated';

/** The zone a class gets from its state. Kept in step with the server, which decides. */
export const zoneOfState: Readonly<Record<State, string>> = {
  UT: 'America/Denver',
  WY: 'America/Denver',
  CO: 'America/Denver',
  ID: 'America/Boise',
  NV: 'America/Los_Angeles',
  AZ: 'America/Phoenix',
};
