import { attendee, book } from '../../../testing/attendees.js';
import { CLASS_START, makeClass } from '../../../testing/classes.js';
import { makeStudent } from '../../../testing/students.js';
import { COMPANY, DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { HOUR_MS } from '../../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { StudentEntity } from '../../students/student.entity.js';
import { BookingEntity } from '../booking.entity.js';
import { smsDisclosure } from '../messages/sms-consent.rules.js';

const REMINDER_TIME = new Date(CLASS_START.getTime() - 24 * HOUR_MS);

describe.each(DATABASES)('a booking on %s stores', (kind) => {
  const world = useWorld(kind);
  const messages = () => world.stored(OutboxMessageEntity).find({ order: { template: 'ASC' } });

  it('a confirmation mail in the language of the guest, due at once, and a reminder 24 hours before the class', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { language: 'es' });
    const mail = {
      channel: 'email',
      recipient: 'maria.munoz1@example.com',
      language: 'es',
      sentAt: null,
      attempts: 0,
      payload: JSON.stringify({ bookingId: booking.id }),
    };
    await expect(messages()).resolves.toMatchObject([
      { ...mail, template: 'booking.confirmation', dueAt: world.clock.now() },
      { ...mail, template: 'booking.reminderMail', dueAt: REMINDER_TIME },
    ]);
  });

  it('the language of the request if the form has none', async () => {
    const { id } = await makeClass(world);
    const { booking } = await world.services.bookings.bookSeat(world.guest({ locale: 'es' }), attendee(id));
    expect(booking.language).toBe('es');
  });

  it('a text message due 24 hours before the class, if requested', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { textNotifications: true, language: 'es' });
    const [, reminder] = await messages();
    expect(reminder).toMatchObject({
      channel: 'sms',
      template: 'booking.reminder',
      language: 'es',
      dueAt: REMINDER_TIME,
    });
    expect(reminder?.recipient.replace(/\D/g, '')).toMatch(/8015550117$/);
  });

  it('no text message if none was requested', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { textNotifications: false });
    expect((await messages()).map(({ channel }) => channel)).toEqual(['email', 'email']);
  });

  it('no text message to a student whose number, stored by an earlier version, is from another country', async () => {
    const { id: classInstanceId } = await makeClass(world);
    const wantsTexts = { textNotifications: true, sendEmail: false };
    const abroad = await makeStudent(world, wantsTexts);
    const form = { bookingDate: '2027-01-11', paymentStatus: 'pending', amountCents: 0 } as const;
    const create = (studentId: string) =>
      world.services.officeBookings.create(world.guest(), { ...form, studentId, classInstanceId });
    await world.change(StudentEntity, { id: abroad.id }, { phone: '+52 55 1234 5678' });
    await create(abroad.id);
    expect((await messages()).map(({ channel }) => channel)).toEqual(['email', 'email']);
    await create((await makeStudent(world, wantsTexts, 2)).id);
    expect((await messages()).map(({ channel }) => channel)).toEqual(['email', 'email', 'sms', 'email']);
  });

  it('no text message if its due time has passed', async () => {
    const { id } = await makeClass(world);
    world.clock.moveTo(REMINDER_TIME);
    await book(world, id, { textNotifications: true }, 1);
    expect((await messages()).map(({ channel }) => channel)).toEqual(['email']);
    world.clock.moveTo(new Date(REMINDER_TIME.getTime() - 1));
    await book(world, id, { textNotifications: true }, 2);
    expect((await messages()).map(({ channel }) => channel)).toEqual(['email', 'email', 'sms']);
  });

  it.each(['en', 'es'] as const)(
    'the SMS consent as displayed in %s, and when it was given',
    async (language) => {
      const { id } = await makeClass(world);
      const { booking } = await book(world, id, { textNotifications: true, language });
      await expect(world.services.bookingLists.get(booking.id)).resolves.toMatchObject({
        smsConsentText: smsDisclosure(COMPANY.name, language),
        smsConsentLanguage: language,
        smsConsentAt: world.clock.now(),
      });
    },
  );

  it('no SMS consent if the box was not ticked', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { textNotifications: false });
    await expect(world.services.bookingLists.get(booking.id)).resolves.toMatchObject({
      smsConsentText: null,
      smsConsentLanguage: null,
      smsConsentAt: null,
    });
  });

  it('an audit entry with the actor and without personal data', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    const entries = await world.stored(AuditEntryEntity).findBy({ subjectId: booking.id });
    expect(entries).toMatchObject([
      {
        action: 'booking.created',
        subjectType: 'booking',
        actorRole: 'guest',
        actorId: null,
        requestId: 'test',
      },
    ]);
    expect(JSON.parse(entries[0]?.details ?? '')).toEqual({ classInstanceId: id, amountCents: 14_900 });
  });

  it('one mail and one audit entry for a form that is submitted twice', async () => {
    const { id } = await makeClass(world);
    const key = { idempotencyKey: 'form', textNotifications: true };
    const { booking } = await book(world, id, key);
    await book(world, id, key);
    await expect(messages()).resolves.toHaveLength(2);
    await expect(world.stored(AuditEntryEntity).countBy({ subjectId: booking.id })).resolves.toBe(1);
  });

  it('nothing if the class is full', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await book(world, id, {}, 1);
    const before = await Promise.all([messages(), world.stored(AuditEntryEntity).count()]);
    await expect(book(world, id, {}, 2)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await expect(Promise.all([messages(), world.stored(AuditEntryEntity).count()])).resolves.toEqual(before);
    await expect(world.stored(StudentEntity).count()).resolves.toBe(1);
  });

  it.each([
    'student',
    'booking',
    'audit_entry',
    'outbox_message',
    'idempotency_key',
    'account',
    'account_link',
  ])('nothing if writing the %s fails, and everything when the request is repeated', async (table) => {
    const { id } = await makeClass(world);
    const form = {
      idempotencyKey: 'form',
      textNotifications: true,
      createAccount: true,
      password: 'seven wide river bends',
    };
    const entriesBefore = await world.stored(AuditEntryEntity).count();
    await world.withoutTable(table, async () => {
      await expect(book(world, id, form)).rejects.toThrow();
    });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(0);
    await expect(world.stored(StudentEntity).count()).resolves.toBe(0);
    await expect(world.stored(AuditEntryEntity).count()).resolves.toBe(entriesBefore);
    await expect(messages()).resolves.toEqual([]);

    await expect(book(world, id, form)).resolves.toMatchObject({ isNew: true });
    await expect(messages()).resolves.toHaveLength(3);
  });
});
