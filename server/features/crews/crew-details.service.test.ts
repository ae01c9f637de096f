import { IsNull } from 'typeorm';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { changeClass, CLASS_START, makeTwoDates } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import type { CrewContactChangesInput } from './crew-contact.input.js';

const ANA = { email: 'ana@example.com' };
const OWN = { companyName: 'Own Company', emergencyContactName: 'Own Person' };

describe.each(DATABASES)('the details of a contact, corrected by the link of the crew, on %s,', (kind) => {
  const world = useWorld(kind);
  const crewRow = (id: string) => world.stored(CrewBookingEntity).findOneByOrFail({ id });
  const change = (crewBookingId: string, changes: CrewContactChangesInput, ctx = world.guest()) =>
    world.services.crewContacts.change(ctx, { ...changes, crewBookingId });

  /** A crew of one member with an email, one without, and two unnamed seats; its mails were sent. */
  async function makeCrew() {
    const [{ id: classId }, other] = await makeTwoDates(world);
    const attendees = [crewMember(1, ANA), crewMember(2)];
    const { crew } = await bookCrew(world, classId, 2, { attendees });
    const sentAt = world.clock.now();
    await world.change(OutboxMessageEntity, { sentAt: IsNull() }, { sentAt });
    return { id: crew.id, classId, otherId: other.id };
  }
  const audited = async (subjectType: string) =>
    (await world.stored(AuditEntryEntity).findBy({ subjectType })).map(({ action, actorRole, details }) => [
      action,
      actorRole,
      JSON.parse(details) as unknown,
    ]);

  it('are stored and found by the search, with the email, the name and the link as they were', async () => {
    const { id } = await makeCrew();
    const changed = await change(id, {
      phone: '(801) 555-0170',
      purchaseOrder: 'PO/2027-16',
      language: 'es',
    });
    const shown = { id, phoneLast4: '0170', purchaseOrder: 'PO/2027-16', language: 'es' };
    expect(changed).toMatchObject({ ...shown, companyName: CREW_CONTACT.companyName });
    const expected = { ...CREW_CONTACT, phone: '(801) 555-0170', purchaseOrder: 'PO/2027-16' };
    await expect(crewRow(id)).resolves.toMatchObject({ ...expected, linkId: null, version: 2 });
    const { searchText } = await world
      .stored(CrewBookingEntity)
      .findOneOrFail({ select: { id: true, searchText: true }, where: { id } });
    expect(searchText).toContain('8015550170');
  });

  it('stay unless they are given, and null removes company and purchase order', async () => {
    const { id } = await makeCrew();
    await expect(change(id, { companyName: null, purchaseOrder: null })).resolves.toMatchObject({
      companyName: null,
      purchaseOrder: null,
      phoneLast4: '0161',
      language: 'en',
    });
    await expect(crewRow(id)).resolves.toMatchObject({
      phone: CREW_CONTACT.phone,
      emergencyContactName: 'Marta Vigil',
      emergencyContactPhone: '(801) 555-0162',
    });
  });

  it('are followed by members who have them from the crew, in any class, but not by others', async () => {
    const { id, otherId } = await makeCrew();
    await world.change(BookingEntity, ANA, OWN);
    await world.change(BookingEntity, { email: CREW_CONTACT.email }, { classInstanceId: otherId });
    const emergencyContact = { emergencyContactName: 'Eva Mora', emergencyContactPhone: '(801) 555-0190' };
    await change(id, { companyName: 'Vigil Masonry', ...emergencyContact });
    const members = await world.stored(BookingEntity).findBy({ crewBookingId: id });
    const [ana, luis] = members.toSorted((one, other) => one.email.localeCompare(other.email));
    expect(ana).toMatchObject({ ...OWN, emergencyContactPhone: '(801) 555-0162', version: 1 });
    expect(luis).toMatchObject({ companyName: 'Vigil Masonry', ...emergencyContact, linkId: null });
    expect(await audited('booking')).toContainEqual([
      'booking.changedByGuest',
      'guest',
      { isWithCrew: true },
    ]);
  });

  it('are in the history of the crew as one change by the guest, and no value is in the audit log', async () => {
    const { id } = await makeCrew();
    world.clock.passHours(1);
    await change(id, { phone: '(801) 555-0170', emergencyContactName: 'Eva Mora' });
    const events = (await world.services.crewHistory.of(id)).filter((event) => event.messageKind === null);
    expect(events.map((event) => [event.kind, event.isByGuest])).toEqual([
      ['booked', true],
      ['contactUpdated', true],
    ]);
    expect(await audited('crewBooking')).toContainEqual([
      'crew.contactUpdated',
      'guest',
      { fields: 'phone emergencyContactName', isByLink: true },
    ]);
  });

  it('are mailed to nobody, and unsent messages to the contact are in the new language', async () => {
    const { id } = await makeCrew();
    const template = 'crew.namesMissing';
    await world.change(OutboxMessageEntity, { template }, { sentAt: null });
    await change(id, { phone: '(801) 555-0170', companyName: null, language: 'es' });
    const unsent = await world.stored(OutboxMessageEntity).findBy({ sentAt: IsNull() });
    expect(unsent).toMatchObject([{ template, recipient: CREW_CONTACT.email, language: 'es' }]);
  });

  it('include the language of members who are mailed through the contact and had the same', async () => {
    const { id } = await makeCrew();
    await world.change(BookingEntity, ANA, OWN);
    await change(id, { language: 'es' });
    const members = await world.stored(BookingEntity).findBy({ crewBookingId: id });
    const languages = members.map(({ email, language }) => [email === CREW_CONTACT.email, language]);
    expect(languages.toSorted()).toEqual([
      [false, 'en'],
      [true, 'es'],
    ]);
    await change(id, { language: 'en' });
    await world.change(BookingEntity, { email: CREW_CONTACT.email }, { language: 'es' });
    await change(id, { companyName: 'Vigil Masonry' });
    const { email } = CREW_CONTACT;
    const member = await world.stored(BookingEntity).findOneByOrFail({ email });
    expect(member).toMatchObject({ companyName: 'Vigil Masonry', language: 'es' });
  });

  it('change once if the request is repeated, and not back after another change', async () => {
    const { id } = await makeCrew();
    const request = { purchaseOrder: 'PO/2027-16', language: 'es', idempotencyKey: 'details-1' } as const;
    await change(id, request);
    await change(id, { purchaseOrder: 'PO/2027-17' });
    await expect(change(id, request)).resolves.toMatchObject({ purchaseOrder: 'PO/2027-17' });
    await expect(crewRow(id)).resolves.toMatchObject({ version: 3 });
    for (const other of [{ purchaseOrder: 'PO/2027-18' }, { language: 'en' }] as const)
      await expect(change(id, { ...request, ...other })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
  });

  it('change nothing if they are the stored ones', async () => {
    const { id } = await makeCrew();
    await change(id, { phone: CREW_CONTACT.phone, companyName: CREW_CONTACT.companyName, language: 'en' });
    await expect(crewRow(id)).resolves.toMatchObject({ version: 1 });
    expect((await audited('crewBooking')).map(([action]) => action)).toEqual(['crew.booked']);
  });

  it('change together with seats, members and the contact, at the same time', async () => {
    const { id, otherId } = await makeCrew();
    const luis = await world.stored(BookingEntity).findOneByOrFail({ email: CREW_CONTACT.email });
    const { crewChanges, ownBookings } = world.services;
    await Promise.all([
      change(id, { emergencyContactName: 'Eva Mora' }),
      change(id, { purchaseOrder: 'PO/2027-16' }),
      crewChanges.changeSeats(world.guest(), { crewBookingId: id, unnamedSeats: 1 }),
      ownBookings.move(world.guest(), { bookingId: luis.id, classInstanceId: otherId }),
    ]);
    const expected = { emergencyContactName: 'Eva Mora', purchaseOrder: 'PO/2027-16', unnamedSeats: 1 };
    await expect(crewRow(id)).resolves.toMatchObject(expected);
    await expect(world.stored(BookingEntity).findOneByOrFail({ id: luis.id })).resolves.toMatchObject({
      classInstanceId: otherId,
      emergencyContactName: 'Eva Mora',
    });
  });

  it('are changed by the current link only, and by the office by the id of the crew', async () => {
    const { id } = await makeCrew();
    const member = await world.stored(BookingEntity).findOneByOrFail(ANA);
    const linkId = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
    await world.change(CrewBookingEntity, { id }, { linkId });
    for (const link of [id, member.id, 'nobody'])
      await expect(change(link, { language: 'es' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(change(linkId, { language: 'es' })).resolves.toMatchObject({ id: linkId, language: 'es' });
    await expect(change(id, { language: 'en' }, world.office())).resolves.toMatchObject({ language: 'en' });
    const byOffice = ['crew.contactUpdated', 'admin', { fields: 'language', isByLink: false }];
    expect(await audited('crewBooking')).toContainEqual(byOffice);
  });

  it.each([
    ['is cancelled', ({ classId }) => changeClass(world, classId, { status: 'cancelled' })],
    [
      'has begun',
      () => {
        world.clock.moveTo(CLASS_START);
        return Promise.resolve();
      },
    ],
    [
      'has no seat of the crew',
      async ({ id }) => {
        await world.change(BookingEntity, { crewBookingId: id }, { bookingStatus: 'cancelled' });
        await world.change(CrewBookingEntity, { id }, { unnamedSeats: 0 });
      },
    ],
  ] satisfies [string, (crew: Awaited<ReturnType<typeof makeCrew>>) => Promise<unknown>][])(
    'do not change if the class %s, nor is the stored phone confirmed',
    async (_state, make) => {
      const crew = await makeCrew();
      await make(crew);
      for (const phone of [CREW_CONTACT.phone, '(801) 555-0170'])
        for (const viewer of [world.guest(), world.office()])
          await expect(change(crew.id, { phone }, viewer)).rejects.toMatchObject({ code: 'POLICY' });
      await expect(world.services.crews.byLink(world.guest(), crew.id)).resolves.toMatchObject({
        isContactChangeable: false,
        contactUntil: CLASS_START,
      });
      await expect(crewRow(crew.id)).resolves.toMatchObject({ phone: CREW_CONTACT.phone });
    },
  );
});
