import { attendee, attendeeAsJson } from '../../../testing/attendees.js';
import { CLASS_START, makeClass, makeClassType } from '../../../testing/classes.js';
import { BOOK_SEAT } from '../../../testing/operations.js';
import { useSite } from '../../../testing/site-server.js';
import { makeStudent } from '../../../testing/students.js';

const CREATE = 'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { id } }';
const UNKNOWN = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';

describe('a booking by the office', () => {
  const { site, world } = useSite('sqlite');
  const form = { booking_date: '2027-01-11', payment_status: 'pending', amount: 89.5 };
  const book = async (student_id: string, class_id: string) =>
    site.rest('POST', '/bookings', { ...form, student_id, class_id }, { token: await world.adminToken() });
  const bookByGraphql = async (studentId: string, classInstanceId: string) => {
    const input = { bookingDate: '2027-01-11', amountCents: 8950, studentId, classInstanceId };
    const { body } = await site.graphql(
      CREATE,
      { input },
      { token: await world.adminToken(), language: 'es' },
    );
    return body.errors?.[0];
  };

  it('for a student that does not exist names the field', async () => {
    const { id } = await makeClass(world);
    const text = 'There is no such student';
    expect(await book(UNKNOWN, id)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: text, fields: { student_id: text } },
    });
    expect(await bookByGraphql(UNKNOWN, id)).toMatchObject({
      message: 'Ese participante no existe',
      extensions: { code: 'NOT_FOUND', fields: { studentId: 'Ese participante no existe' } },
    });
  });

  it('is returned with its class, as when it is read', async () => {
    const { id: classId } = await makeClass(world);
    const { id } = await makeStudent(world, { sendEmail: false });
    const { status, body } = await book(id, classId);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { class_instance_id: classId, classInstance: { id: classId, seats_left: 19 } },
    });
    const admin = { token: await world.adminToken() };
    const read = await site.rest('GET', `/bookings/${String(body.id)}`, undefined, admin);
    expect(read).toMatchObject({ status: 200, body });
  });

  it('in a class that does not exist names the field', async () => {
    const { id } = await makeStudent(world, { sendEmail: false });
    const text = 'There is no such class';
    expect(await book(id, UNKNOWN)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: text, fields: { class_id: text } },
    });
    expect(await bookByGraphql(id, UNKNOWN)).toMatchObject({
      extensions: { code: 'NOT_FOUND', fields: { classInstanceId: 'Esa clase no existe' } },
    });
  });

  it('in a class of an inactive type is rejected', async () => {
    const { id: classTypeId } = await makeClassType(world, { isActive: false });
    const { id: classId } = await makeClass(world, { classTypeId });
    const { id } = await makeStudent(world, { sendEmail: false });
    expect(await book(id, classId)).toMatchObject({ status: 409, body: { code: 'CLASS_NOT_BOOKABLE' } });
    expect(await bookByGraphql(id, classId)).toMatchObject({ extensions: { code: 'CLASS_NOT_BOOKABLE' } });
  });

  it('in a class that has begun is made only for a walk-in, and only by the office', async () => {
    const { id: classId } = await makeClass(world);
    const { id: student_id } = await makeStudent(world, { sendEmail: false });
    world.clock.moveTo(CLASS_START);
    const walkIn = { ...form, student_id, class_id: classId, is_walk_in: true };
    expect(await book(student_id, classId)).toMatchObject({ status: 409 });
    expect(await site.rest('POST', '/bookings', walkIn)).toMatchObject({ status: 401 });
    const asClient = { token: await world.clientToken() };
    expect(await site.rest('POST', '/bookings', walkIn, asClient)).toMatchObject({ status: 403 });
    const ofGuest = { ...attendeeAsJson(classId), is_walk_in: true };
    for (const token of [undefined, await world.adminToken()])
      expect(await site.rest('POST', '/bookings', ofGuest, token ? { token } : {})).toMatchObject({
        status: 409,
        body: { code: 'CLASS_NOT_BOOKABLE' },
      });
    const seat = await site.graphql(BOOK_SEAT, { input: { ...attendee(classId), isWalkIn: true } });
    expect(seat.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const asAdmin = { token: await world.adminToken() };
    expect(await site.rest('POST', '/bookings', walkIn, asAdmin)).toMatchObject({ status: 201 });
  });
});
