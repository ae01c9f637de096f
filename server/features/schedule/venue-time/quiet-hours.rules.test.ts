import { latestUsefulTime, quietUntil, textWaitsUntil } from './quiet-hours.rules.js';

const DENVER = 'America/Denver';
const at = (instant: string): Date => new Date(instant);

describe('the quiet hours of text messages', () => {
  it.each([
    ['at 7:59:59 AM', '2027-01-12T14:59:59.999Z', DENVER, '2027-01-12T15:00:00.000Z'],
    ['from 8 AM', '2027-01-12T15:00:00.000Z', DENVER, null],
    ['until 8:59 PM', '2027-01-12T03:59:59.999Z', DENVER, null],
    ['from 9 PM, into the next day', '2027-01-12T04:00:00.000Z', DENVER, '2027-01-12T15:00:00.000Z'],
    ['on the last evening of a month', '2027-02-01T05:00:00.000Z', DENVER, '2027-02-01T15:00:00.000Z'],
    ['in the night to summer time', '2027-03-14T05:00:00.000Z', DENVER, '2027-03-14T14:00:00.000Z'],
    ['in the night to winter time', '2027-11-07T04:00:00.000Z', DENVER, '2027-11-07T15:00:00.000Z'],
    ['in another zone', '2027-01-12T15:00:00.000Z', 'America/Los_Angeles', '2027-01-12T16:00:00.000Z'],
  ])('end at the right time: %s', (_when, now, timeZone, until) => {
    expect(quietUntil(at(now), timeZone)?.toISOString() ?? null).toBe(until);
  });

  it('postpone messages that are still useful afterwards, and no others', () => {
    const [night, morning] = [at('2027-01-12T05:00:00Z'), at('2027-01-12T15:00:00Z')];
    expect(textWaitsUntil(night, DENVER, null)).toEqual(morning);
    expect(textWaitsUntil(night, DENVER, morning)).toEqual(morning);
    expect(textWaitsUntil(night, DENVER, at('2027-01-12T14:59:00Z'))).toBeNull();
    expect(textWaitsUntil(morning, DENVER, null)).toBeNull();
  });

  it('let news about a class arrive four hours before its earliest future start', () => {
    const now = at('2027-01-12T05:00:00Z');
    const [past, first, second] = [
      at('2027-01-11T15:00:00Z'),
      at('2027-01-12T15:00:00Z'),
      at('2027-01-20T15:00:00Z'),
    ];
    expect(latestUsefulTime([second, first, past], now)).toEqual(at('2027-01-12T11:00:00Z'));
    expect(latestUsefulTime([past], now)).toBeNull();
  });
});
