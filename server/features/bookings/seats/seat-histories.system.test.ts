import { fc } from '../../../testing/fast-check.js';
import { book } from '../../../testing/attendees.js';
import { CLASS_DAY, CLASS_START, makeClass, makeClassType, VENUE } from '../../../testing/classes.js';
import { repetitions } from '../../../testing/repetitions.js';
import { noLock, openUnqueued, Oversold } from '../../../testing/without-seat-guard.js';
import { DATABASES, useWorld, type World } from '../../../testing/world.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { CLASS_INSTANCE_STATUSES } from '../../schedule/schedule.constants.js';
import { ATTENDANCES } from '../attendance/attendance.constants.js';
import { BookingEntity } from '../booking.entity.js';
import { takesSeat } from '../../schedule/seats/seat.rules.js';

const HISTORIES = repetitions(25, 1_000);

const aClass = fc.nat({ max: 1 });
const aBooking = fc.nat({ max: 9 });
const anAction = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('book'), in: aClass, person: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), booking: aBooking }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore'), booking: aBooking }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move'), booking: aBooking, in: aClass }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('record'),
      booking: aBooking,
      attendance: fc.constantFrom(...ATTENDANCES, null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('edit'),
      in: aClass,
      seats: fc.integer({ min: 1, max: 4 }),
      status: fc.constantFrom(...CLASS_INSTANCE_STATUSES, 'scheduled' as const, 'scheduled' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete'), in: aClass }) },
);
/** Concurrent actions, in several rounds. */
const aHistory = fc.array(fc.array(anAction, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 });
type Action = typeof anAction extends fc.Arbitrary<infer Value> ? Value : never;

/** A guest takes the last seat while the office restores its former booking: random histories would rarely contain this. */
const LAST_SEAT_TWICE: Action[][] = [
  [0, 1, 2].map((person) => ({ do: 'book', in: 0, person })),
  [{ do: 'cancel', booking: 0 }],
  [
    { do: 'restore', booking: 0 },
    { do: 'book', in: 0, person: 3 },
  ],
];

const PLAIN_REFUSALS = new Set([
  'CLASS_FULL',
  'CLASS_NOT_BOOKABLE',
  'ALREADY_BOOKED',
  'NOT_FOUND',
  'CONFLICT',
  // The attendee has attended the class.
  'BAD_USER_INPUT',
  'IN_USE',
]);

class Office {
  readonly answered: string[] = [];

  constructor(
    private readonly world: World,
    private readonly classTypeId: string,
    readonly classIds: readonly string[],
  ) {}

  async act(action: Action): Promise<void> {
    const { services } = this.world;
    const ctx = this.world.guest();
    const classId = 'in' in action ? (this.classIds[action.in] ?? '') : '';
    const id = 'booking' in action ? (this.answered[action.booking] ?? 'none yet') : '';
    switch (action.do) {
      case 'book': {
        if (!('person' in action)) return;
        const { booking } = await book(this.world, classId, {}, action.person);
        this.answered.push(booking.id);
        return;
      }
      case 'cancel':
        await services.officeBookings.cancel(ctx, { id });
        return;
      case 'restore':
        await services.officeBookings.restore(ctx, { id });
        return;
      case 'move': {
        const { version } = await services.bookingLists.get(id);
        await services.officeBookings.move(ctx, { id, version, classInstanceId: classId });
        return;
      }
      case 'record': {
        if (!('attendance' in action)) return;
        const { version } = await services.bookingLists.get(id);
        const begun = { ...ctx, clock: { now: () => CLASS_START } };
        await services.attendance.record(begun, [{ id, version }], action.attendance);
        return;
      }
      case 'edit':
        if (!('seats' in action)) return;
        await services.instances.update(
          ctx,
          { id: classId },
          {
            ...VENUE,
            classTypeId: this.classTypeId,
            language: 'en',
            status: action.status,
            maxAttendees: action.seats,
            priceCents: 14_900,
            days: [CLASS_DAY],
          },
        );
        return;
      case 'delete':
        await services.instances.remove(ctx, classId);
    }
  }
}

async function seatsIn(world: World, classId: string): Promise<{ capacity: number; taken: number }> {
  const row = await world.stored(ClassInstanceEntity).findOneBy({ id: classId });
  const bookings = await world.stored(BookingEntity).findBy({ classInstanceId: classId });
  const taken = bookings.filter(({ bookingStatus }) => takesSeat(bookingStatus)).length;
  return { capacity: row?.maxAttendees ?? 0, taken };
}

/** Runs histories on two classes with three seats each, and checks the database after each round. */
function histories(world: World) {
  return fc.asyncProperty(aHistory, async (history) => {
    await world.startAnew();
    const { id: classTypeId } = await makeClassType(world);
    const two = [1, 2].map(() => makeClass(world, { classTypeId, maxAttendees: 3 }));
    const office = new Office(
      world,
      classTypeId,
      (await Promise.all(two)).map(({ id }) => id),
    );
    for (const crowd of history) {
      const before = await Promise.all(office.classIds.map((id) => seatsIn(world, id)));
      const results = await Promise.allSettled(crowd.map((action) => office.act(action)));
      for (const result of results) {
        if (result.status === 'fulfilled') continue;
        const reason: unknown = result.reason;
        expect(reason).toBeInstanceOf(DomainError);
        expect(PLAIN_REFUSALS).toContain(reason instanceof DomainError ? reason.code : reason);
      }
      for (const [index, id] of office.classIds.entries()) {
        const { taken, capacity } = await seatsIn(world, id);
        const wanted = crowd.flatMap((action) =>
          'seats' in action && action.in === index ? [action.seats] : [],
        );
        // More seats than the capacity may only be taken if they were before the office lowered it.
        const most = Math.max(before[index]?.capacity ?? 0, before[index]?.taken ?? 0, ...wanted);
        if (taken > most) throw new Oversold(`${taken.toString()} taken, ${most.toString()} at most`);
        const upcomingClass = await world.services.upcoming.findById(world.guest(), id);
        if (upcomingClass) expect(upcomingClass.seatsLeft).toBe(Math.max(0, capacity - taken));
      }
    }
    const rows = await world.stored(BookingEntity).find();
    expect(rows.map(({ id }) => id).sort()).toEqual([...office.answered].sort());
    const classes = await world.stored(ClassInstanceEntity).find();
    expect(classes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(rows.map(({ classInstanceId }) => classInstanceId)),
    );
    expect(rows.filter((row) => row.isAbsent && row.bookingStatus !== 'confirmed')).toEqual([]);
    const seats = rows.filter(({ bookingStatus }) => takesSeat(bookingStatus));
    const people = seats.map(({ classInstanceId, attendeeKey }) => `${classInstanceId} ${attendeeKey}`);
    expect(new Set(people).size).toBe(people.length);
  });
}

describe.each(DATABASES)('any history of concurrent bookings and edits, on %s,', (kind) => {
  describe('with the seat guard', () => {
    const world = useWorld(kind);

    it('never exceeds the capacity, keeps every confirmed booking, and leaves no orphan', async () => {
      await fc.assert(histories(world), { numRuns: HISTORIES });
    });
  });

  describe('without the guard', () => {
    const world = useWorld(kind, { guard: noLock, connect: openUnqueued });

    it('is found to fail, which proves that this test detects races', async () => {
      const examples = Array.from({ length: 100 }, (): [Action[][]] => [LAST_SEAT_TWICE]);
      const { errorInstance } = await fc.check(histories(world), {
        examples,
        numRuns: 200,
        endOnFailure: true,
      });
      expect(errorInstance).toBeInstanceOf(Oversold);
    });
  });
});
