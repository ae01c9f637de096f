import { recordAttended } from '../../testing/attendance.js';
import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass } from '../../testing/classes.js';
import { useMailServer } from '../../testing/mail-server.js';
import { statementsOf } from '../../testing/statement-log.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';

const ROSA = '3b1e7c0a-7d53-4c1e-9d0f-2f3b5a6c7d8e';
const ANA = '5d2f8e1b-8e64-4d2f-8e1a-3a4c6b7d8e9f';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const BEFORE = new Date('2027-01-12T15:00:00Z');
const SECOND_MS = 1000;

describe.each(DATABASES)('mailing certificates, on %s,', (kind) => {
  const world = useWorld(kind);
  const { deliver, received } = useMailServer(world);
  const office = (accountId = ROSA) => world.office(accountId);
  const stored = () => world.stored(BookingEntity).find({ order: { email: 'ASC' } });
  const mail = async (seen: readonly { id: string; version: number }[], accountId?: string) => {
    const changes = await world.services.attendance.mailCertificates(office(accountId), seen);
    return changes.map(({ isDone, code }) => code ?? isDone);
  };
  const certificates = () => world.stored(OutboxMessageEntity).findBy({ template: 'booking.certificate' });
  const pass = (ms: number) => world.clock.moveTo(new Date(world.clock.now().getTime() + ms));

  async function attended(count: number, options: { notifyAttendees?: boolean } = {}) {
    const { id: classId } = await makeClass(world);
    const bookings = [];
    for (let index = 0; index < count; index += 1)
      bookings.push((await book(world, classId, {}, index)).booking);
    await deliver();
    received();
    await recordAttended(world, bookings, options);
    return { classId, seen: bookings.map(({ id }) => ({ id, version: 2 })) };
  }

  it('sends those of attended bookings at once, and changes nothing of the bookings', async () => {
    const { seen } = await attended(2);
    const before = await stored();
    expect(await mail(seen)).toEqual([true, true]);
    await deliver();
    expect(received().map(({ recipients, attachments }) => [recipients, attachments.length])).toEqual(
      before.map(({ email }) => [[email], 1]),
    );
    expect(await stored()).toEqual(before);
    const audited = await world.stored(AuditEntryEntity).findBy({ action: 'booking.certificateMailed' });
    expect(audited.map(({ actorId, subjectId }) => [actorId, subjectId]).toSorted()).toEqual(
      seen.map(({ id }) => [ROSA, id]).toSorted(),
    );
  });

  it('sends them again, but not within a minute', async () => {
    const { seen } = await attended(1);
    expect(await mail(seen)).toEqual([true]);
    expect(await mail(seen)).toEqual([true]);
    await deliver();
    pass(59 * SECOND_MS);
    expect(await mail(seen, ANA)).toEqual([true]);
    await deliver();
    expect(received()).toHaveLength(1);
    pass(SECOND_MS);
    expect(await mail(seen)).toEqual([true]);
    await deliver();
    expect(received()).toHaveLength(1);
    const entries = world.stored(AuditEntryEntity);
    await expect(entries.countBy({ action: 'booking.certificateMailed' })).resolves.toBe(2);
  });

  it('sends one mail for concurrent requests', async () => {
    const { seen } = await attended(1);
    const all = await Promise.all([mail(seen), mail(seen), mail(seen, ANA)]);
    expect(all).toEqual([[true], [true], [true]]);
    expect(await certificates()).toHaveLength(1);
  });

  it('sends a certificate that still waits for its delay once, now', async () => {
    const { seen } = await attended(1, { notifyAttendees: true });
    pass(SECOND_MS);
    expect(await mail(seen)).toEqual([true]);
    expect(await certificates()).toMatchObject([{ dueAt: world.clock.now() }]);
  });

  it('sends it within the minute to a corrected address', async () => {
    const { seen } = await attended(1);
    await mail(seen);
    await deliver();
    received();
    const id = seen[0]?.id ?? '';
    await world.change(BookingEntity, { id }, { email: 'ana@example.org', version: 3 });
    expect(await mail([{ id, version: 3 }])).toEqual([true]);
    await deliver();
    expect(received().map(({ recipients }) => recipients)).toEqual([['ana@example.org']]);
    expect(await certificates()).toHaveLength(2);
  });

  it('is refused for each booking without a certificate, with its reason', async () => {
    const { seen } = await attended(3);
    world.clock.moveTo(BEFORE);
    const off = await attended(1);
    const { id: comingId } = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-03-01' }] });
    const { booking: coming } = await book(world, comingId);
    await changeClass(world, off.classId, { status: 'cancelled' });
    await world.change(BookingEntity, { id: coming.id }, { bookingStatus: 'completed' });
    const [fine, stale, absent] = seen;
    if (!fine || !stale || !absent) throw new Error('three were booked');
    await world.services.attendance.record(office(), [absent], 'absent');
    const asked = [
      fine,
      { ...stale, version: 1 },
      ...off.seen,
      { ...absent, version: 3 },
      { id: coming.id, version: 1 },
      { id: NOBODY, version: 1 },
    ];
    expect(await mail(asked)).toEqual([
      true,
      'CONFLICT',
      'CLASS_NOT_BOOKABLE',
      'BAD_USER_INPUT',
      'POLICY',
      'NOT_FOUND',
    ]);
    expect((await certificates()).map(({ subjectId }) => subjectId)).toEqual([fine.id]);
  });

  it('needs as many statements for ten bookings as for two', async () => {
    const { seen } = await attended(12);
    const few = await statementsOf(world, () => mail(seen.slice(0, 2)));
    const many = await statementsOf(world, () => mail(seen.slice(2)));
    expect(few).not.toEqual([]);
    expect(many).toHaveLength(few.length);
  });
});
