import { ClassTypeEntity } from '../../features/catalog/class-type.entity.js';
import { book } from '../../testing/attendees.js';
import { makeClass, makeClassType, VENUE } from '../../testing/classes.js';
import { makeStudent } from '../../testing/students.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { LetterCase1797400000000 } from './migrations/1797400000000-letter-case.js';

const KEYS = {
  class_instance: ['city_key', 'instructor_name_key'],
  student: ['email_key', 'company_name_key'],
  booking: ['email_key', 'company_name_key'],
  outbox_message: ['recipient_key'],
};

describe.each(DATABASES)('rows of a version that compared ASCII only, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new LetterCase1797400000000();
  const migrate = (way: 'down' | 'up') =>
    world.database.transaction(world.guest(), async ({ queryRunner }) => {
      if (queryRunner) await migration[way](queryRunner);
    });
  const keys = async (): Promise<Record<string, unknown>> => {
    const stored: Record<string, unknown> = {};
    for (const [table, columns] of Object.entries(KEYS))
      stored[table] = await world.database.reader.query(
        `SELECT ${columns.join(', ')} FROM ${table} ORDER BY created_at, id`,
      );
    return stored;
  };

  it('get the keys that this version would have stored', async () => {
    const { id: classTypeId } = await makeClassType(world);
    for (const [city, instructorName] of [
      ['ESPAÑOLA', 'Íñigo  Núñez'],
      ['Salt  Lake City', 'Ana Ruiz'],
      ['Ogden', undefined],
    ] as const) {
      const address = { ...VENUE.address, city };
      const { id } = await makeClass(world, {
        classTypeId,
        address,
        ...(instructorName && { instructorName }),
      });
      await book(world, id, { email: 'JOSÉ@Example.com', companyName: 'PEÑA  Construction' }, 1);
      await book(world, id, { email: 'ANA@Example.com', companyName: undefined }, 2);
      world.clock.moveTo(new Date(world.clock.now().getTime() + 60_000));
    }
    await makeStudent(world, { companyName: 'Red  Rock' });
    const stored = await keys();
    expect(stored).toMatchObject({
      class_instance: [
        { city_key: 'española', instructor_name_key: 'íñigo núñez' },
        { city_key: 'salt lake city', instructor_name_key: null },
        { city_key: null, instructor_name_key: null },
      ],
    });
    expect(JSON.stringify(stored)).toContain('josé@example.com');
    await migrate('down');
    await migrate('up');
    expect(await keys()).toEqual(stored);
  });

  it('of class types with the same name are all listed', async () => {
    const names = ['Ñandú', 'ÑANDÚ', 'Zanja'];
    for (const [index, name] of names.entries()) await makeClassType(world, { name: `${name} ${index}` });
    await migrate('down');
    for (const [index, name] of names.entries())
      await world.change(ClassTypeEntity, { name: `${name} ${index}` }, { name });
    await world.database.transaction(world.guest(), (manager) =>
      manager.query(`UPDATE class_type SET name_key = NULL WHERE name = 'ÑANDÚ'`),
    );
    await migrate('up');
    const listed = await world.services.classTypes.list();
    expect(listed.map(({ name }) => name)).toEqual(['Zanja', 'Ñandú', 'ÑANDÚ']);
  });
});
