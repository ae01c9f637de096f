import { ClassInstanceEntity } from '../../features/schedule/classes/class-instance.entity.js';
import { makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { LastDays1798000000000 } from './migrations/1798000000000-last-days.js';

const day = (date: string, startTime: string) => ({ date, startTime, endTime: '16:30' });

describe.each(DATABASES)('classes of a version that did not store their last day, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new LastDays1798000000000();
  const migrate = (way: 'down' | 'up') =>
    world.database.transaction(world.guest(), async ({ queryRunner }) => {
      if (queryRunner) await migration[way](queryRunner);
    });

  it('get its start by the clocks of the venue, also in another week and after a change of the clocks', async () => {
    const one = await makeClass(world, { days: [day('2027-01-25', '08:00')] });
    const several = await makeClass(world, {
      days: [day('2027-03-12', '08:00'), day('2027-03-13', '07:00'), day('2027-03-15', '09:15')],
    });
    await migrate('down');
    await migrate('up');
    const rows = await world.stored(ClassInstanceEntity).find({ order: { startsAt: 'ASC' } });
    expect(rows.map(({ id, lastDayStartsAt }) => [id, lastDayStartsAt.toISOString()])).toEqual([
      [one.id, '2027-01-25T15:00:00.000Z'],
      [several.id, '2027-03-15T15:15:00.000Z'],
    ]);
  });
});
