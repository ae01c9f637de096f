import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { makeStudent, student } from '../../../testing/students.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { BookingEntity } from '../booking.entity.js';

const FORM = { bookingDate: '2027-01-10', paymentStatus: 'pending', amountCents: 5_000 } as const;

describe.each(DATABASES)('the language of messages about a booking by the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = () => world.services.officeBookings;
  const ctx = (locale: Locale = 'en') => world.guest({ locale });
  const languagesOf = async (subjectId: string) =>
    (await world.stored(OutboxMessageEntity).findBy({ subjectId })).map(({ language }) => language);

  it("is that of the class, or of the office's screen if the class is bilingual, for a first booking", async () => {
    const { id: studentId } = await makeStudent(world, {}, 1);
    const spanish = await makeClass(world, { language: 'es' });
    const { booking } = await office().create(ctx(), { ...FORM, classInstanceId: spanish.id, studentId });
    expect(booking.language).toBe('es');
    await expect(languagesOf(booking.id)).resolves.toEqual(['es', 'es']);
    const bilingual = await makeClass(world, { language: 'bilingual' });
    const input = { ...FORM, classInstanceId: bilingual.id, student: student({}, 2) };
    await expect(office().createForNew(ctx('es'), input)).resolves.toMatchObject({
      booking: { language: 'es' },
    });
  });

  it('is that of the latest booking, also of a caller who turns out to be on record', async () => {
    const [one, two, three] = [await makeClass(world), await makeClass(world), await makeClass(world)];
    const { booking } = await book(world, one.id, { language: 'es' });
    const { studentId, firstName, lastName, email } = await world
      .stored(BookingEntity)
      .findOneByOrFail({ id: booking.id });
    const again = await office().create(ctx(), { ...FORM, classInstanceId: two.id, studentId });
    expect(again.booking.language).toBe('es');
    const input = { ...FORM, classInstanceId: three.id, student: student({ firstName, lastName, email }) };
    const caller = await office().createForNew(ctx(), input);
    expect(caller.booking).toMatchObject({ studentId, language: 'es' });
  });

  it('is the one that the office selects, and changes with the planned reminder', async () => {
    const { id: classInstanceId } = await makeClass(world, { language: 'es' });
    const { id: studentId } = await makeStudent(world, {}, 1);
    const { booking } = await office().create(ctx('es'), {
      ...FORM,
      classInstanceId,
      studentId,
      language: 'en',
    });
    expect(booking.language).toBe('en');
    const { id, version } = booking;
    const same = await office().updateAttendee(ctx('es'), { id, version }, { ...student(), language: null });
    expect(same.language).toBe('en');
    const spanish = { ...student(), language: 'es' as const };
    const changed = await office().updateAttendee(ctx(), { id, version: same.version }, spanish);
    expect(changed.language).toBe('es');
    const reminders = await world
      .stored(OutboxMessageEntity)
      .findBy({ subjectId: id, template: 'booking.reminderMail' });
    expect(reminders.map(({ language }) => language)).toEqual(['es']);
  });
});
