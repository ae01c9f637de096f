import { attendee } from '../../testing/attendees.js';
import {
  changeClass,
  CLASS_DAY,
  CLASS_START,
  FORKLIFT,
  makeClass,
  makeClassType,
} from '../../testing/classes.js';
import { useSite, type SiteServer } from '../../testing/site-server.js';
import { DATABASES, type World } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';

const onDate = (date: string) => ({ days: [{ ...CLASS_DAY, date }] });

/** A booking, and two other classes of its type. */
async function makeBooking(world: World) {
  const classType = await makeClassType(world);
  const classTypeId = classType.id;
  const from = await makeClass(world, { classTypeId });
  const to = await makeClass(world, { classTypeId, ...onDate('2027-02-08') });
  const third = await makeClass(world, { classTypeId, ...onDate('2027-02-15') });
  const { booking } = await world.services.bookings.bookSeat(world.guest(), attendee(from.id));
  return { id: booking.id, classType, from, to, third };
}
type Booked = Awaited<ReturnType<typeof makeBooking>>;

/** The calls of the page that a link opens. */
const LINK_CALLS = {
  cancel: (site: SiteServer, { id }: Booked) => site.rest('POST', `/bookings/${id}/cancel`, {}),
  move: (site: SiteServer, { id, third }: Booked) =>
    site.rest('POST', `/bookings/${id}/move`, { class_instance_id: third.id }),
  change: (site: SiteServer, { id }: Booked) =>
    site.rest('POST', `/bookings/${id}/attendee`, { last_name: 'Rivas' }),
};
type LinkResponses = Record<keyof typeof LINK_CALLS, string>;
const POLICY: LinkResponses = { cancel: '409 POLICY', move: '409 POLICY', change: '409 POLICY' };
const DONE: LinkResponses = { cancel: '200', move: '200', change: '200' };

/** Changes of a booking since its link was mailed, with the data for the link and the response to each call. */
const LINK_STATES: readonly [string, (world: World, booked: Booked) => unknown, object, LinkResponses][] = [
  [
    'cancelled',
    (world, { id }) => world.services.ownBookings.cancel(world.guest(), { bookingId: id }),
    { booking_status: 'cancelled' },
    { ...POLICY, cancel: '200' },
  ],
  [
    'moved to another date',
    (world, { id, to }) =>
      world.services.ownBookings.move(world.guest(), { bookingId: id, classInstanceId: to.id }),
    { booking_status: 'confirmed', is_moved: true },
    DONE,
  ],
  [
    'over',
    ({ clock }) => {
      clock.moveTo(CLASS_START);
    },
    { booking_status: 'confirmed' },
    POLICY,
  ],
  [
    'completed',
    (world, { id }) => world.change(BookingEntity, { id }, { bookingStatus: 'completed' }),
    { booking_status: 'completed' },
    POLICY,
  ],
  [
    'of a class that was cancelled',
    (world, { from }) => changeClass(world, from.id, { status: 'cancelled' }),
    { booking_status: 'confirmed', classInstance: { status: 'cancelled' } },
    { ...POLICY, move: '200' },
  ],
  [
    'of a class type that was archived',
    (world, { classType: { id, version } }) =>
      world.services.classTypes.update(world.guest(), { id, version }, { ...FORKLIFT, isActive: false }),
    { booking_status: 'confirmed' },
    { ...DONE, move: '404 NOT_FOUND' },
  ],
];

describe.each(DATABASES)('the link of a booking, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  it.each(LINK_STATES)(
    'returns one that is %s, and each call has the expected response',
    async (_fate, befall, shown, told) => {
      const answers: Record<string, string> = {};
      for (const [name, call] of Object.entries(LINK_CALLS)) {
        await world.startAnew();
        const booked = await makeBooking(world);
        await befall(world, booked);
        const read = await site.rest('GET', `/bookings/${booked.id}`);
        expect(read).toMatchObject({ status: 200, body: shown });
        const before = await world.everyRow();
        const { status, body } = await call(site, booked);
        answers[name] = [status, body.code].filter(Boolean).join(' ');
        if (status !== 200) expect(await world.everyRow()).toEqual(before);
        // As its options have indicated.
        const key = name === 'change' ? 'change_attendee' : name;
        const { [key]: option } = read.body.options as Record<string, { is_allowed: boolean } | undefined>;
        const isRepeated = name === 'cancel' && read.body.booking_status === 'cancelled';
        if (status !== 404 && !isRepeated) expect([name, option?.is_allowed]).toEqual([name, status === 200]);
      }
      expect(answers).toEqual(told);
    },
  );

  it.each(Object.entries(LINK_CALLS))(
    'applies a change once if it is sent twice: %s',
    async (_name, call) => {
      const booked = await makeBooking(world);
      const [one, two] = await Promise.all([call(site, booked), call(site, booked)]);
      expect(one.status).toBe(200);
      expect([two.status, two.body]).toEqual([one.status, one.body]);
      const row = await world.stored(BookingEntity).findOneByOrFail({ id: booked.id });
      expect(row.version).toBe(2);
      const mails = await world.stored(OutboxMessageEntity).find();
      expect(mails.filter(({ template }) => template.endsWith('ByGuest'))).toHaveLength(1);
    },
  );

  it('passes the seat on concurrently in two tabs to one of the two persons, with all their data', async () => {
    const booked = await makeBooking(world);
    const people = [
      { first_name: 'Tomás', last_name: 'Rivas', email: 'tomas@example.com', phone: '(801) 555-0133' },
      { first_name: 'Luz', last_name: 'Vega', email: 'luz@example.com', phone: '(801) 555-0144' },
    ];
    const answers = await Promise.all(
      people.map((person) => site.rest('POST', `/bookings/${booked.id}/attendee`, person)),
    );
    // The other request has a link that is no longer valid.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const row = await world.stored(BookingEntity).findOneByOrFail({ id: booked.id });
    expect(people).toContainEqual({
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      phone: row.phone,
    });
    expect(row.version).toBe(2);
  });
});
