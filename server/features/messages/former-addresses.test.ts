import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { book } from '../../testing/attendees.js';
import { changeClass, makeClass, makeTwoDates } from '../../testing/classes.js';
import { bookCrew } from '../../testing/crews.js';
import { useMailServer } from '../../testing/mail-server.js';
import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { linkOf } from '../bookings/booking.rules.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';

const FORMER = 'former@example.com';
const XIOMARA = {
  firstName: 'Xiomara',
  lastName: 'Quetzal',
  email: 'xiomara@example.net',
  phone: '(385) 555-0164',
};
const WORDS = { subject: 'About {class}', text: '{first name}, bring a pen.' };

describe.each(DATABASES)('a message to a former address of a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const { texts, deliver, received } = useMailServer(world);
  const ctx = () => world.guest();
  const stored = (id: string) => world.stored(BookingEntity).findOneByOrFail({ id });

  async function makeBooking() {
    const [{ id: classId }, other] = await makeTwoDates(world);
    const { booking } = await book(world, classId, { email: FORMER, textNotifications: true });
    return { classId, otherId: other.id, id: booking.id };
  }
  type Made = Awaited<ReturnType<typeof makeBooking>>;
  const replace = async ({ id }: Made) => {
    const { version, ...person } = await stored(id);
    await world.services.officeBookings.updateAttendee(ctx(), { id, version }, { ...person, ...XIOMARA });
  };
  const cancelClass = ({ classId }: Made) => changeClass(world, classId, { status: 'cancelled' });
  const writeToAll = async ({ classId }: Made) => {
    const message = { classInstanceId: classId, english: WORDS, textMessages: true, idempotencyKey: 'all' };
    await world.services.officeMessages.send(await world.admin(), message);
  };
  const move = ({ id, otherId }: Made) =>
    world.services.ownBookings.move(ctx(), { bookingId: id, classInstanceId: otherId });
  const leave = async () => {
    await deliver();
    received();
  };

  it.each<[string, (made: Made) => Promise<unknown>]>([
    ['the confirmation', () => Promise.resolve()],
    ['the notice of a change of the class', cancelClass],
    ['what the office writes to the class', writeToAll],
    ['the new date', move],
    ['the cancellation', ({ id }) => world.services.ownBookings.cancel(ctx(), { bookingId: id })],
  ])('is void if it is unsent when the seat is passed on: %s', async (_what, cause) => {
    const made = await makeBooking();
    await cause(made);
    await replace(made);
    world.clock.passHours(1);
    await deliver();
    expect(received().filter(({ recipients }) => recipients.includes(FORMER))).toEqual([]);
    expect(texts).toEqual([]);
  });

  it('is redirected to the current one if it reports the cancellation of the class', async () => {
    const made = await makeBooking();
    await cancelClass(made);
    await replace(made);
    world.clock.passHours(1);
    await deliver();
    const [mail, ...others] = received().filter(({ recipients }) => recipients.includes(XIOMARA.email));
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/cancel/i);
  });

  it('is no longer a failed one once its confirmation goes to the current address', async () => {
    const made = await makeBooking();
    const other = await makeBooking();
    const failed = { failedAt: world.clock.now(), lastError: 'EENVELOPE 550' };
    for (const { id } of [made, other])
      await world.change(OutboxMessageEntity, { subjectId: id, template: 'booking.confirmation' }, failed);
    await replace(made);
    const { nodes } = await world.services.outbox.page(ctx(), { state: 'failed' }, { first: 9 });
    expect(nodes.map(({ recipient }) => recipient)).toEqual([FORMER]);
    expect((await world.services.dashboards.get(ctx())).failedMessages).toBe(1);
    const events = await world.services.bookingHistory.of(made.id);
    expect(events.map(({ kind: event }) => event)).toContain('confirmationFailed');
    await deliver();
    expect(received().map(({ recipients }) => recipients)).toEqual([[XIOMARA.email]]);
  });

  it('cannot be sent again', async () => {
    const made = await makeBooking();
    await leave();
    const { nodes } = await world.services.outbox.page(
      world.guest(),
      { kind: 'bookingConfirmation' },
      { first: 1 },
    );
    await replace(made);
    const again = world.services.outbox.resend(await world.admin(), nodes[0]?.id ?? '');
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
    const preview = await world.services.outbox.preview(ctx(), nodes[0]?.id ?? '', 'en');
    expect(preview.text).toBeNull();
  });

  it('does not name the later attendee', async () => {
    const made = await makeBooking();
    await leave();
    const own = world.services.ownBookings;
    const { id } = await own.change(ctx(), { bookingId: made.id, email: 'maria@example.com' });
    await own.change(ctx(), { bookingId: id, ...XIOMARA });
    await deliver();
    const mails = received().filter(({ recipients }) => !recipients.includes(XIOMARA.email));
    expect(
      mails
        .map(({ recipients }) => recipients)
        .flat()
        .toSorted(),
    ).toEqual([FORMER, 'maria@example.com'].toSorted());
    for (const secret of [...Object.values(XIOMARA), linkOf(await stored(made.id)), id])
      for (const { source, text, html } of mails) expect(source + text + html).not.toContain(secret);
  });

  it('goes to the new address with the new link', async () => {
    const made = await makeBooking();
    await leave();
    await replace(made);
    await deliver();
    const [mail, ...others] = received();
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual([XIOMARA.email]);
    expect(mail?.text).toContain(`/booking-confirmation/${linkOf(await stored(made.id))}?lang=en`);
    expect(mail?.source).not.toContain(made.id);
  });

  it('is still sent to its author as a test', async () => {
    const { id } = await makeBooking();
    await leave();
    await world.services.officeMessages.sendTest(await world.admin(), { bookingIds: [id], english: WORDS });
    await deliver();
    expect(received().map(({ recipients }) => recipients)).toEqual([[ADMIN.email]]);
  });

  it('is not sent as a text to a former phone, nor after text messages were disabled', async () => {
    for (const changes of [{ phone: XIOMARA.phone }, { textNotifications: false }]) {
      await world.startAnew();
      const made = await makeBooking();
      await leave();
      await writeToAll(made);
      await cancelClass(made);
      await world.change(BookingEntity, { id: made.id }, changes);
      world.clock.passHours(1);
      const before = texts.length;
      await deliver();
      expect(texts.slice(before)).toEqual([]);
    }
  });

  it('is void for a former contact of the crew', async () => {
    const { id: classId } = await makeClass(world);
    const { crew } = await bookCrew(world, classId, 0);
    await world.change(CrewBookingEntity, { id: crew.id }, { email: XIOMARA.email });
    await changeClass(world, classId, { status: 'cancelled' });
    await world.change(CrewBookingEntity, { id: crew.id }, { email: 'third@example.com' });
    world.clock.passHours(1);
    await deliver();
    expect(received()).toEqual([]);
  });
});
