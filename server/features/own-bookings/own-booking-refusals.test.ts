import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_START, makeClass } from '../../testing/classes.js';
import { useSite } from '../../testing/site-server.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import { BookingEntity } from '../bookings/booking.entity.js';

describe('a change that a guest’s booking does not allow', () => {
  const { site, world } = useSite('sqlite');
  const refusals = async (path: string, body: object = {}) =>
    Promise.all(
      (['en', 'es'] as const).map(async (language) => {
        const answer = await site.rest('POST', path, body, { language });
        expect(answer).toMatchObject({ status: 409, body: { code: 'POLICY' } });
        return answer.body.error;
      }),
    );
  const booked = async () => {
    const { id: classId } = await makeClass(world);
    const { booking } = await book(world, classId);
    return { classId, id: booking.id };
  };

  it('is refused because the deadline has passed', async () => {
    const { id } = await booked();
    world.clock.moveTo(new Date(CLASS_START.getTime() - HOUR_MS));
    expect(await refusals(`/bookings/${id}/cancel`)).toEqual([
      'The terms you booked under do not allow this anymore.',
      'Las condiciones de su reservación ya no permiten esto.',
    ]);
  });

  it('is refused because the booking is cancelled', async () => {
    const { id } = await booked();
    await world.change(BookingEntity, { id }, { bookingStatus: 'cancelled' });
    expect(await refusals(`/bookings/${id}/attendee`, { last_name: 'Rivas' })).toEqual([
      'This booking is cancelled.',
      'Esta reservación está cancelada.',
    ]);
  });

  it('is refused because the booking is cancelled, also for a move to its own class', async () => {
    const { classId, id } = await booked();
    await world.change(BookingEntity, { id }, { bookingStatus: 'cancelled' });
    expect(await refusals(`/bookings/${id}/move`, { class_instance_id: classId })).toEqual([
      'This booking is cancelled.',
      'Esta reservación está cancelada.',
    ]);
  });

  it.each([
    ['the stored phone', { phone: '801-555-0123' }],
    ['another phone', { phone: '801-555-9999' }],
    ['the stored emergency contact', { emergency_contact_name: 'Luis Rivas' }],
    ['another emergency contact', { emergency_contact_name: 'Nobody Else' }],
    ['the stored emergency phone', { emergency_contact_phone: '801-555-0145' }],
    ['another emergency phone', { emergency_contact_phone: '801-555-9999' }],
  ])('is refused alike for %s, which the link does not show', async (_value, sent) => {
    const { id } = await booked();
    await world.change(
      BookingEntity,
      { id },
      {
        phone: '801-555-0123',
        emergencyContactName: 'Luis Rivas',
        emergencyContactPhone: '801-555-0145',
        bookingStatus: 'completed',
      },
    );
    expect(await refusals(`/bookings/${id}/attendee`, sent)).toEqual([
      'This booking is completed.',
      'Esta reservación está completada.',
    ]);
  });

  it('is refused because the booking is completed', async () => {
    const { id } = await booked();
    await world.change(BookingEntity, { id }, { bookingStatus: 'completed' });
    expect(await refusals(`/bookings/${id}/cancel`)).toEqual([
      'This booking is completed.',
      'Esta reservación está completada.',
    ]);
  });

  it('is refused because the class is cancelled or completed', async () => {
    const { id, classId } = await booked();
    await changeClass(world, classId, { status: 'cancelled' });
    expect(await refusals(`/bookings/${id}/cancel`)).toEqual([
      'This class is cancelled.',
      'Esta clase está cancelada.',
    ]);
    await changeClass(world, classId, { status: 'completed' });
    expect(await refusals(`/bookings/${id}/cancel`)).toEqual([
      'This class has taken place.',
      'Esta clase ya terminó.',
    ]);
  });

  it('is refused because the class has begun', async () => {
    const { id } = await booked();
    world.clock.moveTo(CLASS_START);
    expect(await refusals(`/bookings/${id}/cancel`)).toEqual([
      'This class has begun.',
      'Esta clase ya empezó.',
    ]);
  });
});
