import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT } from '../../testing/crews.js';
import { useMailServer } from '../../testing/mail-server.js';
import { markPaid, refund, versionsOf } from '../../testing/payments.js';
import { statementsOf } from '../../testing/statement-log.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { UpdateCrewContactInput } from '../crews/crew-contact.input.js';

const ROSA = '3b1e7c0a-7d53-4c1e-9d0f-2f3b5a6c7d8e';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const SECOND_MS = 1000;

describe.each(DATABASES)('mailing receipts, on %s,', (kind) => {
  const world = useWorld(kind);
  const { deliver, received } = useMailServer(world);
  const stored = () => world.stored(BookingEntity).find({ order: { id: 'ASC' } });
  const mail = async (seen: readonly { id: string; version: number }[]) => {
    const changes = await world.services.receipts.mail(world.office(ROSA), seen);
    return changes.map(({ isDone, code }) => code ?? isDone);
  };
  const mailed = async () => {
    await deliver();
    return received().map(({ recipients }) => recipients.join());
  };
  const pass = (ms: number) => world.clock.moveTo(new Date(world.clock.now().getTime() + ms));

  async function booked(count: number, priceCents = 14_900) {
    const { id: classId } = await makeClass(world, { priceCents });
    const bookings = [];
    for (let index = 1; index <= count; index += 1)
      bookings.push((await book(world, classId, {}, index)).booking);
    await mailed();
    return bookings;
  }
  async function crewBooked(named: number) {
    const { id: classId } = await makeClass(world);
    const { crew } = await bookCrew(world, classId, named);
    await mailed();
    return crew.bookings.map(({ bookingId }) => ({ id: bookingId }));
  }

  it('sends those of paid bookings at once, and changes nothing of the bookings', async () => {
    const seen = await markPaid(world, await booked(2));
    const before = await stored();
    expect(await mail(seen)).toEqual([true, true]);
    expect(await mailed()).toEqual(['maria.munoz1@example.com', 'maria.munoz2@example.com']);
    expect(await stored()).toEqual(before);
    const audited = await world.stored(AuditEntryEntity).findBy({ action: 'booking.receiptMailed' });
    expect(audited.map(({ actorId, subjectId }) => [actorId, subjectId]).toSorted()).toEqual(
      seen.map(({ id }) => [ROSA, id]).toSorted(),
    );
  });

  it('sends one for all members of a crew to the contact, also if they have an email of their own', async () => {
    const members = await crewBooked(3);
    const [, second] = members;
    await world.change(BookingEntity, { id: second?.id ?? '' }, { email: 'luis@example.com' });
    expect(await mail(await markPaid(world, members))).toEqual([true, true, true]);
    expect(await mailed()).toEqual([CREW_CONTACT.email]);
    expect(await world.stored(AuditEntryEntity).countBy({ action: 'booking.receiptMailed' })).toBe(3);
  });

  it('sends those of crews and of other bookings together', async () => {
    const seen = await markPaid(world, [...(await booked(1)), ...(await crewBooked(2))]);
    expect(await mail(seen)).toEqual([true, true, true]);
    expect((await mailed()).toSorted()).toEqual([CREW_CONTACT.email, 'maria.munoz1@example.com']);
  });

  it('sends them again, but not within a minute', async () => {
    const seen = await markPaid(world, [...(await booked(1)), ...(await crewBooked(2))]);
    const [, ofCrew] = seen;
    if (!ofCrew) throw new Error('a crew was booked');
    await mail(seen);
    expect(await mail(seen)).toEqual([true, true, true]);
    expect(await mailed()).toHaveLength(2);
    pass(59 * SECOND_MS);
    expect(await mail(seen)).toEqual([true, true, true]);
    expect(await mailed()).toEqual([]);
    expect(await world.stored(AuditEntryEntity).countBy({ action: 'booking.receiptMailed' })).toBe(3);
    // Another choice of seats is another receipt.
    expect(await mail([ofCrew])).toEqual([true]);
    expect(await mailed()).toEqual([CREW_CONTACT.email]);
    pass(SECOND_MS);
    expect(await mail(seen)).toEqual([true, true, true]);
    expect(await mailed()).toHaveLength(2);
  });

  it('sends one mail for concurrent requests', async () => {
    const seen = await markPaid(world, await crewBooked(2));
    await Promise.all([mail(seen), mail(seen), mail(seen)]);
    expect(await mailed()).toEqual([CREW_CONTACT.email]);
  });

  it('is refused for each booking without a payment, with its reason', async () => {
    const [paid, stale, unpaid, refunded] = await booked(4);
    const [free] = await booked(1, 0);
    if (!paid || !stale || !unpaid || !refunded || !free) throw new Error('five were booked');
    await markPaid(world, [paid, stale, refunded, free]);
    await refund(world, [refunded]);
    const [one, , three, four, five] = await versionsOf(world, [paid, stale, unpaid, refunded, free]);
    if (!one || !three || !four || !five) throw new Error('five were booked');
    const seen = [one, { id: stale.id, version: 1 }, three, four, five, { id: NOBODY, version: 1 }];
    expect(await mail(seen)).toEqual([
      true,
      'CONFLICT',
      'BAD_USER_INPUT',
      true,
      'BAD_USER_INPUT',
      'NOT_FOUND',
    ]);
    expect(await mailed()).toHaveLength(2);
  });

  it('sends a changed payment again within the minute, instead of an unsent receipt', async () => {
    const bookings = [...(await booked(1)), ...(await crewBooked(2))];
    await mail(await markPaid(world, bookings));
    expect(await mailed()).toHaveLength(2);
    await mail(await markPaid(world, bookings, { paymentReference: '1043' }));
    expect(await mail(await refund(world, bookings))).toEqual([true, true, true]);
    expect(await mailed()).toHaveLength(2);
  });

  it('follow the attendee to a corrected email, but not to another person', async () => {
    const [first, second] = await booked(2);
    if (!first || !second) throw new Error('both were booked');
    await mail(await markPaid(world, [first, second]));
    for (const [{ id }, changes] of [
      [first, { email: 'maria@example.org' }],
      [second, { email: 'tomas@example.org', firstName: 'Tomás' }],
    ] as const) {
      const row = await world.stored(BookingEntity).findOneByOrFail({ id });
      const { version } = row;
      await world.services.officeBookings.updateAttendee(
        world.office(),
        { id, version },
        { ...row, ...changes },
      );
    }
    const receipts = await world.stored(OutboxMessageEntity).findBy({ template: 'booking.receipt' });
    expect(receipts.map(({ recipient }) => recipient).toSorted()).toEqual([
      'maria.munoz2@example.com',
      'maria@example.org',
    ]);
    // The two new confirmations and one receipt: the other is no longer its recipient's.
    expect((await mailed()).toSorted()).toEqual([
      'maria@example.org',
      'maria@example.org',
      'tomas@example.org',
    ]);
  });

  it('follow the contact of a crew to a corrected email', async () => {
    const members = await crewBooked(2);
    await mail(await markPaid(world, members));
    const crew = await world.stored(CrewBookingEntity).findOneByOrFail({});
    const input = Object.assign(new UpdateCrewContactInput(), crew, { email: 'elena@example.org' });
    await world.services.crewContacts.update(world.office(), input);
    const receipt = { template: 'crew.receipt' } as const;
    const { recipient } = await world.stored(OutboxMessageEntity).findOneByOrFail(receipt);
    expect(recipient).toBe('elena@example.org');
  });

  it('needs as many statements for ten bookings as for two, of crews or not', async () => {
    const seen = await markPaid(world, [...(await booked(6)), ...(await crewBooked(6))]);
    const few = await statementsOf(world, () => mail(seen.slice(5, 7)));
    const many = await statementsOf(world, () => mail([...seen.slice(0, 5), ...seen.slice(7)]));
    expect(few).not.toEqual([]);
    expect(many).toHaveLength(few.length);
  });
});
