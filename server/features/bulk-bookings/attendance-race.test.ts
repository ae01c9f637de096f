import { book } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType } from '../../testing/classes.js';
import { runs } from '../../testing/repetitions.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { ATTENDANCES } from '../bookings/attendance/attendance.constants.js';
import { attendanceOf } from '../bookings/attendance/attendance.rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';

const RUNS = runs(3, 30);
const BEGUN = new Date('2027-01-25T15:00:00Z');
const BEFORE = new Date('2027-01-12T15:00:00Z');
const OPPONENTS = [
  'office cancels',
  'office cancels several',
  'office moves',
  'office moves several',
  'guest cancels',
  'guest moves',
  'guest changes the attendee',
] as const;

/** The guest's server has a clock that is behind, because guests change nothing after the start. */
describe.each(DATABASES)('attendance that is recorded concurrently with another change, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = (accountId: string) => world.office(accountId);
  const early = () => world.guest({ clock: { now: () => BEFORE } });
  const takenIn = async (id: string) => (await world.services.instances.get(office('rosa'), id)).takenSeats;

  function change(how: (typeof OPPONENTS)[number], id: string, target: string): Promise<unknown> {
    const { officeBookings, bulkBookings, ownBookings } = world.services;
    const other = { ...office('ana'), clock: { now: () => BEFORE } };
    const seen = { id, version: 1 };
    switch (how) {
      case 'office cancels':
        return officeBookings.cancel(other, { id });
      case 'office cancels several':
        return bulkBookings.cancel(other, [seen]);
      case 'office moves':
        return officeBookings.move(other, { ...seen, classInstanceId: target });
      case 'office moves several':
        return bulkBookings.move(other, [seen], target);
      case 'guest cancels':
        return ownBookings.cancel(early(), { bookingId: id });
      case 'guest moves':
        return ownBookings.move(early(), { bookingId: id, classInstanceId: target });
      case 'guest changes the attendee':
        return ownBookings.change(early(), { bookingId: id, firstName: 'Marta' });
    }
  }

  const cases = OPPONENTS.flatMap((how) =>
    ATTENDANCES.flatMap((attendance) => RUNS.map((run) => [how, attendance, run] as const)),
  );

  it.each(cases)('the %s: leaves a booking as %s or with that change (%d)', async (how, attendance, run) => {
    const { id: classTypeId } = await makeClassType(world);
    const { id: from } = await makeClass(world, { classTypeId, maxAttendees: 1 });
    const days = [{ ...CLASS_DAY, date: '2027-03-01' }];
    const { id: target } = await makeClass(world, { classTypeId, maxAttendees: 1, days });
    const { id } = (await book(world, from)).booking;
    world.clock.moveTo(BEGUN);
    const record = () =>
      world.services.attendance.record(office('rosa'), [{ id, version: 1 }], attendance, {
        notifyAttendees: true,
      });
    const both = [() => change(how, id, target), async () => (await record())[0]?.isDone];
    const started = (run % 2 === 0 ? both : both.toReversed()).map((start) => start());
    const results = await Promise.allSettled(started);
    const outcome = results.find(
      ({ status }, index) => status === 'fulfilled' && index === (run % 2 === 0 ? 1 : 0),
    );
    const isRecorded = outcome?.status === 'fulfilled' && outcome.value === true;

    const row = await world.stored(BookingEntity).findOneByOrFail({ id });
    const audited = await world.stored(AuditEntryEntity).findBy({ subjectId: id });
    const actions = audited.map(({ action }) => action);
    const isCancelled = actions.some((action) => action.startsWith('booking.cancelled'));
    const isMoved = actions.some((action) => action.startsWith('booking.moved'));
    expect(actions.includes('booking.attendanceRecorded')).toBe(isRecorded);
    expect(row.version).toBe(actions.length);
    expect(row.bookingStatus === 'cancelled').toBe(isCancelled);
    expect(row.classInstanceId).toBe(isMoved ? target : from);
    expect(attendanceOf(row)).toBe(isRecorded && !isCancelled && !isMoved ? attendance : null);
    // Only someone who was absent can still be cancelled or moved.
    if (isRecorded && attendance === 'attended') expect(isCancelled || isMoved).toBe(false);
    if (isCancelled || isMoved) expect(row.isAbsent).toBe(false);
    expect([await takenIn(from), await takenIn(target)]).toEqual([
      isCancelled || isMoved ? 0 : 1,
      isMoved && !isCancelled ? 1 : 0,
    ]);
    const mails = await world.stored(OutboxMessageEntity).countBy({ template: 'booking.certificate' });
    expect(mails).toBe(isRecorded && attendance === 'attended' ? 1 : 0);
  });
});
