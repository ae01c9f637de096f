import { decideSeats, type SeatRequestFacts, type SeatFacts } from './seat-decision.rules.js';

type Classes = SeatFacts['classes'];
/** The properties of a class that the decision depends on. */
const classOf = (id: string, seatsLeft: number): Classes[number] =>
  ({ id, seatsLeft, seatsTaken: 5, availability: seatsLeft > 0 ? 'open' : 'full' }) as Classes[number];

let count = 0;
function ask(person: string, changes: Partial<SeatRequestFacts> = {}): SeatRequestFacts {
  count += 1;
  const id = `booking ${String(count)}`;
  const seat = { id, classInstanceId: 'forklift', bookingStatus: 'confirmed', request: null } as const;
  return { ...seat, attendee: { attendeeKey: person }, ...changes };
}
const keyed = (key: string, fingerprint = 'same', scope = 'guest') => ({
  request: { scope, key, fingerprint },
});

/** The outcome of each request: the seats left after its booking, or the reason for a refusal. */
function decide(asked: SeatRequestFacts[], facts: Partial<SeatFacts> = {}): (string | number)[] {
  const known = { classes: [classOf('forklift', 2)], taken: [], earlier: [], ...facts };
  return decideSeats(known, asked).map(({ decision }) => {
    if (decision.is === 'booked') return decision.classSummary.seatsLeft;
    return decision.is === 'repeated' ? decision.bookingId : decision.code;
  });
}

it('assigns seats in the order of the requests until none is left', () => {
  expect(decide(['Ana', 'Beto', 'Carla', 'Dario'].map((person) => ask(person)))).toEqual([
    1,
    0,
    'CLASS_FULL',
    'CLASS_FULL',
  ]);
});

it('counts each class separately', () => {
  const classes = [classOf('forklift', 1), classOf('ladders', 1)];
  const inLadders = { classInstanceId: 'ladders' };
  expect(
    decide([ask('Ana'), ask('Beto', inLadders), ask('Carla'), ask('Ana', inLadders)], { classes }),
  ).toEqual([0, 0, 'CLASS_FULL', 'CLASS_FULL']);
});

it('counts the seats left after each booking', () => {
  const decided = decideSeats({ classes: [classOf('forklift', 2)], taken: [], earlier: [] }, [
    ask('Ana'),
    ask('Beto'),
  ]);
  expect(decided).toMatchObject([
    { decision: { classSummary: { seatsLeft: 1, seatsTaken: 6, availability: 'open' } } },
    { decision: { classSummary: { seatsLeft: 0, seatsTaken: 7, availability: 'full' } } },
  ]);
});

it('gives a person one seat, even for two requests together', () => {
  expect(decide([ask('Ana'), ask('Ana'), ask('Beto')])).toEqual([1, 'ALREADY_BOOKED', 0]);
});

it('refuses a person who has a seat with ALREADY_BOOKED, even if the class is full', () => {
  const taken = [{ classInstanceId: 'forklift', attendeeKey: 'Ana' }];
  expect(decide([ask('Ana'), ask('Beto')], { classes: [classOf('forklift', 0)], taken })).toEqual([
    'ALREADY_BOOKED',
    'CLASS_FULL',
  ]);
});

it.each(['cancelled', 'completed', 'past'] as const)('books nobody in a class that is %s', (availability) => {
  const classes = [{ ...classOf('forklift', 2), availability }];
  expect(decide([ask('Ana')], { classes })).toEqual(['CLASS_NOT_BOOKABLE']);
});

describe('a walk-in', () => {
  const walkIn = { isWalkIn: true };
  const closed = (availability: Classes[number]['availability'], seatsLeft: number) => ({
    classes: [{ ...classOf('forklift', seatsLeft), availability }],
  });

  it.each(['completed', 'past'] as const)('gets a seat of a class that is %s until none is left', (is) => {
    const asked = [ask('Ana', walkIn), ask('Beto', walkIn), ask('Carla', walkIn)];
    expect(decide(asked, closed(is, 2))).toEqual([1, 0, 'CLASS_FULL']);
    const decided = decideSeats({ ...closed(is, 1), taken: [], earlier: [] }, [ask('Ana', walkIn)]);
    expect(decided).toMatchObject([{ decision: { classSummary: { seatsLeft: 0, availability: is } } }]);
  });

  it('gets no second seat, and none of a class that is cancelled', () => {
    const taken = [{ classInstanceId: 'forklift', attendeeKey: 'Ana' }];
    expect(decide([ask('Ana', walkIn)], { ...closed('past', 0), taken })).toEqual(['ALREADY_BOOKED']);
    expect(decide([ask('Ana', walkIn)], closed('cancelled', 2))).toEqual(['CLASS_NOT_BOOKABLE']);
  });

  it('gets a seat of a class that has not begun like anybody else', () => {
    expect(decide([ask('Ana', walkIn), ask('Beto', walkIn)], closed('open', 1))).toEqual([0, 'CLASS_FULL']);
  });

  it('does not open the class for the others', () => {
    expect(decide([ask('Ana', walkIn), ask('Beto'), ask('Carla', walkIn)], closed('past', 2))).toEqual([
      1,
      'CLASS_NOT_BOOKABLE',
      0,
    ]);
  });
});

it('refuses a class that is not offered, and a person the office has deleted, with NOT_FOUND', () => {
  expect(decide([ask('Ana', { classInstanceId: 'secret' }), ask('Beto', { attendee: null })])).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
});

it('returns the booking of a repeated request, whatever the state of the class', () => {
  const earlier = [{ scope: 'guest', key: 'form', fingerprint: 'same', bookingId: 'booking 0' }];
  expect(decide([ask('Ana', keyed('form'))], { classes: [], earlier })).toEqual(['booking 0']);
});

it('makes one booking for a request that occurs twice in a batch', () => {
  const first = ask('Ana', keyed('form'));
  expect(decide([first, ask('Ana', keyed('form')), ask('Beto')])).toEqual([1, first.id, 0]);
});

it('refuses another request with the same key', () => {
  expect(decide([ask('Ana', keyed('form')), ask('Beto', keyed('form', 'other'))])).toEqual([
    1,
    'IDEMPOTENCY_MISMATCH',
  ]);
});

it('distinguishes keys of different scopes', () => {
  expect(decide([ask('Ana', keyed('form')), ask('Beto', keyed('form', 'other', 'Rosa'))])).toEqual([1, 0]);
});

it('leaves the key of a refused request unused', () => {
  const taken = [{ classInstanceId: 'forklift', attendeeKey: 'Ana' }];
  expect(decide([ask('Ana', keyed('form')), ask('Beto', keyed('form', 'other'))], { taken })).toEqual([
    'ALREADY_BOOKED',
    1,
  ]);
});

it('takes no seat for a booking that is cancelled from the start', () => {
  const cancelled = { bookingStatus: 'cancelled' } as const;
  expect(decide([ask('Ana', cancelled), ask('Ana'), ask('Beto'), ask('Carla', cancelled)])).toEqual([
    2, 1, 0, 0,
  ]);
});

it('refuses the seat of a class that is not as the guest has seen it, unless there is another reason', () => {
  const detailsKeys = new Map([['forklift', 'now']]);
  const seen = (expectedDetailsKey: string) => ({ expectedDetailsKey });
  expect(decide([ask('Ana', seen('before')), ask('Ana', seen('now'))], { detailsKeys })).toEqual([
    'CONFLICT',
    1,
  ]);
  const full = { classes: [classOf('forklift', 0)], detailsKeys };
  expect(decide([ask('Ana', seen('before'))], full)).toEqual(['CLASS_FULL']);
});
