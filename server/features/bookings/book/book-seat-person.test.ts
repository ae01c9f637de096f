import { attendee, book, tally } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { DATABASES, useWorld, type World } from '../../../testing/world.js';
import { StudentEntity } from '../../students/student.entity.js';
import { BookingEntity } from '../booking.entity.js';

async function studentOf(world: World, bookingId: string): Promise<StudentEntity> {
  const { studentId } = await world.services.bookingLists.get(bookingId);
  return world.stored(StudentEntity).findOneByOrFail({ id: studentId });
}

describe.each(DATABASES)('the attendee of a guest’s booking, on %s,', (kind) => {
  const world = useWorld(kind);

  it('becomes a student', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    await expect(studentOf(world, booking.id)).resolves.toMatchObject({
      firstName: 'María',
      lastName: 'Muñoz 1',
      email: 'maria.munoz1@example.com',
      phone: '(801) 555-0117',
      companyName: 'Wasatch Framing',
      emergencyContactName: 'Tomás Muñoz',
      textNotifications: false,
      deletedAt: null,
    });
  });

  it('is the same student in another class, regardless of letter case and spaces', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const first = await book(world, one.id, {
      firstName: 'María José',
      lastName: 'Muñoz',
      email: 'maria@example.com',
    });
    const second = await book(world, other.id, {
      firstName: 'MARÍA  JOSÉ',
      lastName: 'muñoz',
      email: 'Maria@Example.COM',
    });
    const student = await studentOf(world, first.booking.id);
    await expect(studentOf(world, second.booking.id)).resolves.toEqual(student);
    await expect(world.stored(StudentEntity).count()).resolves.toBe(1);
  });

  it('never changes the student record stored by the office', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const first = await book(world, one.id);
    const before = await studentOf(world, first.booking.id);
    world.clock.passHours(1);
    const second = await book(world, other.id, {
      phone: '(385) 555-0100',
      companyName: 'Somebody Else',
      emergencyContactName: 'Nobody',
      emergencyContactPhone: '(385) 555-0101',
      textNotifications: true,
    });
    await expect(studentOf(world, second.booking.id)).resolves.toEqual(before);
    const copy = await world.services.bookingLists.get(second.booking.id);
    expect(copy).toMatchObject({
      phone: '(385) 555-0100',
      companyName: 'Somebody Else',
      emergencyContactName: 'Nobody',
    });
  });

  it('is a new student if the office has deleted the one with the same name', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const first = await book(world, one.id);
    const deleted = await studentOf(world, first.booking.id);
    await world.change(StudentEntity, { id: deleted.id }, { deletedAt: world.clock.now() });
    const second = await book(world, other.id);
    const student = await studentOf(world, second.booking.id);
    expect(student.id).not.toBe(deleted.id);
    expect(student.deletedAt).toBeNull();
  });

  it.each([
    ['as typed before', {}],
    ['in capitals', { firstName: 'MARÍA', lastName: 'MUÑOZ 1', email: 'MARIA.MUNOZ1@EXAMPLE.COM' }],
    ['with more spaces', { firstName: ' María ', lastName: 'Muñoz   1' }],
    [
      'with accents as separate marks',
      { firstName: 'María'.normalize('NFD'), lastName: 'Muñoz 1'.normalize('NFD') },
    ],
  ])('has one seat in a class: ALREADY_BOOKED %s', async (_how, again) => {
    const { id } = await makeClass(world);
    await book(world, id);
    await expect(book(world, id, again)).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });

  it('is a different person if an accent differs', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { firstName: 'José' });
    await expect(book(world, id, { firstName: 'Jose' })).resolves.toMatchObject({ isNew: true });
  });

  it('can share an email with other attendees', async () => {
    const { id } = await makeClass(world);
    const email = 'foreman@example.com';
    for (const firstName of ['Ana', 'Beto', 'Carla']) await book(world, id, { firstName, email });
    const seats = await world.services.bookingLists.listSeatTaking([id]);
    expect(
      seats
        .get(id)
        ?.map(({ firstName }) => firstName)
        .toSorted(),
    ).toEqual(['Ana', 'Beto', 'Carla']);
  });

  it('can book the class again after cancelling', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'cancelled' });
    await expect(book(world, id)).resolves.toMatchObject({ isNew: true });
    await expect(book(world, id)).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
  });

  it('gets ALREADY_BOOKED even if the class has filled up since', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await book(world, id);
    await expect(book(world, id)).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
  });

  it('has one seat if the same form arrives 50 times concurrently', async () => {
    const { id } = await makeClass(world, { maxAttendees: 100 });
    const attempts = Array.from({ length: 50 }, () =>
      world.services.bookings.bookSeat(world.guest(), attendee(id)),
    );
    expect(tally(await Promise.allSettled(attempts))).toEqual({ booked: 1, ALREADY_BOOKED: 49 });
    await expect(world.stored(StudentEntity).count()).resolves.toBe(1);
  });
});
