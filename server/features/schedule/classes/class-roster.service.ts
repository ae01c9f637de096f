import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import type { VersionedId } from '../../../platform/database/versioned.js';
import type { CreateClassInstanceInput, ReplaceClassInstanceInput } from './class-instance.input.js';
import type { ClassInstanceService } from './class-instance.service.js';
import type { ClassInstance } from './class-instance.type.js';
import { refundDeadline } from '../../booking-policies/refund.rules.js';
import type { UpcomingClass } from '../upcoming/upcoming-class.type.js';

/** The REST representation of a class for guests, without availability and data of the venue's record. */
export type GuestClass = Omit<
  UpcomingClass,
  'availability' | 'changedAt' | 'locationNameEs' | 'mostDays' | 'venue'
>;

/** A class with the bookings that take a seat in it. */
export interface ClassRoster<Booking> {
  instance: ClassInstance;
  guestClass: GuestClass;
  bookings: readonly Booking[];
  /** Taken seats without a booking: unnamed seats of crews, and seats of open offers. */
  stubs: number;
}

/**
 * Classes with their bookings, which are injected, because the schedule does not depend on their feature. Throws like
 * the service of classes.
 */
export class ClassRosterService<Booking> {
  /** @param bookingsOf returns the seat-taking bookings of classes, by class id */
  constructor(
    private readonly database: Pick<Database, 'readLong'>,
    private readonly instances: ClassInstanceService,
    private readonly bookingsOf: (classInstanceIds: readonly string[]) => Promise<Map<string, Booking[]>>,
  ) {}

  /** All classes, newest start first, in batches with few bookings. */
  async *all(ctx: RequestContext): AsyncGenerator<ClassRoster<Booking>[], void> {
    for await (const classes of this.instances.all(ctx)) {
      for (const some of bySeats(classes)) {
        const bookings = await this.database.readLong(() => this.bookingsOf(some.map(({ id }) => id)));
        yield some.map((instance) => rosterOf(instance, bookings));
      }
    }
  }

  get(ctx: RequestContext, id: string): Promise<ClassRoster<Booking>> {
    return this.withBookings(this.instances.get(ctx, id));
  }

  create(ctx: RequestContext, input: CreateClassInstanceInput): Promise<ClassRoster<Booking>> {
    return this.withBookings(this.instances.create(ctx, input));
  }

  update(
    ctx: RequestContext,
    versionedId: VersionedId,
    input: ReplaceClassInstanceInput,
  ): Promise<ClassRoster<Booking>> {
    return this.withBookings(this.instances.update(ctx, versionedId, input));
  }

  private async withBookings(read: Promise<ClassInstance>): Promise<ClassRoster<Booking>> {
    const instance = await read;
    return rosterOf(instance, await this.bookingsOf([instance.id]));
  }
}

/** The maximum number of seats in a batch, unless a single class has more. */
const MAX_SEATS_PER_BATCH = 100;

function bySeats(classes: readonly ClassInstance[]): ClassInstance[][] {
  const groups: ClassInstance[][] = [];
  let seats = Infinity;
  for (const instance of classes) {
    seats += instance.takenSeats;
    const group = groups.at(-1);
    if (group && seats <= MAX_SEATS_PER_BATCH) group.push(instance);
    else {
      groups.push([instance]);
      seats = instance.takenSeats;
    }
  }
  return groups;
}

function rosterOf<Booking>(
  instance: ClassInstance,
  bookings: ReadonlyMap<string, readonly Booking[]>,
): ClassRoster<Booking> {
  const seated = bookings.get(instance.id) ?? [];
  // The bookings are read after the class, so there may be more of them than its seat count.
  const stubs = Math.max(0, instance.takenSeats - seated.length);
  return { instance, guestClass: guestClassOf(instance), bookings: seated, stubs };
}

/** Also for a class of an inactive type. */
function guestClassOf({ classType, takenSeats, ...instance }: ClassInstance): GuestClass {
  const { id: classTypeId, priceCents, maxStudents, isActive, ...course } = classType;
  return {
    ...course,
    ...instance,
    classTypeId,
    refundDeadline: refundDeadline(instance.startsAt),
    seatsTaken: takenSeats,
    classTypeDefaults: { priceCents, maxStudents, isActive },
  };
}
