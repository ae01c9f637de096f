import { book } from '../../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass } from '../../../testing/classes.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf, scansOf } from '../../../testing/statement-plan.js';
import { DATABASES, useWorld } from '../../../testing/world.js';

describe.each(DATABASES)('the messages of a class, on %s,', (kind) => {
  const world = useWorld(kind);
  const page = (classInstanceId: string) =>
    world.services.outbox.page(world.guest(), { classInstanceId }, { first: 50 });

  it('are the confirmations, reminders and notices of its bookings', async () => {
    const { id, classType } = await makeClass(world);
    const days = [{ ...CLASS_DAY, date: '2027-02-08' }];
    const other = await makeClass(world, { classTypeId: classType.id, days });
    await book(world, id, { textNotifications: true });
    await book(world, id, {}, 2);
    await book(world, other.id, {}, 3);
    await changeClass(world, id, { language: 'es' });
    const { nodes, totalCount } = await page(id);
    expect(nodes.map(({ kind: what, recipient }) => `${String(what)} ${recipient}`).toSorted()).toEqual([
      'bookingConfirmation maria.munoz1@example.com',
      'bookingConfirmation maria.munoz2@example.com',
      'bookingReminder (801) 555-0117',
      'bookingReminderMail maria.munoz2@example.com',
      'classNotice maria.munoz1@example.com',
      'classNotice maria.munoz2@example.com',
      'classNoticeText (801) 555-0117',
    ]);
    expect(await totalCount).toBe(nodes.length);
    const ofOther = (await page(other.id)).nodes;
    expect(ofOther.map(({ kind: what }) => what)).toContain('bookingConfirmation');
    expect(new Set(ofOther.map(({ recipient }) => recipient))).toEqual(new Set(['maria.munoz3@example.com']));
    expect((await page('nothing')).nodes).toEqual([]);
  });

  it('are found through their subjects, without a scan of all messages', async () => {
    const { id } = await makeClass(world);
    await book(world, id);
    const log = StatementLog.of(world.database.reader);
    await (
      await page(id)
    ).totalCount;
    expect(log.statements).toHaveLength(2);
    for (const statement of [...log.statements]) {
      const plan = await planOf(world, statement);
      expect(scansOf(plan)).toEqual([]);
      expect(plan.join('\n')).toMatch(/outbox_message_subject/);
    }
  });
});
