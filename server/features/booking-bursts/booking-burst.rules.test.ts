import { fc } from '../../testing/fast-check.js';
import { MINUTE_MS } from '../../platform/context/durations.js';
import { BURST, MAX_BURST_BOOKINGS } from './booking-burst.constants.js';
import { burstsOf, type SourcedBooking } from './booking-burst.rules.js';

const START = Date.parse('2027-01-11T15:00:00.000Z');

function booking(minute: number, sourceKey = 'a', index = 0): SourcedBooking {
  const id = `${sourceKey} ${minute} ${index}`;
  return { id, sourceKey, createdAt: new Date(START + minute * MINUTE_MS) };
}
const at = (...minutes: number[]): SourcedBooking[] =>
  minutes.map((minute, index) => booking(minute, 'a', index));
const minutesOf = (bursts: SourcedBooking[][]): number[][] =>
  bursts.map((burst) => burst.map(({ createdAt }) => (createdAt.getTime() - START) / MINUTE_MS));

describe('a burst of bookings', () => {
  it('is six bookings within ten minutes, to the minute', () => {
    expect(minutesOf(burstsOf(at(0, 2, 4, 6, 8, 10)))).toEqual([[0, 2, 4, 6, 8, 10]]);
    expect(burstsOf(at(0, 2, 4, 6, 8, 10.001))).toEqual([]);
    expect(burstsOf(at(0, 0, 0, 0, 0))).toEqual([]);
  });

  it('has a single source address', () => {
    const rows = [0, 1, 2, 3, 4, 5].map((minute) => booking(minute, minute % 2 === 0 ? 'a' : 'b'));
    expect(burstsOf(rows)).toEqual([]);
  });

  it('continues while any six are within the window, and excludes earlier and later bookings', () => {
    expect(minutesOf(burstsOf(at(0, 100, 101, 102, 103, 104, 105, 112, 300)))).toEqual([
      [100, 101, 102, 103, 104, 105],
    ]);
    expect(minutesOf(burstsOf(at(0, 3, 6, 8, 9, 10, 12, 15)))).toEqual([[0, 3, 6, 8, 9, 10, 12, 15]]);
  });

  it('precedes an older one', () => {
    const bursts = burstsOf([...at(0, 1, 2, 3, 4, 5), ...at(60, 61, 62, 63, 64, 65)]);
    expect(minutesOf(bursts).map(([first]) => first)).toEqual([60, 0]);
  });

  it('is split into parts if it exceeds the maximum size', () => {
    const rows = Array.from({ length: MAX_BURST_BOOKINGS + 1 }, (_, index) =>
      booking(index / 100, 'a', index),
    );
    const lengths = burstsOf(rows).map(({ length }) => length);
    expect(lengths.toSorted()).toEqual([50, 51]);
  });

  it('contains each booking that is one of six within ten minutes once, and no others', () => {
    const rows = fc.uniqueArray(fc.record({ sourceKey: fc.constantFrom('a', 'b'), minute: fc.nat(90) }), {
      maxLength: 40,
      selector: ({ sourceKey, minute }) => `${sourceKey} ${minute}`,
    });
    fc.assert(
      fc.property(rows, (drawn) => {
        const bookings = drawn.map(({ sourceKey, minute }) => booking(minute, sourceKey));
        const isInBurst = (one: SourcedBooking): boolean =>
          bookings.some((first) => {
            const span = bookings.filter(
              (other) =>
                other.sourceKey === first.sourceKey &&
                other.createdAt >= first.createdAt &&
                other.createdAt.getTime() - first.createdAt.getTime() <= BURST.minutes * MINUTE_MS,
            );
            return span.includes(one) && span.length >= BURST.bookings;
          });
        const expected = bookings.filter(isInBurst).map(({ id }) => id);
        const found = burstsOf(bookings).flatMap((burst) => burst.map(({ id }) => id));
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});
