import { book } from '../../testing/attendees.js';
import { CLASS_DAY, changeClass, makeClass } from '../../testing/classes.js';
import { join, makeFullClass } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../outbox/outbox-message.entity.js';
import { MessageSubjects1796601000000 } from './migrations/1796601000000-message-subjects.js';

describe.each(DATABASES)(
  'messages of a version with only the booking in a reminder’s key, on %s,',
  (kind) => {
    const world = useWorld(kind);
    const migration = new MessageSubjects1796601000000();
    const rows = () => world.stored(OutboxMessageEntity).find({ order: { id: 'ASC' } });
    const migrate = (way: 'up' | 'down') =>
      world.database.transaction(world.guest(), async ({ queryRunner }) => {
        if (queryRunner) await migration[way](queryRunner);
      });
    const keys = () =>
      world.database.transaction(world.guest(), async (manager) => {
        const found = await manager.query<{ key: string }[]>(
          `SELECT "deduplication_key" AS "key" FROM "outbox_message" WHERE "template" = 'booking.reminder'`,
        );
        return found.map(({ key }) => key);
      });

    it('get this version’s keys and subjects', async () => {
      const { id: classId } = await makeClass(world);
      const { booking } = await book(world, classId, { textNotifications: true });
      await join(world, (await makeFullClass(world)).id);
      const before = await rows();
      await migrate('down');
      expect(await keys()).toEqual([`booking.reminder:${booking.id}`]);
      await migrate('up');
      expect(await rows()).toEqual(before);
      expect(before.map(({ subjectId }) => subjectId)).toContain(booking.id);
    });

    it('include the last reminder of each booking after a downgrade', async () => {
      const { id: classId } = await makeClass(world);
      const { booking } = await book(world, classId, { textNotifications: true });
      const template = 'booking.reminder';
      await world.change(OutboxMessageEntity, { template }, { sentAt: world.clock.now() });
      world.clock.passHours(1);
      await changeClass(world, classId, { days: [{ ...CLASS_DAY, date: '2027-02-01' }] });
      await migrate('down');
      expect(await keys()).toEqual([`booking.reminder:${booking.id}`]);
      await migrate('up');
      await expect(world.stored(OutboxMessageEntity).findBy({ template })).resolves.toMatchObject([
        { sentAt: null },
      ]);
    });
  },
);
