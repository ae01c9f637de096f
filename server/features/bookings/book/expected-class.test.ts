import { attendee } from '../../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass, VENUE } from '../../../testing/classes.js';
import { crewOf } from '../../../testing/crews.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import type { ReplaceClassInstanceInput } from '../../schedule/classes/class-instance.input.js';
import { classDetailsKey } from '../../schedule/upcoming/class-details.rules.js';

const CONFLICT = { code: 'CONFLICT' };

describe.each(DATABASES)('a guest who has seen the details of a class, on %s,', (kind) => {
  const world = useWorld(kind);
  const keyOf = async (id: string) => {
    const shown = await world.services.upcoming.findById(world.guest(), id);
    if (!shown) throw new Error('no such class');
    return classDetailsKey(shown, shown.days);
  };
  const book = (id: string, expectedDetailsKey: string, index = 1) =>
    world.services.bookings.bookSeat(
      world.guest(),
      attendee(id, { expectedDetailsKey, idempotencyKey: `form-${id}-${index}` }, index),
    );

  it.each<[string, Partial<ReplaceClassInstanceInput>]>([
    ['price', { priceCents: 20_000 }],
    ['language', { language: 'es' }],
    ['hours', { days: [{ ...CLASS_DAY, endTime: '17:30' }] }],
    ['number of days', { days: [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }] }],
    ['venue', { locationName: 'Training yard' }],
    ['address', { address: { ...VENUE.address, street1: '1 Main Street' } }],
  ])('is not booked after a change of the %s that they have not seen', async (_, changes) => {
    const { id } = await makeClass(world);
    const seen = await keyOf(id);
    await changeClass(world, id, changes);
    await expect(book(id, seen)).rejects.toMatchObject(CONFLICT);
    await expect(book(id, await keyOf(id))).resolves.toMatchObject({ isNew: true });
  });

  it('is booked if only the capacity has changed, or others have booked', async () => {
    const { id } = await makeClass(world);
    const seen = await keyOf(id);
    await changeClass(world, id, { maxAttendees: 15 });
    await book(id, seen, 1);
    await expect(book(id, seen, 2)).resolves.toMatchObject({ isNew: true });
  });

  it('gets the same booking for a repeated form, whatever has changed since', async () => {
    const { id } = await makeClass(world);
    const seen = await keyOf(id);
    const { booking } = await book(id, seen);
    await changeClass(world, id, { priceCents: 20_000 });
    for (const key of [seen, await keyOf(id)])
      await expect(book(id, key)).resolves.toMatchObject({ isNew: false, booking: { id: booking.id } });
  });

  it('is not booked with a crew either', async () => {
    const { id } = await makeClass(world);
    const expectedDetailsKey = await keyOf(id);
    await changeClass(world, id, { priceCents: 20_000 });
    const late = world.services.crews.book(world.guest(), crewOf(id, 2, { expectedDetailsKey }));
    await expect(late).rejects.toMatchObject(CONFLICT);
    const again = crewOf(id, 2, { expectedDetailsKey: await keyOf(id) });
    await expect(world.services.crews.book(world.guest(), again)).resolves.toMatchObject({ isNew: true });
  });
});

describe('a changed class', () => {
  const { site } = useSite('sqlite');

  it('is refused in the language of the guest', async () => {
    const { id } = await makeClass(site.world);
    const { status, body } = await site.graphql<{ upcomingClass: { detailsKey: string } }>(
      'query Details($id: ID!) { upcomingClass(id: $id) { detailsKey } }',
      { id },
    );
    expect({ status, key: body.data?.upcomingClass.detailsKey }).toEqual({
      status: 200,
      key: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    const booking = site.world.services.bookings.bookSeat(
      site.world.guest({ locale: 'es' }),
      attendee(id, { expectedDetailsKey: 'another' }),
    );
    await expect(booking).rejects.toMatchObject({
      details: { message: { text: { es: expect.stringContaining('Cambiaron las fechas') as string } } },
    });
  });
});
