import { IsNull, Not } from 'typeorm';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import { describeProblem } from '../../platform/errors/describe-problem.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { attendee, book } from '../../testing/attendees.js';
import { changeClass, CLASS_START, makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember, crewOf } from '../../testing/crews.js';
import { insertOffer } from '../../testing/held-seats.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import { SeatOfferEntity } from '../waiting/seat-offer.entity.js';

const KEY = 'a random text of one filled form';

describe.each(DATABASES)('a contact who books for a crew, on %s,', (kind) => {
  const world = useWorld(kind);
  const seatsLeft = async (id: string) => (await world.services.instances.get(world.guest(), id)).seatsLeft;
  const messages = async () =>
    (await world.stored(OutboxMessageEntity).find({ order: { template: 'ASC', recipient: 'ASC' } })).map(
      ({ template, recipient }) => `${template} ${recipient}`,
    );
  const nothingStored = async () => {
    for (const entity of [BookingEntity, CrewBookingEntity, StudentEntity, OutboxMessageEntity])
      await expect(world.stored(entity).count()).resolves.toBe(0);
  };
  const refusalOf = async (call: Promise<unknown>, locale: 'en' | 'es' = 'es') => {
    const refusal: unknown = await call.catch((error: unknown) => error);
    return describeProblem(refusal, world.guest({ locale }));
  };

  it('gets a seat for each attendee, with a confirmation number, and holds the unnamed ones', async () => {
    const { id } = await makeClass(world, { maxAttendees: 10, priceCents: 9_900 });
    const { crew, isNew } = await bookCrew(world, id);
    expect(isNew).toBe(true);
    expect(crew).toMatchObject({
      seats: 6,
      unnamedSeats: 2,
      firstName: 'Elena',
      companyName: 'Vigil Concrete',
      seatPriceCents: 9_900,
      purchaseOrder: 'PO/2027-15',
      nameableSeats: 2,
      addableSeats: 4,
      returnableSeats: 2,
      nameUntil: new Date(CLASS_START.getTime() - 48 * HOUR_MS),
    });
    expect(crew.bookings.map(({ lastName }) => lastName)).toEqual([1, 2, 3, 4].map((n) => `Ortega ${n}`));
    expect(new Set(crew.bookings.map(({ confirmationNumber }) => confirmationNumber)).size).toBe(4);
    await expect(seatsLeft(id)).resolves.toBe(4);
    const rows = await world.stored(BookingEntity).find();
    for (const row of rows)
      expect(row).toMatchObject({
        crewBookingId: crew.id,
        email: CREW_CONTACT.email,
        companyName: 'Vigil Concrete',
        phone: null,
        emergencyContactName: 'Marta Vigil',
        textNotifications: false,
        paymentStatus: 'pending',
        amountCents: 9_900,
        policyVersion: 1,
      });
    await expect(world.services.crews.find(world.guest(), crew.id)).resolves.toEqual(crew);
  });

  it('gets one mail about all seats, and attendees with an email get their own', async () => {
    const { id } = await makeClass(world);
    const ana = crewMember(2, { email: 'ana@example.com', language: 'es', phone: '(801) 555-0188' });
    const attendees = [crewMember(1), ana, crewMember(3, { email: CREW_CONTACT.email })];
    await bookCrew(world, id, 0, { attendees });
    await expect(messages()).resolves.toEqual([
      'booking.confirmation ana@example.com',
      'booking.reminderMail ana@example.com',
      'crew.confirmed elena.vigil@example.com',
      'crew.namesMissing elena.vigil@example.com',
    ]);
    const missing = await world
      .stored(OutboxMessageEntity)
      .findOneByOrFail({ template: 'crew.namesMissing' });
    expect(missing.dueAt).toEqual(new Date(CLASS_START.getTime() - 72 * HOUR_MS));
    await expect(
      world.stored(BookingEntity).findOneByOrFail({ email: 'ana@example.com' }),
    ).resolves.toMatchObject({ language: 'es', phone: '(801) 555-0188' });
  });

  it('can enter an emergency contact for an attendee', async () => {
    const { id } = await makeClass(world);
    const own = { emergencyContactName: 'Rosa Ortega', emergencyContactPhone: '(801) 555-0177' };
    await bookCrew(world, id, 0, { attendees: [crewMember(1, own), crewMember(2)] });
    const rows = await world.stored(BookingEntity).find({ order: { sortName: 'ASC' } });
    expect(rows.map((row) => row.emergencyContactName)).toEqual(['Rosa Ortega', 'Marta Vigil']);
    expect(rows.map((row) => row.emergencyContactPhone)).toEqual(['(801) 555-0177', '(801) 555-0162']);
  });

  it('gets no seat if one is not available', async () => {
    const { id } = await makeClass(world, { maxAttendees: 5 });
    await expect(bookCrew(world, id)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await nothingStored();
    await expect(bookCrew(world, id, 3)).resolves.toMatchObject({ crew: { seats: 5 } });
    await expect(seatsLeft(id)).resolves.toBe(0);
  });

  it('gets no seat if an attendee already has one, with an error that names them in the contact’s language', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { firstName: 'Luis', lastName: 'Ortega 2' });
    const attendees = [crewMember(1), crewMember(2, { email: booking.email.toUpperCase() })];
    const refusal = await refusalOf(bookCrew(world, id, 0, { attendees }));
    expect(refusal).toMatchObject({
      code: 'ALREADY_BOOKED',
      fields: { 'attendees.1.firstName': 'Esta persona ya tiene un lugar en esta clase' },
    });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
    await expect(world.stored(CrewBookingEntity).count()).resolves.toBe(0);
  });

  it('cannot name one person twice, nor thirteen, nor nobody', async () => {
    const { id } = await makeClass(world);
    const repeated = await refusalOf(bookCrew(world, id, 0, { attendees: [crewMember(1), crewMember(1)] }));
    expect(repeated.code).toBe('BAD_USER_INPUT');
    expect(repeated.fields?.['attendees.1.firstName']).toContain('ya está en la lista, con el número 1');
    for (const [named, unnamedSeats] of [
      [11, 2],
      [0, 0],
    ] as const)
      await expect(bookCrew(world, id, named, { unnamedSeats })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { attendees: expect.anything() as unknown } },
      });
    await nothingStored();
  });

  it('cannot book a class that does not take place or does not exist', async () => {
    const { id } = await makeClass(world);
    await changeClass(world, id, { status: 'cancelled' });
    await expect(bookCrew(world, id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    const none = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
    await expect(bookCrew(world, none)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.services.crews.find(world.guest(), none)).resolves.toBeNull();
  });

  it('books once if the form is sent repeatedly, also for unnamed seats only', async () => {
    const { id } = await makeClass(world);
    const form = { idempotencyKey: KEY, unnamedSeats: 3 };
    const sent = await Promise.all([bookCrew(world, id, 0, form), bookCrew(world, id, 0, form)]);
    expect(sent.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(sent[0].crew).toEqual(sent[1].crew);
    await expect(seatsLeft(id)).resolves.toBe(17);
    await expect(bookCrew(world, id, 1, form)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expect(book(world, id, { idempotencyKey: KEY })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('gets the seats of an offer, but no others in a full class', async () => {
    const { id } = await makeClass(world, { maxAttendees: 3 });
    const expiresAt = new Date(world.clock.now().getTime() + HOUR_MS);
    const offerId = await insertOffer(world, id, { seats: 3, expiresAt });
    await expect(bookCrew(world, id, 1)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await expect(bookCrew(world, id, 2, { offerId })).rejects.toMatchObject({ code: 'CLASS_FULL' });
    const untouched = await world.stored(SeatOfferEntity).findOneByOrFail({ id: offerId });
    expect(untouched.ending).toBeNull();
    await expect(bookCrew(world, id, 1, { offerId })).resolves.toMatchObject({ crew: { seats: 3 } });
    await expect(bookCrew(world, id, 0, { offerId })).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
  });

  it('has audit entries as a guest, with every seat', async () => {
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id);
    const entries = await world.stored(AuditEntryEntity).findBy({ actorRole: 'guest' });
    const booked = entries.find(({ action }) => action === 'crew.booked');
    expect(booked).toMatchObject({
      subjectType: 'crewBooking',
      subjectId: crew.id,
      actorRole: 'guest',
      actorId: null,
      details: JSON.stringify({ classInstanceId: id, seats: 6, unnamedSeats: 2 }),
    });
    expect(entries.filter(({ action }) => action === 'booking.created')).toHaveLength(4);
  });

  it('gets all or none of the last seats when two crews book concurrently', async () => {
    const { id } = await makeClass(world, { maxAttendees: 7 });
    const crews = ['one', 'two'].map((name) =>
      bookCrew(world, id, 0, {
        attendees: Array.from({ length: 3 }, (_, index) =>
          crewMember(index, { lastName: `${name} ${index}` }),
        ),
      }),
    );
    const outcomes = await Promise.allSettled(crews);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [lost] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'CLASS_FULL' });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(3);
    await expect(seatsLeft(id)).resolves.toBe(2);
  });

  it('can book unnamed seats until 48 hours before the class, inclusive', async () => {
    const { id } = await makeClass(world);
    const deadline = CLASS_START.getTime() - 48 * HOUR_MS;
    world.clock.moveTo(new Date(deadline + 1));
    const late = bookCrew(world, id, 0, { unnamedSeats: 1 });
    await expect(late).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    world.clock.moveTo(new Date(deadline));
    await expect(bookCrew(world, id, 0, { unnamedSeats: 1 })).resolves.toMatchObject({ isNew: true });
  });

  it('and single guests never take more seats than there are', async () => {
    const { id } = await makeClass(world, { maxAttendees: 8 });
    const calls = [
      ...Array.from({ length: 6 }, (_, index) =>
        world.services.bookings.bookSeat(world.guest(), attendee(id, {}, index)),
      ),
      world.services.crews.book(world.guest(), crewOf(id, 4)),
      ...Array.from({ length: 6 }, (_, index) =>
        world.services.bookings.bookSeat(world.guest(), attendee(id, {}, 50 + index)),
      ),
    ];
    const outcomes = await Promise.allSettled(calls);
    const crews = await world.stored(CrewBookingEntity).find();
    const unnamed = crews.reduce((sum, crew) => sum + crew.unnamedSeats, 0);
    const ofCrews = await world.stored(BookingEntity).countBy({ crewBookingId: Not(IsNull()) });
    const ofOthers = await world.stored(BookingEntity).countBy({ crewBookingId: IsNull() });
    const got = outcomes.filter(({ status }) => status === 'fulfilled').length;
    // Either all six seats of the crew, or none.
    expect({ crews: crews.length, ofCrews, unnamed, ofOthers }).toEqual(
      crews.length === 1
        ? { crews: 1, ofCrews: 4, unnamed: 2, ofOthers: 2 }
        : { crews: 0, ofCrews: 0, unnamed: 0, ofOthers: 8 },
    );
    expect(got).toBe(crews.length + ofOthers);
  });
});
