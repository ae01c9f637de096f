import { HOUR_MS, MINUTE_MS } from '../../platform/context/durations.js';
import {
  hasDeclined,
  offeredPeople,
  offerExpiry,
  offersFor,
  seatOfferState,
  waitingState,
  wasWithdrawn,
  type OfferedFacts,
  type WaitingFacts,
} from './waiting.rules.js';

/** 8 AM in Salt Lake City. */
const NOW = new Date('2027-01-11T15:00:00.000Z');
const inMs = (ms: number): Date => new Date(NOW.getTime() + ms);

function waits(id: string, seats = 1, changes: Partial<WaitingFacts> = {}): WaitingFacts {
  return {
    id,
    emailKey: id,
    seats,
    acceptsFewer: false,
    hadOffer: false,
    isOffered: false,
    hasSeat: false,
    ...changes,
  };
}
const plan = (free: number, ...entries: WaitingFacts[]): string[] =>
  offersFor(free, entries).map(({ entryId, seats }) => `${entryId} ${seats}`);

describe('free seats', () => {
  it('are offered in the order of the entries, as far as they suffice', () => {
    expect(plan(3, waits('Ana', 2), waits('Beto'), waits('Carla'))).toEqual(['Ana 2', 'Beto 1']);
  });

  it('go to the first entry that they fit', () => {
    expect(plan(1, waits('Ana', 3), waits('Beto'))).toEqual(['Beto 1']);
  });

  it('go to an entry that accepts fewer than requested, but not more than are free', () => {
    expect(plan(2, waits('Ana', 5, { acceptsFewer: true }), waits('Beto'))).toEqual(['Ana 2']);
  });

  it('are not offered twice to an entry', () => {
    expect(plan(2, waits('Ana', 1, { hadOffer: true }), waits('Beto'))).toEqual(['Beto 1']);
  });

  it('are offered once at a time to a guest with two entries for one email', () => {
    const twice = [waits('first', 1, { emailKey: 'ana' }), waits('second', 1, { emailKey: 'ana' })];
    expect(plan(2, ...twice)).toEqual(['first 1']);
    const held = waits('first', 1, { emailKey: 'ana', hadOffer: true, isOffered: true });
    expect(plan(1, held, waits('second', 1, { emailKey: 'ana' }), waits('Beto'))).toEqual(['Beto 1']);
  });

  it('are not offered to a person who has one, unless they want several', () => {
    expect(plan(2, waits('Ana', 1, { hasSeat: true }), waits('Beto'))).toEqual(['Beto 1']);
    expect(plan(2, waits('Ana', 2, { hasSeat: true }), waits('Beto'))).toEqual(['Ana 2']);
    const fewer = waits('Ana', 3, { hasSeat: true, acceptsFewer: true });
    expect(plan(1, fewer, waits('Beto'))).toEqual(['Beto 1']);
    expect(plan(2, fewer, waits('Beto'))).toEqual(['Ana 2']);
  });

  it('are offered to nobody if there are none', () => {
    expect(plan(0, waits('Ana'), waits('Beto', 2, { acceptsFewer: true }))).toEqual([]);
  });
});

describe('a person', () => {
  const entry = (changes: Partial<OfferedFacts> = {}): OfferedFacts => ({
    classInstanceId: 'class',
    personKey: 'ana',
    createdAt: '2027-01-05T10:00:00.000Z',
    offeredAt: null,
    ...changes,
  });
  const wasOffered = offeredPeople([
    entry({ offeredAt: '2027-01-06T10:00:00.000Z' }),
    entry({ offeredAt: '2027-01-05T11:00:00.000Z' }),
    entry(),
    entry({ personKey: 'beto' }),
  ]);

  it('was offered a seat for all entries that they had then, but not for one that they made later', () => {
    expect(wasOffered(entry())).toBe(true);
    expect(wasOffered(entry({ createdAt: '2027-01-06T10:00:00.000Z' }))).toBe(true);
    expect(wasOffered(entry({ createdAt: '2027-01-06T10:00:00.001Z' }))).toBe(false);
  });

  it('was offered none by the entries of others, nor in another class', () => {
    expect(wasOffered(entry({ personKey: 'beto' }))).toBe(false);
    expect(wasOffered(entry({ classInstanceId: 'other' }))).toBe(false);
  });
});

