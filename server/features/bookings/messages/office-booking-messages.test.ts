import { book } from '../../../testing/attendees.js';
import { makeTwoDates } from '../../../testing/classes.js';
import { messagesOf } from '../../../testing/mail-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { filledTemplate } from '../../../platform/outbox/templates.js';
import { BookingEntity } from '../booking.entity.js';

describe.each(DATABASES)('mails to attendees about the office’s changes of a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = () => world.services.officeBookings;
  const bulk = () => world.services.bulkBookings;
  const ctx = () => world.office();

  const rows = async () =>
    (await world.stored(OutboxMessageEntity).find({ order: { createdAt: 'ASC' } })).filter(({ template }) =>
      template.endsWith('ByOffice'),
    );
  const letters = async () => {
    const messages = messagesOf(world);
    const written = (await rows()).map(async ({ recipient, language, ...row }) => {
      const mail = await messages.write(world.guest(), { ...filledTemplate(row), recipient, language });
      return mail?.channel === 'email' ? mail.mail : null;
    });
    return Promise.all(written);
  };
  const confirmations = () => world.stored(OutboxMessageEntity).countBy({ template: 'booking.confirmation' });
  const sent = () =>
    world.change(
      OutboxMessageEntity,
      { template: 'booking.cancelledByOffice' },
      { sentAt: world.clock.now() },
    );
  const wait = () => world.clock.moveTo(new Date(world.clock.now().getTime() + 1000));

  async function booked(language: 'en' | 'es' = 'en', count = 1) {
    const [from, to] = await makeTwoDates(world);
    const bookings = [];
    for (let index = 1; index <= count; index += 1)
      bookings.push((await book(world, from.id, { language }, index)).booking);
    wait();
    const [first] = bookings;
    if (!first) throw new Error('somebody was booked');
    return { from, to, id: first.id, seen: bookings.map(({ id }) => ({ id, version: 1 })) };
  }

  it('are not sent unless requested', async () => {
    const { id, to } = await booked();
    const moved = await office().move(ctx(), { id, version: 1, classInstanceId: to.id });
    await office().cancel(ctx(), { id, version: moved.version });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['en', 'Your booking is cancelled: ', 'Your booking was cancelled by our office'],
    ['es', 'Su reservación está cancelada: ', 'Nuestra oficina canceló su reservación'],
  ] as const)('report in %s that it is cancelled', async (language, subject, lead) => {
    const { id } = await booked(language);
    await office().cancel(ctx(), { id, version: 1, notifyAttendee: true });
    const [mail, ...others] = await letters();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(lead);
    expect(mail?.text).not.toMatch(/You cancelled|If you did not do this|Usted canceló|Si usted no hizo/);
    expect(mail?.calendar?.method).toBe('CANCEL');
  });

  it.each([
    ['en', 'Your new date: ', 'Your booking was moved to this date by our office', 'Previous date: '],
    ['es', 'Su nueva fecha: ', 'Nuestra oficina cambió su reservación a esta fecha', 'Fecha anterior: '],
  ] as const)('report in %s the new date and the former one', async (language, subject, lead, before) => {
    const { id, to } = await booked(language);
    await office().move(ctx(), { id, version: 1, classInstanceId: to.id, notifyAttendee: true });
    const [mail] = await letters();
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(lead);
    expect(mail?.text).toContain(before);
  });

  it('are not sent if the change is undone before', async () => {
    const { id, from, to } = await booked();
    const telling = { notifyAttendee: true };
    await office().move(ctx(), { id, version: 1, classInstanceId: to.id, ...telling });
    await office().move(ctx(), { id, version: 2, classInstanceId: from.id, ...telling });
    await office().cancel(ctx(), { id, version: 3, ...telling });
    await office().restore(ctx(), { id, version: 4, ...telling });
    expect(await rows()).toEqual([]);
    await expect(confirmations()).resolves.toBe(1);
  });

  it('are not sent about a booking that is cancelled already', async () => {
    const { id } = await booked();
    await office().cancel(ctx(), { id, version: 1 });
    await office().cancel(ctx(), { id, version: 2, notifyAttendee: true });
    expect(await rows()).toEqual([]);
  });

  it('report that it is valid again if the cancellation was sent', async () => {
    const { id } = await booked();
    await office().cancel(ctx(), { id, version: 1, notifyAttendee: true });
    await sent();
    await office().restore(ctx(), { id, version: 2, notifyAttendee: true });
    await expect(confirmations()).resolves.toBe(2);
  });

  it('report that it is valid again, even if it was edited in between', async () => {
    const { id } = await booked();
    await office().cancel(ctx(), { id, version: 1, notifyAttendee: true });
    await sent();
    const person = await world.stored(BookingEntity).findOneByOrFail({ id });
    const edited = { ...person, lastName: 'Quetzal' };
    const { version } = await office().updateAttendee(ctx(), { id, version: 2 }, edited);
    await bulk().restore(ctx(), [{ id, version }], { notifyAttendees: true });
    await expect(confirmations()).resolves.toBe(2);
  });

  it('report that it is valid again if the attendee has cancelled it', async () => {
    const { id } = await booked();
    await world.services.ownBookings.cancel(world.guest(), { bookingId: id });
    await office().restore(ctx(), { id, version: 2, notifyAttendee: true });
    await expect(confirmations()).resolves.toBe(2);
  });

  it('report a cancellation at the address that the office corrects before the mail is sent', async () => {
    const { id } = await booked();
    await office().cancel(ctx(), { id, version: 1, notifyAttendee: true });
    const person = await world.stored(BookingEntity).findOneByOrFail({ id });
    const corrected = { ...person, email: 'corrected@example.com' };
    await office().updateAttendee(ctx(), { id, version: 2 }, corrected);
    expect((await letters()).map((mail) => mail?.calendar?.method)).toEqual(['CANCEL']);
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['corrected@example.com']);
  });

  it('go to each attendee of several bookings, and are not sent if the change is undone', async () => {
    const { seen, from, to } = await booked('en', 3);
    const telling = { notifyAttendees: true };
    const now = (version: number) => seen.map(({ id }) => ({ id, version }));
    await bulk().move(ctx(), seen, to.id, telling);
    expect((await letters()).map((mail) => mail?.subject.slice(0, 13))).toEqual(
      seen.map(() => 'Your new date'),
    );
    await bulk().move(ctx(), now(2), from.id, telling);
    expect(await rows()).toEqual([]);
    await bulk().cancel(ctx(), now(3), telling);
    expect((await letters()).map((mail) => mail?.calendar?.method)).toEqual(seen.map(() => 'CANCEL'));
    await bulk().restore(ctx(), now(4), telling);
    expect(await rows()).toEqual([]);
  });
});
