import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { UPCOMING_CLASSES } from '../../../testing/operations.js';
import { useSite } from '../../../testing/site-server.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { DATABASES } from '../../../testing/world.js';
import { entities } from '../../../entities.js';
import { openDatabase } from '../../../platform/database/open-database.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';

interface Listed {
  seatsLeft?: number;
  seats_left?: number;
}

describe.each(DATABASES)('the cached list of upcoming classes, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  const throughRest = async (): Promise<(number | undefined)[]> => {
    const { body } = await site.rest<Listed[]>('GET', '/class-instances/upcoming/public');
    return body.map((listed) => listed.seats_left);
  };
  const throughGraphQL = async (token?: string): Promise<(number | undefined)[]> => {
    const options = token === undefined ? {} : { token };
    const { body } = await site.graphql<{ upcomingClasses: { nodes: Listed[] } }>(
      '{ upcomingClasses { nodes { seatsLeft } } }',
      {},
      options,
    );
    return body.data?.upcomingClasses.nodes.map(({ seatsLeft }) => seatsLeft) ?? [];
  };

  describe.each([
    ['REST', throughRest],
    ['GraphQL', throughGraphQL],
  ])('through %s', (_transport, seatsLeft) => {
    it('is read once for many guests', async () => {
      await makeClass(world);
      const first = await seatsLeft();
      const log = StatementLog.of(world.database.reader);
      await expect(log.count(seatsLeft)).resolves.toBe(0);
      await expect(seatsLeft()).resolves.toEqual(first);
    });

    it('includes a booking in requests after its response', async () => {
      const { id } = await makeClass(world, { maxAttendees: 5 });
      for (const left of [5, 4, 3]) {
        await expect(seatsLeft()).resolves.toEqual([left]);
        await book(world, id, {}, left);
      }
    });

    it('includes changes by another process after a second', async () => {
      const { id } = await makeClass(world, { maxAttendees: 5 });
      await expect(seatsLeft()).resolves.toEqual([5]);
      const other = await openDatabase(world.address, entities);
      await other.transaction(world.guest(), (manager) =>
        manager.update(ClassInstanceEntity, { id }, { maxAttendees: 9 }),
      );
      await other.close();
      world.clock.moveTo(new Date(world.clock.now().getTime() + 1000));
      await expect(seatsLeft()).resolves.toEqual([9]);
    });

    it('excludes a class that has begun', async () => {
      const { startsAt } = await makeClass(world);
      world.clock.moveTo(new Date(startsAt.getTime() - 1000));
      await expect(seatsLeft()).resolves.toHaveLength(1);
      world.clock.moveTo(startsAt);
      await expect(seatsLeft()).resolves.toEqual([]);
    });
  });

  it('is not returned to the office through GraphQL', async () => {
    await makeClass(world);
    const token = await world.adminToken();
    await throughGraphQL();
    const log = StatementLog.of(world.database.reader);
    await throughGraphQL(token);
    expect(log.statements.some(({ sql }) => sql.includes('class_instance'))).toBe(true);
  });

  it('is cached separately by its arguments', async () => {
    await makeClass(world, { language: 'es' });
    const ask = (language: string) => site.graphql(UPCOMING_CLASSES, { first: 10, language });
    await ask('en');
    expect(JSON.stringify((await ask('es')).body)).toContain('"language":"es"');
    expect(JSON.stringify((await ask('en')).body)).not.toContain('"language":"es"');
  });

  it('never caches a result with an error', async () => {
    await makeClass(world);
    const broken = '{ upcomingClasses(first: 5, after: "nonsense") { nodes { id } } }';
    const [first, second] = [await site.graphql(broken), await site.graphql(broken)];
    expect(first.body.errors).toHaveLength(1);
    expect(second.body.errors).toHaveLength(1);
  });
});
