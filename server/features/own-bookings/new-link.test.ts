import { EntityManager } from 'typeorm';
import { book } from '../../testing/attendees.js';
import { readCalendar } from '../../testing/calendar.js';
import { CLASS_START, makeClass, makeTwoDates } from '../../testing/classes.js';
import { StatementLog } from '../../testing/statement-log.js';
import { planOf, scansOf } from '../../testing/statement-plan.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { linkOf } from '../bookings/booking.rules.js';

const TOMAS = {
  firstName: 'Tomás',
  lastName: 'Rivas',
  email: 'tomas.rivas@example.com',
  phone: '(801) 555-0118',
};

describe.each(DATABASES)('a booking whose email changes, on %s,', (kind) => {
  const world = useWorld(kind);
  const own = () => world.services.ownBookings;
  const ctx = () => world.guest();
  const stored = (id: string) => world.stored(BookingEntity).findOneByOrFail({ id });
  const messages = (template: string) => world.stored(OutboxMessageEntity).findBy({ template });
  const booked = async (changes: object = {}) => {
    const { id } = await makeClass(world);
    return (await book(world, id, changes)).booking;
  };
  const editAsOffice = async (id: string, changes: object) => {
    const { version, ...person } = await stored(id);
    return world.services.officeBookings.updateAttendee(ctx(), { id, version }, { ...person, ...changes });
  };

  it('has its id as its link until then, even with another name, phone or letter case', async () => {
    const { id, email } = await booked();
    await own().change(ctx(), { bookingId: id, lastName: 'Rivas', phone: '801 555 0133' });
    await own().change(ctx(), { bookingId: id, email: email.toUpperCase() });
    await editAsOffice(id, { firstName: 'Carla', email });
    expect((await stored(id)).linkId).toBeNull();
    await expect(world.services.bookings.getConfirmation(ctx(), id)).resolves.toMatchObject({ id });
  });

  it('gets a new link each time its guest corrects the address', async () => {
    const { id } = await booked();
    const first = await own().change(ctx(), { bookingId: id, email: 'maria@example.com' });
    expect(first).toMatchObject({ email: 'maria@example.com', isPassedOn: false });
    expect(first.id).not.toBe(id);
    expect(first.options.changeAttendee.isAllowed).toBe(true);
    const second = await own().change(ctx(), { bookingId: first.id, email: 'm@example.com' });
    expect(new Set([id, first.id, second.id]).size).toBe(3);
    await expect(world.services.bookings.confirmation(ctx(), first.id)).resolves.toBeNull();
    await expect(own().cancel(ctx(), { bookingId: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const back = await own().change(ctx(), { bookingId: second.id, email: 'maria@example.com' });
    expect(back.id).not.toBe(first.id);
  });

  it('tells a guest who has passed it on neither the new link nor any option', async () => {
    const { id } = await booked();
    const answer = await own().change(ctx(), { bookingId: id, ...TOMAS });
    expect(answer).toMatchObject({ id, isPassedOn: true, firstName: 'Tomás' });
    const allowed = Object.values(answer.options).filter(({ isAllowed }) => isAllowed);
    expect(allowed).toEqual([]);
    const { linkId } = await stored(id);
    expect(linkId).not.toBeNull();
    expect(JSON.stringify({ ...answer, bookingId: '' })).not.toContain(String(linkId));
    await expect(own().change(ctx(), { bookingId: id, ...TOMAS })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('returns the first response for a repeated form, while the booking does not change', async () => {
    const { id } = await booked();
    const corrected = { bookingId: id, email: 'maria@example.com', idempotencyKey: 'address' };
    const first = await own().change(ctx(), corrected);
    await own().change(ctx(), { bookingId: first.id, phone: '801 555 0144' });
    await expect(own().change(ctx(), corrected)).resolves.toMatchObject({ id: first.id, phoneLast4: '0144' });
    await expect(own().change(ctx(), { ...corrected, email: 'other@example.com' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    const passedOn = { bookingId: first.id, ...TOMAS, idempotencyKey: 'person' };
    const told = await own().change(ctx(), passedOn);
    await expect(own().change(ctx(), passedOn)).resolves.toEqual(told);
    // The address no longer belongs to them, whatever they have sent before.
    await expect(own().change(ctx(), corrected)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const link = linkOf(await stored(id));
    await own().change(ctx(), { bookingId: link, phone: '801 555 0199' });
    await expect(own().change(ctx(), passedOn)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(messages('booking.changedByGuest')).resolves.toHaveLength(4);
  });

  it('gives equal responses if the form is sent twice concurrently', async () => {
    for (const change of [TOMAS, { email: 'maria@example.com' }]) {
      await world.startAnew();
      const { id } = await booked();
      const input = { bookingId: id, ...change, idempotencyKey: 'twice' };
      const [one, two] = await Promise.all([own().change(ctx(), input), own().change(ctx(), input)]);
      expect(two).toEqual(one);
      expect((await stored(id)).version).toBe(2);
    }
  });

  // On SQLite, one of them begins after the other has ended.
  if (kind === 'postgres')
    it('gives the same response to a form whose twin is answered after it has looked for one', async () => {
      const { id } = await booked();
      const input = { bookingId: id, email: 'maria@example.com', idempotencyKey: 'twice' };
      const findOneBy: EntityManager['findOneBy'] = Reflect.get(EntityManager.prototype, 'findOneBy');
      let twin: unknown;
      jest.spyOn(EntityManager.prototype, 'findOneBy').mockImplementation(async function (
        this: EntityManager,
        ...asked: Parameters<typeof findOneBy>
      ) {
        if (this.queryRunner?.isTransactionActive) {
          jest.restoreAllMocks();
          twin = await own().change(ctx(), input);
        }
        return findOneBy.apply(this, asked);
      });
      const response = await own().change(ctx(), input);
      expect(twin).toMatchObject({ bookingId: id });
      expect(response).toEqual(twin);
      expect((await stored(id)).version).toBe(2);
    });

  it('is not disclosed to a repeated booking form, except for its existence', async () => {
    const { id: classId } = await makeClass(world, {});
    const form = { idempotencyKey: 'book' };
    const { booking } = await book(world, classId, form);
    await editAsOffice(booking.id, TOMAS);
    await expect(book(world, classId, form)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { message: { text: { es: expect.stringContaining('enlace nuevo') as unknown } } },
    });
  });

  it('is not returned to a form that was sent before it was passed on', async () => {
    const [from, to] = await makeTwoDates(world);
    const { booking } = await book(world, from.id);
    const moved = { bookingId: booking.id, classInstanceId: to.id, idempotencyKey: 'move' };
    await own().move(ctx(), moved);
    await editAsOffice(booking.id, TOMAS);
    await expect(own().move(ctx(), moved)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps its days in calendars when its link changes', async () => {
    const { id, ...booking } = await booked();
    const before = readCalendar(world.services.calendars.ofBooking(ctx(), { id, ...booking }).content);
    const { id: link } = await own().change(ctx(), { bookingId: id, email: 'maria@example.com' });
    const { text } = await world.services.bookings.calendarFile(ctx(), link);
    expect(readCalendar(text).events.map(({ uid }) => uid)).toEqual(before.events.map(({ uid }) => uid));
  });

  it('is confirmed at the new address if the office changes it before the class', async () => {
    const { id } = await booked();
    await editAsOffice(id, { lastName: 'Rivas' });
    await expect(messages('booking.confirmation')).resolves.toHaveLength(1);
    await editAsOffice(id, { email: 'maria@example.com' });
    await editAsOffice(id, TOMAS);
    const recipients = (await messages('booking.confirmation')).map(({ recipient }) => recipient);
    expect(recipients.toSorted()).toEqual(
      ['maria.munoz1@example.com', 'maria@example.com', TOMAS.email].toSorted(),
    );
    world.clock.moveTo(CLASS_START);
    await editAsOffice(id, { email: 'late@example.com' });
    await expect(messages('booking.confirmation')).resolves.toHaveLength(3);
  });

  it('is not confirmed at the new address if it is cancelled', async () => {
    const { id } = await booked({ textNotifications: true });
    await own().cancel(ctx(), { bookingId: id });
    await editAsOffice(id, TOMAS);
    await expect(messages('booking.confirmation')).resolves.toHaveLength(1);
    await expect(messages('booking.reminder')).resolves.toEqual([]);
    expect((await stored(id)).linkId).not.toBeNull();
  });

  it('has its reminder at the phone that the office has entered, or none if the office has disabled it', async () => {
    const { id } = await booked({ textNotifications: true });
    await editAsOffice(id, TOMAS);
    await expect(messages('booking.reminder')).resolves.toMatchObject([{ recipient: TOMAS.phone }]);
    await editAsOffice(id, { textNotifications: false });
    await expect(messages('booking.reminder')).resolves.toEqual([]);
    await editAsOffice(id, { textNotifications: true });
    await expect(messages('booking.reminder')).resolves.toMatchObject([{ recipient: TOMAS.phone }]);
  });

  it('is found by its new link through an index, as by its first', async () => {
    const { id } = await booked();
    const log = StatementLog.of(world.database.reader);
    await world.services.bookings.confirmation(ctx(), id);
    const [lookUp] = log.statements;
    if (!lookUp) throw new Error('nothing was read');
    const plan = await planOf(world, lookUp);
    expect(scansOf(plan)).toEqual([]);
    expect(plan.join('\n')).toContain('booking_link');
  });
});
