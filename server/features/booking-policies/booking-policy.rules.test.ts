import { BOOKING_POLICIES } from './booking-policy.constants.js';
import { CURRENT_POLICY, hoursBefore, policyOf } from './booking-policy.rules.js';

describe('a booking policy', () => {
  it('is found by the version that a booking stores', () => {
    for (const policy of BOOKING_POLICIES) expect(policyOf(policy.version)).toBe(policy);
  });

  it('is the current one for an unknown version', () => {
    expect(policyOf(9_999)).toBe(CURRENT_POLICY);
    expect(BOOKING_POLICIES.map(({ version }) => version)).toContain(CURRENT_POLICY.version);
  });

  it('counts elapsed hours across a change of the clocks', () => {
    // Sunday, March 14, 2027, 8:00 AM daylight saving time in Utah; 48 hours before, it is 7:00 AM standard time.
    const startsAt = new Date('2027-03-14T14:00:00.000Z');
    expect(hoursBefore(startsAt, 48)).toEqual(new Date('2027-03-12T14:00:00.000Z'));
  });
});