describe('an offer', () => {
  const DENVER = 'America/Denver';
  const expiry = (leftMs: number) => offerExpiry(NOW, { startsAt: inMs(leftMs), timeZone: DENVER }, 12);
  const expiryAt = (now: string, startsAt: string, timeZone = DENVER) =>
    offerExpiry(new Date(now), { startsAt: new Date(startsAt), timeZone }, 12)?.toISOString();

  it('is held for the configured time if the class is far away', () => {
    expect(expiry(14 * 24 * HOUR_MS)).toEqual(inMs(12 * HOUR_MS));
  });

  it('is held for a quarter of the remaining time if that is less', () => {
    expect(expiry(8 * HOUR_MS)).toEqual(inMs(2 * HOUR_MS));
  });

  it('is held for at least 15 minutes, and never past the start', () => {
    expect(expiry(30 * MINUTE_MS)).toEqual(inMs(15 * MINUTE_MS));
    expect(expiry(15 * MINUTE_MS)).toEqual(inMs(15 * MINUTE_MS));
  });

  it('is not made if less than 15 minutes remain', () => {
    expect(expiry(15 * MINUTE_MS - 1)).toBeNull();
    expect(expiry(-HOUR_MS)).toBeNull();
  });

  it.each([
    ['made at 3:06 PM', '2027-01-11T22:06:00.000Z', DENVER, '2027-01-12T15:00:00.000Z'],
    ['that lapses just before 9 PM', '2027-01-11T15:59:59.999Z', DENVER, '2027-01-12T03:59:59.999Z'],
    ['that would lapse at 9 PM', '2027-01-11T16:00:00.000Z', DENVER, '2027-01-12T15:00:00.000Z'],
    ['that would lapse at 8 AM', '2027-01-12T03:00:00.000Z', DENVER, '2027-01-12T15:00:00.000Z'],
    ['in the night to summer time', '2027-03-13T22:06:00.000Z', DENVER, '2027-03-14T14:00:00.000Z'],
    ['in the night to winter time', '2027-11-06T21:06:00.000Z', DENVER, '2027-11-07T15:00:00.000Z'],
    ['in another zone', '2027-01-11T22:06:00.000Z', 'America/Los_Angeles', '2027-01-12T16:00:00.000Z'],
  ])('does not lapse between 9 PM and 8 AM at the venue: one %s', (_which, now, timeZone, until) => {
    expect(expiryAt(now, '2028-01-10T15:00:00.000Z', timeZone)).toBe(until);
  });

  it('lapses in the night before an early class, so that others can take the seat', () => {
    expect(expiryAt('2027-01-12T05:00:00.000Z', '2027-01-12T13:30:00.000Z')).toBe('2027-01-12T07:07:30.000Z');
    // Two classes at 8 AM and a minute later: only for the second is there time in the morning.
    expect(expiryAt('2027-01-12T05:00:00.000Z', '2027-01-12T15:00:00.000Z')).toBe('2027-01-12T07:30:00.000Z');
    expect(expiryAt('2027-01-12T05:00:00.000Z', '2027-01-12T15:01:00.000Z')).toBe('2027-01-12T15:00:00.000Z');
  });

  it('is open until the instant it expires', () => {
    const offer = { ending: null, expiresAt: inMs(1) };
    expect(seatOfferState(offer, 'full', NOW)).toBe('OPEN');
    expect(seatOfferState(offer, 'full', inMs(1))).toBe('LAPSED');
  });

  it.each(['cancelled', 'completed', 'past'] as const)(
    'has lapsed with a class that is %s',
    (availability) => {
      expect(seatOfferState({ ending: null, expiresAt: inMs(1) }, availability, NOW)).toBe('LAPSED');
    },
  );

  it.each([
    ['taken', 'TAKEN'],
    ['declined', 'DECLINED'],
    ['withdrawn', 'LAPSED'],
    ['lapsed', 'LAPSED'],
    ['unsent', 'LAPSED'],
  ])('that ended as %s is %s', (ending, state) => {
    expect(seatOfferState({ ending, expiresAt: inMs(1) }, 'full', NOW)).toBe(state);
  });
});

describe('the state of an entry', () => {
  const open = { ending: null, expiresAt: inMs(1) };

  it.each([
    ['waits before the first offer', null, [], 'WAITING'],
    ['is offered a seat while it is held', null, [{ ...open, ending: 'declined' }, open], 'OFFERED'],
    ['has let it pass when it lapsed', null, [{ ...open, expiresAt: NOW }], 'PASSED'],
    [
      'is not waiting for a first offer when it was withdrawn',
      null,
      [{ ...open, ending: 'withdrawn' }],
      'PASSED',
    ],
    ['waits after an offer that was not sent', null, [{ ...open, ending: 'unsent' }], 'WAITING'],
    ['has left', 'left', [open], 'LEFT'],
    ['was taken off', 'removed', [], 'REMOVED'],
    ['has booked', 'served', [{ ...open, ending: 'taken' }], 'SERVED'],
  ] as const)('%s', (_what, ending, offers, state) => {
    expect(waitingState(ending, offers, NOW)).toBe(state);
  });

  it('tells whether the office withdrew the latest offer', () => {
    expect(wasWithdrawn([])).toBe(false);
    expect(wasWithdrawn([{ ending: 'lapsed' }, { ending: 'withdrawn' }])).toBe(true);
    expect(wasWithdrawn([{ ending: 'withdrawn' }, { ending: 'unsent' }])).toBe(true);
    expect(wasWithdrawn([{ ending: 'withdrawn' }, { ending: 'lapsed' }])).toBe(false);
  });

  it('tells whether the latest offer was declined', () => {
    expect(hasDeclined([])).toBe(false);
    expect(hasDeclined([{ ending: 'lapsed' }, { ending: 'declined' }])).toBe(true);
    expect(hasDeclined([{ ending: 'declined' }, { ending: 'lapsed' }])).toBe(false);
    expect(hasDeclined([{ ending: 'declined' }, { ending: 'unsent' }])).toBe(true);
  });
});
