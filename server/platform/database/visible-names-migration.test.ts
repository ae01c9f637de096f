import { BookingEntity } from '../../features/bookings/booking.entity.js';
import { StudentEntity } from '../../features/students/student.entity.js';
import { attendee, book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { VisibleNames1797800000000 } from './migrations/1797800000000-visible-names.js';

const INVISIBLE = 'Mar\u034fía';
const PERSON = { firstName: 'María', lastName: 'Muñoz', email: 'maria@example.com' };

describe.each(DATABASES)('bookings of a version that compared invisible characters, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new VisibleNames1797800000000();
  const migrate = (way: 'down' | 'up') =>
    world.database.transaction(world.guest(), async ({ queryRunner }) => {
      if (queryRunner) await migration[way](queryRunner);
    });
  const keys = async (): Promise<(readonly [string, string])[]> =>
    [
      ...(await world.stored(BookingEntity).find({ order: { createdAt: 'ASC', id: 'ASC' } })),
      ...(await world.stored(StudentEntity).find({ order: { createdAt: 'ASC', id: 'ASC' } })),
    ].map(({ id, attendeeKey }) => [id, attendeeKey]);

  it('and their students get the keys that this version would have stored', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { ...PERSON, firstName: INVISIBLE });
    await book(world, id, { ...PERSON, firstName: 'Ｒｏｓａ' });
    await book(world, id, { ...PERSON, firstName: 'José' });
    const stored = await keys();
    await migrate('down');
    const former = await keys();
    const changed = stored.filter((_, index) => former[index]?.[1] !== stored[index]?.[1]);
    expect(changed).toHaveLength(4);
    await migrate('up');
    expect(await keys()).toEqual(stored);
  });

  it('of one person in one class both stay, and no third can be made', async () => {
    const { id } = await makeClass(world);
    await migrate('down');
    const { booking: first } = await book(world, id, { ...PERSON, email: 'second@example.com' });
    const { booking: second } = await book(world, id, PERSON);
    const twice = { firstName: INVISIBLE, email: PERSON.email };
    await world.change(BookingEntity, { id: first.id }, { ...twice, attendeeKey: 'a'.repeat(64) });
    await migrate('up');
    const kept = await world.stored(BookingEntity).findOneByOrFail({ id: first.id });
    expect(kept.attendeeKey).toBe('a'.repeat(64));
    await expect(world.stored(BookingEntity).countBy({ classInstanceId: id })).resolves.toBe(2);
    const third = attendee(id, { ...PERSON, firstName: INVISIBLE });
    const again = world.services.bookings.bookSeat(world.guest(), third);
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
    expect(second.id).not.toBe(first.id);
  });
});
