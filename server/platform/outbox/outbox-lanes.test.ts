import { OutboxLanes } from './outbox-lanes.js';

describe('the room of a mail domain', () => {
  const DOMAIN = '@example.com';
  let lanes: OutboxLanes;

  /** Mails that are begun and leave one after the other. */
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

  it('is two at first, and grows by one with each mail that left quickly, up to eight', () => {
    expect(lanes.room(DOMAIN)).toBe(2);
    letLeave(3);
    expect(lanes.room(DOMAIN)).toBe(5);
    letLeave(20);
    expect(lanes.room(DOMAIN)).toBe(8);
  });

  it('is taken up by what is being sent', () => {
    lanes.begin(DOMAIN, 'one');
    expect(lanes.full()).toEqual([]);
    lanes.begin(DOMAIN, 'two');
    expect(lanes.full()).toEqual([DOMAIN]);
    expect(lanes.room('@other.example')).toBe(2);
  });

  it('is two again as soon as one mail is slow, before it has left', () => {
    letLeave(20);
    lanes.begin(DOMAIN, 'slow');
    expect(lanes.room(DOMAIN)).toBe(7);
    jest.advanceTimersByTime(1001);
    expect(lanes.room(DOMAIN)).toBe(1);
    lanes.end(DOMAIN, 'slow', true);
    expect(lanes.room(DOMAIN)).toBe(2);
  });

  it('is two again after a mail that was not taken', () => {
    letLeave(20);
    lanes.begin(DOMAIN, 'refused');
    lanes.end(DOMAIN, 'refused', false);
    expect(lanes.room(DOMAIN)).toBe(2);
  });

  it('stays two for text messages, which their service takes one by one', () => {
    letLeave(20, 'sms');
    expect(lanes.room('sms')).toBe(2);
  });

  it('is not remembered from one run to the next', () => {
    letLeave(20);
    lanes.begin('@busy.example', 'one');
    lanes.forget();
    expect([lanes.room(DOMAIN), lanes.room('@busy.example')]).toEqual([2, 1]);
  });
});
