import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass } from '../../testing/classes.js';
import { useMailServer } from '../../testing/mail-server.js';
import { join, runWaitingListJob, makeFullClass } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';

const TEXTED = { textNotifications: true, language: 'en' } as const;
/** The class of these tests starts on January 25 at 8 AM in Salt Lake City. */
const TWO_EVENINGS_BEFORE = '2027-01-24T05:00:00.000Z';
const MORNING_BEFORE = '2027-01-24T15:00:00.000Z';
const EVENING_BEFORE = '2027-01-25T05:00:00.000Z';

describe.each(DATABASES)('a text message at night, on %s,', (kind) => {
  const world = useWorld(kind);
  const { texts, deliver, received } = useMailServer(world);
  const queuedTexts = async () => {
    const rows = await world.stored(OutboxMessageEntity).findBy({ channel: 'sms' });
    return rows.filter(({ sentAt }) => sentAt === null);
  };

  it('waits until 8 AM if it is a reminder of an early class', async () => {
    const { id } = await makeClass(world, { days: [{ ...CLASS_DAY, startTime: '06:30' }] });
    await book(world, id, TEXTED);
    world.clock.moveTo('2027-01-24T13:30:00.000Z');
    await deliver();
    expect(texts).toEqual([]);
    expect(await queuedTexts()).toMatchObject([
      { dueAt: new Date(MORNING_BEFORE), attempts: 0, lastError: 'QUIET', retryAt: null },
    ]);
    world.clock.moveTo(MORNING_BEFORE);
    await deliver();
    expect(texts).toEqual([expect.stringContaining('at 6:30 AM')]);
  });

  it('waits, unlike the mail, if news about a class is not urgent, and then has the latest data', async () => {
    const { id } = await makeClass(world);
    await book(world, id, TEXTED);
    await deliver();
    received();
    world.clock.moveTo(TWO_EVENINGS_BEFORE);
    await changeClass(world, id, { locationName: 'Hall 2' });
    world.clock.passHours(1 / 60);
    await deliver();
    expect(received()).toHaveLength(1);
    expect(texts).toEqual([]);
    await changeClass(world, id, { locationName: 'Hall 3' });
    world.clock.passHours(1 / 60);
    await deliver();
    expect(texts).toEqual([]);
    world.clock.moveTo(MORNING_BEFORE);
    await deliver();
    expect(texts.toSorted()).toEqual([
      expect.stringContaining('reminder of your class'),
      expect.stringContaining('New place: Hall 3'),
    ]);
  });

  it('is not sent if the change is undone before the morning', async () => {
    const { id } = await makeClass(world);
    await book(world, id, TEXTED);
    world.clock.moveTo(TWO_EVENINGS_BEFORE);
    await changeClass(world, id, { locationName: 'Hall 2' });
    world.clock.passHours(1 / 60);
    await deliver();
    await changeClass(world, id, { locationName: 'Salt Lake Training Center' });
    world.clock.moveTo('2027-01-24T14:59:00.000Z');
    await deliver();
    expect(await queuedTexts()).toMatchObject([{ template: 'booking.reminder' }]);
    expect(texts).toEqual([]);
  });

  it('does not wait if a class of the next morning is cancelled', async () => {
    const { id } = await makeClass(world);
    await book(world, id, TEXTED);
    world.clock.moveTo('2027-01-24T16:00:00.000Z');
    await deliver();
    world.clock.moveTo(EVENING_BEFORE);
    await changeClass(world, id, { status: 'cancelled' });
    world.clock.passHours(1 / 60);
    await deliver();
    expect(texts).toEqual([
      expect.stringContaining('reminder of your class'),
      expect.stringContaining('is cancelled'),
    ]);
  });

  it('does not wait if it is about the next morning of a class that has begun', async () => {
    const nextDay = { ...CLASS_DAY, date: '2027-01-26' };
    const { id } = await makeClass(world, { days: [CLASS_DAY, nextDay] });
    await book(world, id, TEXTED);
    world.clock.moveTo('2027-01-26T05:00:00.000Z');
    await changeClass(world, id, { days: [CLASS_DAY, { ...nextDay, startTime: '09:00' }] });
    world.clock.passHours(1 / 60);
    await deliver();
    // It still starts when it did.
    expect(texts).toEqual([
      expect.stringContaining('has changed. It has new days or hours. More in our email.'),
    ]);
  });

  it.each([
    ['waits if the seat is still held in the morning', '2027-01-13T05:00:00.000Z', 0],
    ['does not wait if the seat is held for less time', EVENING_BEFORE, 1],
  ] as const)('%s', async (_what, now, sent) => {
    const { id } = await makeFullClass(world);
    await join(world, id, { ...TEXTED, phone: '(801) 555-0117' });
    await deliver();
    world.clock.moveTo(now);
    await changeClass(world, id, { maxAttendees: 2 });
    await runWaitingListJob(world);
    await deliver();
    expect(texts).toHaveLength(sent);
    world.clock.passHours(10);
    await deliver();
    expect(texts).toEqual([expect.stringMatching(/a seat is held for you .*\(Mountain Time\): https:/)]);
  });
});
