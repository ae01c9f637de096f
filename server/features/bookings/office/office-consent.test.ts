import { book } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../../testing/classes.js';
import { makeStudent } from '../../../testing/students.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { BookingEntity } from '../booking.entity.js';
import { recordedConsent, smsDisclosure } from '../messages/sms-consent.rules.js';

const COMPANY = 'Ridgeline Safety Training';
const PHONE = '(801) 555-0117';
const NONE = { smsConsentText: null, smsConsentLanguage: null, smsConsentAt: null };

describe.each(DATABASES)('the consent to text messages in a booking by the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = () => world.services.officeBookings;
  const ctx = () => world.guest({ locale: 'es' });
  const recorded = () => recordedConsent(COMPANY, 'es', world.clock.now());
  const stored = async (id: string) => {
    const { smsConsentText, smsConsentLanguage, smsConsentAt } = await world
      .stored(BookingEntity)
      .findOneByOrFail({ id });
    return { smsConsentText, smsConsentLanguage, smsConsentAt };
  };
  async function createFor(studentId: string) {
    const { id: classInstanceId } = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-03-01' }] });
    const form = { bookingDate: '2027-01-10', paymentStatus: 'pending', amountCents: 5_000 } as const;
    const { booking } = await office().create(ctx(), { ...form, classInstanceId, studentId });
    return booking.id;
  }
  async function bookedByGuest() {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { textNotifications: true, phone: PHONE });
    const { studentId } = await world.stored(BookingEntity).findOneByOrFail({ id: booking.id });
    return { id: booking.id, studentId };
  }

  it('is the one that the person gave with an earlier booking', async () => {
    const { studentId } = await bookedByGuest();
    const smsConsentAt = world.clock.now();
    world.clock.passHours(1);
    await expect(stored(await createFor(studentId))).resolves.toEqual({
      smsConsentText: smsDisclosure(COMPANY, 'en'),
      smsConsentLanguage: 'en',
      smsConsentAt,
    });
  });

  it('is recorded for a student whose consent the office has entered, also for another phone', async () => {
    const { id, version } = await makeStudent(world, { sendEmail: false, textNotifications: true });
    expect(version).toBe(1);
    await expect(stored(await createFor(id))).resolves.toEqual(recorded());
    const { studentId } = await bookedByGuest();
    const { students } = world.services;
    const student = await students.get(studentId);
    await students.update(
      ctx(),
      { id: studentId },
      { ...student, companyName: 'Peak', phone: '(801) 555-0199', sendEmail: false },
    );
    await expect(stored(await createFor(studentId))).resolves.toEqual(recorded());
  });

  it('is recorded if the person agreed to messages about one class only, as in an earlier version', async () => {
    const { id, studentId } = await bookedByGuest();
    const smsConsentText = 'You agree to receive automated text messages about this class.';
    await world.change(BookingEntity, { id }, { smsConsentText });
    await expect(stored(await createFor(studentId))).resolves.toEqual(recorded());
  });

  it('is missing if the student wants none', async () => {
    const { id } = await makeStudent(world, { sendEmail: false, textNotifications: false });
    await expect(stored(await createFor(id))).resolves.toEqual(NONE);
  });

  it('is recorded, kept and removed with the attendee', async () => {
    const { id } = await bookedByGuest();
    const given = await stored(id);
    const person = await world.services.bookingLists.get(id);
    world.clock.passHours(1);
    const change = (changes: object) => office().updateAttendee(ctx(), { id }, { ...person, ...changes });
    await change({ companyName: 'Peak Builders' });
    await expect(stored(id)).resolves.toEqual(given);
    await change({ phone: '(801) 555-0199' });
    await expect(stored(id)).resolves.toEqual(recorded());
    world.clock.passHours(1);
    await change({ firstName: 'Benito', email: 'benito@example.com', phone: '(801) 555-0199' });
    await expect(stored(id)).resolves.toEqual(recorded());
    await change({ firstName: 'Benito', email: 'benito@example.com', textNotifications: false });
    await expect(stored(id)).resolves.toEqual(NONE);
    await change({ textNotifications: true });
    await expect(stored(id)).resolves.toEqual(recorded());
  });
});
