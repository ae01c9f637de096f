import { venueTime } from './class-event';

it('keeps the wall time of the venue and adds the offset that makes it the instant', () => {
  expect(venueTime('2026-12-02', '08:00', '2026-12-02T15:00:00.000Z')).toBe('2026-12-02T08:00:00-07:00');
  expect(venueTime('2026-07-02', '08:00', '2026-07-02T14:00:00.000Z')).toBe('2026-07-02T08:00:00-06:00');
  expect(venueTime('2026-12-02', '20:30', '2026-12-03T04:30:00.000Z')).toBe('2026-12-02T20:30:00-08:00');
});
