import type { RequestContext } from '../../platform/context/request-context.js';
import type { VersionedId } from '../../platform/database/versioned.js';
import type { CreateClassInstanceInput } from './class-instance.input.js';
import type { ClassInstanceService } from './class-instance.service.js';
import type { ClassInstance } from './class-instance.type.js';

/** Where the bookings come from, of which the schedule knows nothing. */
export interface SeatHolders<Booking> {
  /** Those that take a seat, by the id of their class. */
  listSeatTaking(classInstanceIds: readonly string[]): Promise<Map<string, Booking[]>>;
}

/** A class with the bookings that take a seat in it. */
export interface ClassRoster<Booking> {
  instance: ClassInstance;
  bookings: readonly Booking[];
}

/** Classes and who sits in them: two statements for the bookings of any number of classes. */
export class ClassRosterService<Booking> {
  constructor(
    private readonly instances: ClassInstanceService,
    private readonly seatHolders: SeatHolders<Booking>,
  ) {}

  /** Every class, newest start first. */
  async list(): Promise<ClassRoster<Booking>[]> {
    const instances = await this.instances.list();
    const seats = await this.seatHolders.listSeatTaking(instances.map(({ id }) => id));
    return instances.map((instance) => ({ instance, bookings: seats.get(instance.id) ?? [] }));
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<ClassRoster<Booking>> {
    return this.withBookings(await this.instances.get(id));
  }

  /** Throws as `update` of the class does. */
  async update(
    ctx: RequestContext,
    edition: VersionedId,
    input: CreateClassInstanceInput,
  ): Promise<ClassRoster<Booking>> {
    return this.withBookings(await this.instances.update(ctx, edition, input));
  }

  private async withBookings(instance: ClassInstance): Promise<ClassRoster<Booking>> {
    const seats = await this.seatHolders.listSeatTaking([instance.id]);
    return { instance, bookings: seats.get(instance.id) ?? [] };
  }
}
