import { attendee, book } from '../../testing/attendees.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { bookCrew, crewMember } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { BookSeatInput } from '../bookings/book/book-seat.input.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { smsDisclosure } from '../bookings/messages/sms-consent.rules.js';
import { StudentEntity } from '../students/student.entity.js';
import type { ChangeOwnBookingInput } from './own-booking.input.js';

const NEXT_WEEK = { days: [{ ...CLASS_DAY, date: '2027-02-01' }] };
const CONSENT = smsDisclosure('Ridgeline Safety Training', 'en');

describe.each(DATABASES)('text messages of a booked guest, on %s,', (kind) => {
  const world = useWorld(kind);
  const booked = async (changes: Partial<BookSeatInput> = {}) => {
    const { booking } = await book(world, (await makeClass(world, NEXT_WEEK)).id, changes);
    return booking.id;
  };
  const change = (bookingId: string, changes: Partial<ChangeOwnBookingInput>) =>
    world.services.ownBookings.change(world.guest(), { bookingId, ...changes });
  const consent = async (id: string) => {
    const { textNotifications, smsConsentText } = await world.stored(BookingEntity).findOneByOrFail({ id });
    return { textNotifications, smsConsentText };
  };
  const reminders = async () =>
    (await world.stored(OutboxMessageEntity).find())
      .filter(({ template }) => template.startsWith('booking.reminder'))
      .map(({ template, recipient }) => [template, recipient]);

  it('are agreed to later: the consent is stored, and the reminder is a text message', async () => {
    const id = await booked();
    await expect(change(id, { textNotifications: true })).resolves.toMatchObject({ textNotifications: true });
    await expect(consent(id)).resolves.toEqual({ textNotifications: true, smsConsentText: CONSENT });
    await expect(reminders()).resolves.toEqual([['booking.reminder', '(801) 555-0117']]);
  });

  it('end when the guest no longer wants them: the reminder is a mail', async () => {
    const id = await booked({ textNotifications: true });
    await expect(change(id, { textNotifications: false })).resolves.toMatchObject({
      textNotifications: false,
    });
    await expect(consent(id)).resolves.toEqual({ textNotifications: false, smsConsentText: null });
    await expect(reminders()).resolves.toEqual([['booking.reminderMail', 'maria.munoz1@example.com']]);
  });

  it('end when the guest removes the phone: it is stored nowhere in the booking, and the reminder is a mail', async () => {
    const id = await booked({ textNotifications: true });
    await expect(change(id, { phone: null })).resolves.toMatchObject({
      phoneLast4: null,
      textNotifications: false,
    });
    await expect(consent(id)).resolves.toEqual({ textNotifications: false, smsConsentText: null });
    const stored = await world.stored(BookingEntity).findOneByOrFail({ id });
    expect(stored.phone).toBeNull();
    expect(JSON.stringify(stored)).not.toContain('0117');
    await expect(reminders()).resolves.toEqual([['booking.reminderMail', 'maria.munoz1@example.com']]);
    const student = await world.services.students.get(stored.studentId);
    expect(student.textNotifications).toBe(false);
    const entry = await world
      .stored(AuditEntryEntity)
      .findOneByOrFail({ subjectId: id, action: 'booking.changedByGuest' });
    expect(JSON.parse(entry.details)).toMatchObject({
      fields: 'phone textNotifications',
      textNotifications: 'false',
    });
    // Removed again, it changes nothing.
    await change(id, { phone: null });
    await expect(world.stored(BookingEntity).findOneByOrFail({ id })).resolves.toMatchObject({
      version: stored.version,
    });
  });

  it('are not turned on while the phone is removed', async () => {
    const id = await booked({ textNotifications: true });
    await expect(change(id, { phone: null, textNotifications: true })).rejects.toMatchObject({
      details: { fields: { phone: expect.anything() as unknown } },
    });
    await expect(consent(id)).resolves.toEqual({ textNotifications: true, smsConsentText: CONSENT });
  });

  it.each([
    ['the student, too', '(801) 555-0117', false],
    ['not for a student whom the office has given another phone', '(801) 555-0199', true],
  ] as const)('end for %s', async (_, phone, expected) => {
    const id = await booked({ textNotifications: true });
    const { studentId } = await world.stored(BookingEntity).findOneByOrFail({ id });
    await world.change(StudentEntity, { id: studentId }, { phone });
    await change(id, { textNotifications: false });
    const student = await world.services.students.get(studentId);
    expect(student).toMatchObject({ textNotifications: expected, version: expected ? 1 : 2 });
  });

  it('of the student do not end when the booking is passed on', async () => {
    const id = await booked({ textNotifications: true });
    const { studentId } = await world.stored(BookingEntity).findOneByOrFail({ id });
    await change(id, { firstName: 'Tomás', email: 'tomas@example.com' });
    const student = await world.services.students.get(studentId);
    expect(student.textNotifications).toBe(true);
  });

  it('stay as they are when other things change', async () => {
    const id = await booked({ textNotifications: true });
    await change(id, { phone: '(801) 555-0118' });
    await change(id, { emergencyContactName: 'Rosa Lee', textNotifications: true });
    await expect(consent(id)).resolves.toEqual({ textNotifications: true, smsConsentText: CONSENT });
    await expect(reminders()).resolves.toEqual([['booking.reminder', '(801) 555-0118']]);
  });

  it.each([
    ['no number', {}, {}],
    ['a number abroad', { phone: '+52 55 1234 5678' }, {}],
    ['the number of the former attendee', {}, { firstName: 'Tomás', email: 'tomas@example.com' }],
  ] as const)('need a US number: not %s', async (name, before, changes) => {
    const id = await booked(before);
    if (name === 'no number') await world.change(BookingEntity, { id }, { phone: null });
    const refused = change(id, { ...changes, textNotifications: true });
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { phone: expect.anything() as unknown } },
    });
    await expect(consent(id)).resolves.toEqual({ textNotifications: false, smsConsentText: null });
  });

  it('are not agreed to by the contact of a crew for its members', async () => {
    const { id: classId } = await makeClass(world, NEXT_WEEK);
    const { crew } = await bookCrew(world, classId, 0, {
      attendees: [crewMember(1, { phone: '(801) 555-0144' })],
    });
    const id = crew.bookings[0]?.id ?? '';
    await expect(change(id, { textNotifications: true })).rejects.toMatchObject({
      details: { fields: { textNotifications: expect.anything() as unknown } },
    });
    await expect(consent(id)).resolves.toEqual({ textNotifications: false, smsConsentText: null });
  });

  it('leave in the audit log when they were agreed to, also after they end', async () => {
    const id = await booked();
    await change(id, { textNotifications: true });
    world.clock.passHours(1);
    await change(id, { textNotifications: false });
    const entries = await world
      .stored(AuditEntryEntity)
      .find({ where: { subjectId: id, action: 'booking.changedByGuest' }, order: { at: 'ASC' } });
    const consentAt = '2027-01-11T16:00:00.000Z';
    expect(entries.map(({ details }) => JSON.parse(details) as unknown)).toEqual(
      ['true', 'false'].map((textNotifications) => ({
        fields: 'textNotifications',
        textNotifications,
        consentAt,
        smsConsentLanguage: 'en',
      })),
    );
  });
});

describe.each(DATABASES)('text messages, with rate limits, on %s,', (kind) => {
  const world = useWorld(kind, { rateLimits: true });

  it('can be agreed to for one number only 12 times an hour', async () => {
    const { id: classId } = await makeClass(world, NEXT_WEEK);
    const turnOn = async (index: number) => {
      const ctx = world.guest({ address: `192.0.2.${index}` });
      const input = attendee(classId, { phone: '(801) 555-0133' }, 100 + index);
      const { booking } = await world.services.bookings.bookSeat(ctx, input);
      return world.services.ownBookings.change(ctx, { bookingId: booking.id, textNotifications: true });
    };
    for (let index = 1; index <= 12; index += 1) await turnOn(index);
    await expect(turnOn(13)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
