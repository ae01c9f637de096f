import { BookingEntity } from '../../features/bookings/booking.entity.js';
import { StudentEntity } from '../../features/students/student.entity.js';
import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { PlainLetters1798100000000 } from './migrations/1798100000000-plain-letters.js';
import { Apostrophes1798200000000 } from './migrations/1798200000000-apostrophes.js';

describe.each(DATABASES)('people of a version that did not fold đ, ø and the like, on %s,', (kind) => {
  const world = useWorld(kind);
  const bookings = () => world.stored(BookingEntity).find({ order: { id: 'ASC' } });
  const students = () => world.stored(StudentEntity).find({ order: { id: 'ASC' } });
  const found = async (search: string): Promise<string[]> => {
    const order = { sort: 'name', direction: 'ascending' } as const;
    const { nodes } = await world.services.bookingLists.page(world.office(), { search }, order, { first: 9 });
    return nodes.map(({ lastName }) => lastName);
  };

  it('are found by their plain letters, and others do not change', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { firstName: 'Bjørn', lastName: 'Đặng', companyName: 'Łódź' });
    await book(world, id, { firstName: 'María', lastName: 'Muñoz' }, 1);
    const stored = [await bookings(), await students()];
    const { searchText, sortName } = stored[0]?.find((each) => each.id === booking.id) as BookingEntity;
    const former = (text: string) =>
      text.replace('bjorn', 'bjørn').replace('dang', 'đang').replace('lodz', 'łodz');
    const texts = { searchText: former(searchText), sortName: former(sortName) };
    expect(texts).not.toEqual({ searchText, sortName });
    await world.change(BookingEntity, { id: booking.id }, texts);
    await world.change(
      StudentEntity,
      { lastName: 'Đặng' },
      { sortName: former(sortName), companySearch: 'łodz' },
    );
    await expect(found('dang')).resolves.toEqual([]);
    await world.database.transaction(world.guest(), async ({ queryRunner }) => {
      if (queryRunner) await new PlainLetters1798100000000().up(queryRunner);
    });
    expect([await bookings(), await students()]).toEqual(stored);
    await expect(found('dang lodz')).resolves.toEqual(['Đặng']);
    await expect(found('Đặng')).resolves.toEqual(['Đặng']);
  });

  it('are found and sorted by any apostrophe', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { firstName: 'Kate', lastName: 'O’Brien' });
    await book(world, id, { firstName: 'Luis', lastName: 'Ortega' }, 1);
    await world.change(BookingEntity, { id: booking.id }, { sortName: 'o’brien kate' });
    await world.database.transaction(world.guest(), async ({ queryRunner }) => {
      if (queryRunner) await new Apostrophes1798200000000().up(queryRunner);
    });
    await expect(found("o'brien")).resolves.toEqual(['O’Brien']);
    await expect(found('O’Brien')).resolves.toEqual(['O’Brien']);
    await expect(found('')).resolves.toEqual(['O’Brien', 'Ortega']);
  });
});
