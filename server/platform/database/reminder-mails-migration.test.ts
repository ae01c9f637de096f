import { book } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { bookCrew, crewMember } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../outbox/outbox-message.entity.js';
import { ReminderMails1796900000000 } from './migrations/1796900000000-reminder-mails.js';

describe.each(DATABASES)('bookings of a version without reminders by mail, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new ReminderMails1796900000000();
  const mails = () =>
    world.stored(OutboxMessageEntity).find({
      where: { template: 'booking.reminderMail' },
      order: { recipient: 'ASC' },
    });
  const migrate = (way: 'up' | 'down') =>
    world.database.transaction(world.guest(), async ({ queryRunner }) => {
      if (queryRunner) await migration[way](queryRunner);
    });

  it('get those that this version would have planned', async () => {
    // The migration uses the clock of the database.
    const { id } = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2095-01-24' }] });
    await book(world, id, {}, 1);
    await book(world, id, { textNotifications: true }, 2);
    const { booking: cancelled } = await book(world, id, {}, 3);
    await world.services.ownBookings.cancel(world.guest(), { bookingId: cancelled.id });
    const member = crewMember(2, { email: 'member@example.com' });
    await bookCrew(world, id, 2, { attendees: [crewMember(1), member] });
    const planned = (await mails()).map(({ id: _id, createdAt: _createdAt, ...mail }) => mail);
    expect(planned).toHaveLength(2);
    await migrate('down');
    expect(await mails()).toEqual([]);
    await migrate('up');
    expect((await mails()).map(({ id: _id, createdAt: _createdAt, ...mail }) => mail)).toEqual(planned);
  });
});
