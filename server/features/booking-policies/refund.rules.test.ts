import { refundDeadline } from './refund.rules.js';
import { instantOf, isoWithOffset } from '../schedule/venue-time/venue-time.rules.js';

describe('refundDeadline', () => {
  it('is 48 elapsed hours before the class, even if the clocks change that night', () => {
    const startsAt = instantOf('2026-03-08', '08:00', 'America/Denver');
    expect(isoWithOffset(refundDeadline(startsAt), 'America/Denver')).toBe('2026-03-06T07:00:00-07:00');
  });

  it('is the same time of day two days before in an ordinary week', () => {
    const startsAt = instantOf('2026-03-18', '08:00', 'America/Denver');
    expect(isoWithOffset(refundDeadline(startsAt), 'America/Denver')).toBe('2026-03-16T08:00:00-06:00');
  });
});
