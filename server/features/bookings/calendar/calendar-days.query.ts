import { In, type EntityManager } from 'typeorm';
import { groupByValues } from '../../../platform/database/group-by-values.js';
import { ClassDayEntity } from '../../schedule/days/class-day.entity.js';
import { BookingEntity } from '../booking.entity.js';

interface CalendarDays {
  id: string;
  calendarDays: number | null;
  mostDays: number | null;
  days: number | string;
}

/**
 * Before bookings move, stores the number of days that calendars may contain, so that days which the other class does
 * not have are cancelled there. Executes at most one statement per number of days.
 */
export async function storeCalendarDays(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<void> {
  const rows = await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .innerJoin('booking.classInstance', 'instance')
    .select('booking.id', 'id')
    .addSelect('booking.calendarDays', 'calendarDays')
    .addSelect('instance.mostDays', 'mostDays')
    .addSelect(
      (query) =>
        query
          .select('COUNT(*)')
          .from(ClassDayEntity, 'day')
          .where('day.classInstanceId = booking.classInstanceId'),
      'days',
    )
    .where({ id: In([...bookingIds]) })
    .getRawMany<CalendarDays>();
  const groups = groupByValues(rows, ({ calendarDays, mostDays, days }) => ({
    calendarDays: Math.max(calendarDays ?? 0, mostDays ?? 0, Number(days)),
  }));
  for (const { values, those } of groups)
    await manager.update(BookingEntity, { id: In(those.map(({ id }) => id)) }, values);
}
