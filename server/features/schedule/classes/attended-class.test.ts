import { CLASS_OVER, recordAttended } from '../../../testing/attendance.js';
import { book } from '../../../testing/attendees.js';
import { changeClass, CLASS_DAY, CLASS_START, inputOf, makeClass } from '../../../testing/classes.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import type { Attendance } from '../../bookings/attendance/attendance.constants.js';

const LATER = [{ ...CLASS_DAY, date: '2027-06-14' }];
const CLEAR_FIRST =
  'Attendance is recorded for this class. To move it to a later date, clear the attendance of its bookings first.';
const CLEAR_FIRST_ES =
  'Esta clase ya tiene asistencia registrada. Para pasarla a una fecha posterior, primero borre el registro de asistencia de sus reservaciones.';

describe.each(DATABASES)('a class whose attendance is recorded, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const record = (seen: { id: string; version: number }, attendance: Attendance | null) =>
    world.services.attendance.record(world.office(), [seen], attendance);

  async function booked() {
    const made = await makeClass(world);
    const { booking } = await book(world, made.id);
    return { made, id: booking.id };
  }

  it('is not moved into the future until the attendance is cleared', async () => {
    const { made, id } = await booked();
    await recordAttended(world, [{ id }]);
    const { instances } = world.services;
    const later = { ...inputOf(made), days: LATER };
    for (const change of [
      () => changeClass(world, made.id, { days: LATER }),
      () => changeClass(world, made.id, { days: LATER, status: 'cancelled' }),
      () => instances.previewNotices(world.office(), { id: made.id, version: undefined }, later),
    ]) {
      await expect(refusedFields(change())).resolves.toEqual({ days: CLEAR_FIRST });
      await expect(refusedFields(change(), 'es')).resolves.toEqual({ days: CLEAR_FIRST_ES });
    }
    expect(await instances.get(world.office(), made.id)).toMatchObject({ version: 1, startsAt: CLASS_START });
    await record({ id, version: 2 }, null);
    await expect(changeClass(world, made.id, { days: LATER })).resolves.toMatchObject({ version: 2 });
  });

  it('is not moved either if somebody was absent on its first day', async () => {
    const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];
    const { id: classId } = await makeClass(world, { days });
    const { booking } = await book(world, classId);
    world.clock.moveTo(CLASS_START);
    await record({ id: booking.id, version: 1 }, 'absent');
    await expect(refusedFields(changeClass(world, classId, { days: LATER }))).resolves.toEqual({
      days: CLEAR_FIRST,
    });
    await world.services.officeBookings.cancel(world.office(), { id: booking.id });
    await expect(changeClass(world, classId, { days: LATER })).resolves.toMatchObject({ version: 2 });
  });

  it('is edited otherwise, also to another day of the past', async () => {
    const { made, id } = await booked();
    await recordAttended(world, [{ id }]);
    const earlier = [{ ...CLASS_DAY, date: '2027-01-22' }];
    const changes = { status: 'completed', instructorName: 'Ana', days: earlier } as const;
    await expect(changeClass(world, made.id, changes)).resolves.toMatchObject({ version: 2 });
  });

  it('is moved if the bookings of another class only are recorded', async () => {
    const { made } = await booked();
    const other = await booked();
    await recordAttended(world, [other]);
    await expect(changeClass(world, made.id, { days: LATER })).resolves.toMatchObject({ version: 2 });
  });

  it('is not moved by REST or GraphQL either', async () => {
    const { made, id } = await booked();
    world.clock.moveTo(CLASS_OVER);
    await world.change(BookingEntity, { id }, { bookingStatus: 'completed' });
    const token = await world.adminToken();
    const path = `/class-instances/${made.id}`;
    const { body } = await site.rest('GET', path, undefined, { token });
    const later = { ...body, days: [{ date: '2027-06-14', start_time: '08:00', end_time: '16:30' }] };
    expect(await site.rest('PUT', path, later, { token, language: 'es' })).toMatchObject({
      status: 400,
      body: { fields: { days: CLEAR_FIRST_ES } },
    });
    const mutation =
      'mutation ($input: UpdateClassInstanceInput!) { updateClassInstance(input: $input) { id } }';
    const input = { ...inputOf(made), id: made.id, version: 1, days: LATER };
    expect((await site.graphql(mutation, { input }, { token })).body).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: { days: CLEAR_FIRST } } }],
    });
    expect(await site.rest('GET', path, undefined, { token })).toMatchObject({ body: { version: 1 } });
  });
});
