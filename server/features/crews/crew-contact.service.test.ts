import { IsNull, Not } from 'typeorm';
import { HOUR_MS } from '../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_START, makeClass, makeTwoDates } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember, crewOf } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { UpdateCrewContactInput } from './crew-contact.input.js';

const ANA = { email: 'ana@example.com' };
const CORRECTED = 'elena.vigil@example.org';

describe.each(DATABASES)('the contact of a crew, corrected by the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const bookings = () => world.stored(BookingEntity);
  const crewRow = (id: string) => world.stored(CrewBookingEntity).findOneByOrFail({ id });

  /** A crew of one member with an email, one without, and two unnamed seats; its mails were sent. */
  async function makeCrew() {
    const [{ id: classId }, other] = await makeTwoDates(world);
    const attendees = [crewMember(1, ANA), crewMember(2)];
    const { crew } = await bookCrew(world, classId, 2, { attendees });
    const due = { sentAt: IsNull(), template: Not('crew.namesMissing') };
    await world.change(OutboxMessageEntity, due, { sentAt: world.clock.now() });
    return { id: crew.id, classId, otherId: other.id };
  }
  const inputOf = async (id: string, changes: Partial<UpdateCrewContactInput> = {}) => {
    const { version, companyName, purchaseOrder, ...row } = await crewRow(id);
    const { firstName, lastName, email, phone, emergencyContactName, emergencyContactPhone } = row;
    const person = { firstName, lastName, email, phone, emergencyContactName, emergencyContactPhone };
    const more = { companyName: companyName ?? undefined, purchaseOrder: purchaseOrder ?? undefined };
    return Object.assign(new UpdateCrewContactInput(), { id, version, ...person, ...more, ...changes });
  };
  const correct = async (id: string, changes: Partial<UpdateCrewContactInput>) =>
    world.services.crewContacts.update(world.office(), await inputOf(id, changes));
  const unsent = async () =>
    (await world.stored(OutboxMessageEntity).findBy({ sentAt: IsNull(), failedAt: IsNull() }))
      .map(({ template, recipient, language }) => [template, recipient, language])
      .toSorted();
  const membersOf = async (crewBookingId: string) =>
    (await bookings().find({ where: { crewBookingId }, order: { sortName: 'ASC' } })).map(
      ({ email, companyName, emergencyContactName, emergencyContactPhone }) => ({
        email,
        companyName,
        emergencyContactName,
        emergencyContactPhone,
      }),
    );

  it('is stored, and found by the search', async () => {
    const { id } = await makeCrew();
    await correct(id, { lastName: 'Vigil Mora', phone: '(801) 555-0170', purchaseOrder: 'PO/2027-16' });
    const crew = await world.services.officeCrews.get(id);
    const expected = { lastName: 'Vigil Mora', phone: '(801) 555-0170', purchaseOrder: 'PO/2027-16' };
    expect(crew).toMatchObject({ ...CREW_CONTACT, ...expected, version: 2 });
    const texts = await world
      .stored(CrewBookingEntity)
      .findOneOrFail({ select: { id: true, searchText: true }, where: { id } });
    expect(texts.searchText).toContain('mora');
    const events = await world.services.crewHistory.of(id);
    expect(events.find((event) => event.kind === 'contactUpdated')).toMatchObject({ isByGuest: false });
  });

  it('gets another link and a confirmation at another email, and the former link is unknown', async () => {
    const { id, otherId } = await makeCrew();
    await correct(id, { email: CORRECTED, language: 'es' });
    const { linkId } = await crewRow(id);
    expect(linkId).not.toBeNull();
    const guest = world.guest();
    await expect(world.services.crews.byLink(guest, id)).resolves.toBeNull();
    await expect(world.services.crews.calendarFile(guest, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const move = { crewBookingId: id, classInstanceId: otherId };
    await expect(world.services.crewMoves.move(guest, move)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.services.crews.byLink(guest, linkId ?? '')).resolves.toMatchObject({
      id: linkId,
      seats: 4,
    });
    await expect(world.services.crews.byLink(world.office(), id)).resolves.toMatchObject({ id: linkId });
    expect(await unsent()).toEqual([
      ['booking.confirmation', ANA.email, 'en'],
      ['crew.confirmed', CORRECTED, 'es'],
      ['crew.namesMissing', CORRECTED, 'es'],
    ]);
  });

  it('is written to in another language, without a confirmation', async () => {
    const { id } = await makeCrew();
    await correct(id, { language: 'es' });
    expect(await unsent()).toEqual([['crew.namesMissing', CREW_CONTACT.email, 'es']]);
  });

  it('has the crew in its account, in any letter case of the new email', async () => {
    const { id } = await makeCrew();
    const email = 'josé@example.org';
    await world.makeAccount(email, 'an evening in the canyon', 'client');
    const { id: accountId } = await world.stored(AccountEntity).findOneByOrFail({ email });
    const viewer = world.guest({ viewer: { role: 'client', accountId } });
    await correct(id, { email: 'JOSÉ@Example.org' });
    const { nodes } = await world.services.myCrews.page(viewer, { first: 1 });
    expect(nodes).toMatchObject([{ crewBookingId: id }]);
  });

  it('changes the crew by the new link', async () => {
    const { id } = await makeCrew();
    await correct(id, { email: CORRECTED });
    const { linkId } = await crewRow(id);
    const crewBookingId = linkId ?? '';
    const seats = await world.services.crewChanges.changeSeats(world.guest(), {
      crewBookingId,
      unnamedSeats: 1,
    });
    expect(seats).toMatchObject({ id: linkId, unnamedSeats: 1 });
  });

  it('keeps link and messages if only the letter case of the email changes', async () => {
    const { id } = await makeCrew();
    await correct(id, { email: CREW_CONTACT.email.toUpperCase() });
    await expect(crewRow(id)).resolves.toMatchObject({ linkId: null });
    expect((await unsent()).map(([template]) => template)).toEqual(['crew.namesMissing']);
  });

  it('is followed by members who have the values of the crew, but not by others', async () => {
    const { id, otherId } = await makeCrew();
    await world.change(BookingEntity, ANA, {
      companyName: 'Own Company',
      emergencyContactName: 'Own Person',
    });
    await world.change(BookingEntity, { email: CREW_CONTACT.email }, { classInstanceId: otherId });
    await correct(id, { email: CORRECTED, companyName: 'Vigil Masonry', emergencyContactName: 'Marta Mora' });
    const emergencyContactPhone = '(801) 555-0162';
    expect(await membersOf(id)).toEqual([
      { ...ANA, companyName: 'Own Company', emergencyContactName: 'Own Person', emergencyContactPhone },
      {
        email: CORRECTED,
        companyName: 'Vigil Masonry',
        emergencyContactName: 'Marta Mora',
        emergencyContactPhone,
      },
    ]);
    const [follower] = await bookings().findBy({ email: CORRECTED });
    expect(follower?.linkId).not.toBeNull();
    // The members' changes are part of the one event.
    const kinds = (await world.services.crewHistory.of(id)).map((event) => event.kind);
    expect(kinds.filter((each) => each === 'personChanged')).toEqual([]);
  });

  it('is refused with the names if a member would have two seats, and nothing changes', async () => {
    const { id, classId } = await makeCrew();
    await book(world, classId, { firstName: 'Luis', lastName: 'Ortega 2', email: CORRECTED });
    const refused = correct(id, { email: CORRECTED, lastName: 'Mora' });
    await expect(refused).rejects.toMatchObject({
      code: 'ALREADY_BOOKED',
      details: { fields: { email: { values: { names: 'Luis Ortega 2' } } } },
    });
    await expect(crewRow(id)).resolves.toMatchObject({ ...CREW_CONTACT, linkId: null, version: 1 });
  });

  it('is refused if the crew has changed since it was read', async () => {
    const { id } = await makeCrew();
    const input = await inputOf(id, { lastName: 'Mora' });
    await world.services.crewChanges.changeSeats(world.guest(), { crewBookingId: id, unnamedSeats: 1 });
    const update = world.services.crewContacts.update(world.office(), input);
    await expect(update).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['cancelled', ({ classId }) => changeClass(world, classId, { status: 'cancelled' })],
    [
      'over',
      () => {
        world.clock.moveTo(new Date(CLASS_START.getTime() + HOUR_MS));
        return Promise.resolve();
      },
    ],
    [
      'without a seat of the crew',
      async ({ id }) => {
        await world.change(BookingEntity, { crewBookingId: id }, { bookingStatus: 'cancelled' });
        await world.change(CrewBookingEntity, { id }, { unnamedSeats: 0 });
      },
    ],
  ] satisfies [string, (crew: Awaited<ReturnType<typeof makeCrew>>) => Promise<unknown>][])(
    'gets no confirmation of a class that is %s',
    async (_state, make) => {
      const crew = await makeCrew();
      await make(crew);
      await correct(crew.id, { email: CORRECTED });
      expect((await unsent()).map(([template]) => template)).not.toContain('crew.confirmed');
      await expect(crewRow(crew.id)).resolves.toMatchObject({ email: CORRECTED });
    },
  );

  it('leaves no link of a member to the former contact', async () => {
    const { id } = await makeCrew();
    const guest = world.guest();
    const former =
      (await world.services.crews.byLink(guest, id))?.bookings.map((booking) => booking.id) ?? [];
    expect(former).toHaveLength(2);
    await correct(id, { email: CORRECTED });
    for (const link of former)
      await expect(world.services.bookings.confirmation(guest, link)).resolves.toBeNull();
    const { linkId } = await bookings().findOneByOrFail(ANA);
    await expect(world.services.bookings.confirmation(guest, linkId ?? '')).resolves.toMatchObject(ANA);
  });

  it('leaves no link of a cancelled member either, whose booking may be restored', async () => {
    const { id } = await makeCrew();
    await world.change(BookingEntity, ANA, { bookingStatus: 'cancelled' });
    await correct(id, { email: CORRECTED });
    const { id: bookingId, linkId } = await bookings().findOneByOrFail(ANA);
    expect(linkId).not.toBeNull();
    await expect(world.services.bookings.confirmation(world.guest(), bookingId)).resolves.toBeNull();
    expect((await unsent()).map(([, recipient]) => recipient)).not.toContain(ANA.email);
  });

  it('leaves their links to members with an email of their own once the class is over', async () => {
    const { id } = await makeCrew();
    world.clock.moveTo(new Date(CLASS_START.getTime() + HOUR_MS));
    await correct(id, { email: CORRECTED });
    await expect(bookings().findOneByOrFail(ANA)).resolves.toMatchObject({ linkId: null, version: 1 });
  });

  it('gets the link of a member who was moved to another class, besides those of the crew', async () => {
    const { id, otherId } = await makeCrew();
    const members = { crewBookingId: id, email: CREW_CONTACT.email };
    const [moved] = await bookings().findBy(members);
    await world.change(BookingEntity, { id: moved?.id ?? '' }, { classInstanceId: otherId });
    await correct(id, { email: CORRECTED });
    const mails = await world.stored(OutboxMessageEntity).findBy({ recipient: CORRECTED, sentAt: IsNull() });
    const confirmations = mails.filter(({ template }) => template === 'booking.confirmation');
    expect(confirmations.map(({ subjectId }) => subjectId)).toEqual([moved?.id]);
  });

  it('repeats a change of the crew that was made before, by the new link', async () => {
    const { id } = await makeCrew();
    const change = { unnamedSeats: 1, idempotencyKey: 'seats-1' };
    const { crewChanges } = world.services;
    await crewChanges.changeSeats(world.office(), { ...change, crewBookingId: id });
    await correct(id, { email: CORRECTED });
    const crewBookingId = (await crewRow(id)).linkId ?? '';
    const repeated = await crewChanges.changeSeats(world.office(), { ...change, crewBookingId });
    expect(repeated).toMatchObject({ id: crewBookingId, unnamedSeats: 1 });
    await expect(world.services.officeCrews.get(crewBookingId)).resolves.toMatchObject({ id });
  });

  it('does not disclose the new link to a repetition of the booking', async () => {
    const { id: classId } = await makeClass(world);
    const request = crewOf(classId, 1, { idempotencyKey: 'form-1' });
    const { crew } = await world.services.crews.book(world.guest(), request);
    await correct(crew.id, { email: CORRECTED });
    const repeated = world.services.crews.book(world.guest(), request);
    await expect(repeated).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
