import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useMailServer } from '../../../testing/mail-server.js';
import { useWorld } from '../../../testing/world.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';

const DUE = '2027-01-24T15:00:00.000Z';

describe('the reminder of a class', () => {
  const world = useWorld('sqlite');
  const { texts, deliver, received } = useMailServer(world);
  /** Sends what is due now, which is ignored, and what is due 24 hours before the class. */
  const passTime = async () => {
    await deliver();
    received();
    expect(texts).toEqual([]);
    world.clock.moveTo(DUE);
    return deliver();
  };

  it('is a text message for attendees who have consented', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { textNotifications: true, language: 'en' });
    await passTime();
    const [text = ''] = texts;
    expect(text).toContain('Monday, January 25 at 8:00 AM');
    expect(text).toContain('Arrive 15 minutes early');
    expect(text.length).toBeLessThan(320);
    expect(received()).toEqual([]);
  });

  it('is a mail for the others', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { language: 'es' });
    await passTime();
    const [mail, ...others] = received();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Se acerca su clase: .*, lunes 25 de enero/);
    expect(mail?.text).toContain('Le recordamos su clase.');
    expect(mail?.text).toContain('Llegue 15 minutos antes.');
    expect(mail?.text).toContain(`/booking-confirmation/${booking.id}`);
    expect(texts).toEqual([]);
  });

  it.each([
    ['was cancelled', { status: 'cancelled' as const }],
    ['has begun', { startsAt: new Date('2027-01-24T14:00:00.000Z') }],
  ])('is not sent if the class %s', async (_what, change) => {
    const { id } = await makeClass(world);
    await book(world, id, { textNotifications: true }, 1);
    await book(world, id, {}, 2);
    await world.change(ClassInstanceEntity, { id }, change);
    expect(await passTime()).toBe(0);
    expect(received()).toEqual([]);
    expect(texts).toEqual([]);
  });
});
