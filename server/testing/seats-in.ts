import { BookingEntity } from '../features/bookings/booking.entity.js';
import { CrewBookingEntity } from '../features/bookings/crew-booking.entity.js';
import { ClassInstanceEntity } from '../features/schedule/classes/class-instance.entity.js';
import { isOpenOffer, seatsTaken, takesSeat } from '../features/schedule/seats/seat.rules.js';
import { SeatOfferEntity } from '../features/waiting/seat-offer.entity.js';
import type { World } from './world.js';

/** Counts the seats like the rules in the code. */
export async function seatsIn(
  world: World,
  classInstanceId: string,
): Promise<{ capacity: number; taken: number }> {
  const row = await world.stored(ClassInstanceEntity).findOneByOrFail({ id: classInstanceId });
  const bookings = await world.stored(BookingEntity).findBy({ classInstanceId });
  const crews = await world.stored(CrewBookingEntity).findBy({ classInstanceId });
  const offers = await world.stored(SeatOfferEntity).findBy({ classInstanceId });
  const now = world.clock.now();
  const taken = seatsTaken({
    booked: bookings.filter(({ bookingStatus }) => takesSeat(bookingStatus)).length,
    unnamed: crews.reduce((sum, { unnamedSeats }) => sum + unnamedSeats, 0),
    offered: offers.filter((offer) => isOpenOffer(offer, now)).reduce((sum, { seats }) => sum + seats, 0),
  });
  return { capacity: row.maxAttendees, taken };
}
