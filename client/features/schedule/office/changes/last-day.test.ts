import { isLastDayBegun, isOver } from './last-day';

const day = (dayNumber: number, date: string) => ({
  dayNumber,
  date,
  startTime: '08:00',
  endTime: '16:30',
});
const twoDays = {
  startsAt: '2026-12-04T15:00:00.000Z',
  timeZone: 'America/Denver',
  days: [day(1, '2026-12-04'), day(2, '2026-12-05')],
};

it.each([
  ['not on the first day', '2026-12-04T22:00:00Z', false],
  ['not a minute before', '2026-12-05T14:59:00Z', false],
  ['at its start, by the clock of the venue', '2026-12-05T15:00:00Z', true],
  ['in the evening at the venue, already the next day in UTC', '2026-12-06T05:00:00Z', true],
])('the last day of a class has begun: %s', (_case, now, isBegun) => {
  expect(isLastDayBegun(twoDays, Date.parse(now))).toBe(isBegun);
});

it.each([
  ['not during the last day', '2026-12-05T23:29:00Z', false],
  ['at its end, by the clock of the venue', '2026-12-05T23:30:00Z', true],
  ['not at the end of the first day', '2026-12-04T23:30:00Z', false],
])('a class is over: %s', (_case, now, isEnded) => {
  expect(isOver(twoDays, Date.parse(now))).toBe(isEnded);
});
