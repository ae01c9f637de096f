import { OutboxLanes } from './outbox-lanes.js';

describe('the concurrency of a mail domain', () => {
  const DOMAIN = '@example.com';
  let lanes: OutboxLanes;

  /** Sends mails quickly, one after the other. */
  function letLeave(count: number, lane = DOMAIN): void {
    for (let index = 0; index < count; index += 1) {
      lanes.begin(lane, `quick ${index}`);
      lanes.end(lane, `quick ${index}`, true);
    }
  }

  beforeEach(() => {
    jest.useFakeTimers();
    lanes = new OutboxLanes();
  });
  afterEach(() => jest.useRealTimers());

  it('starts at two and grows by one with each quick mail, up to eight', () => {
    expect(lanes.room(DOMAIN)).toBe(2);
    letLeave(3);
    expect(lanes.room(DOMAIN)).toBe(5);
    letLeave(20);
    expect(lanes.room(DOMAIN)).toBe(8);
  });

  it('is reduced by mails in progress', () => {
    lanes.begin(DOMAIN, 'one');
    expect(lanes.full()).toEqual([]);
    lanes.begin(DOMAIN, 'two');
    expect(lanes.full()).toEqual([DOMAIN]);
    expect(lanes.room('@other.example')).toBe(2);
  });

  it('falls back to two as soon as a mail in progress is slow', () => {
    letLeave(20);
    lanes.begin(DOMAIN, 'slow');
    expect(lanes.room(DOMAIN)).toBe(7);
    jest.advanceTimersByTime(1001);
    expect(lanes.room(DOMAIN)).toBe(1);
    lanes.end(DOMAIN, 'slow', true);
    expect(lanes.room(DOMAIN)).toBe(2);
  });

  it('falls back to two after a failed mail', () => {
    letLeave(20);
    lanes.begin(DOMAIN, 'refused');
    lanes.end(DOMAIN, 'refused', false);
    expect(lanes.room(DOMAIN)).toBe(2);
  });

  it('stays two for text messages, which their service accepts one by one', () => {
    letLeave(20, 'sms');
    expect(lanes.room('sms')).toBe(2);
  });

  it('is forgotten between runs', () => {
    letLeave(20);
    lanes.begin('@busy.example', 'one');
    lanes.forget();
    expect([lanes.room(DOMAIN), lanes.room('@busy.example')]).toEqual([2, 1]);
  });
});
