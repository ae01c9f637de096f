import { CLASS_DAY, VENUE, changeClass } from '../../testing/classes.js';
import { useInstructorMails } from '../../testing/instructor-mails.js';
import { makeInstructor, makeVenue } from '../../testing/venues.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { removePastToldClasses } from './told-class.store.js';
import { ToldClassEntity } from './told-class.entity.js';

const on = (date: string) => ({ ...CLASS_DAY, date });

describe.each(DATABASES)('mails to instructors, on %s,', (kind) => {
  const world = useWorld(kind);
  const { queue, mails, subjects, teresa, make, change, update } = useInstructorMails(world);

  it('tell a new class once, a minute after it was added, with a calendar file', async () => {
    const { id } = await make({ days: [on('2027-01-25'), on('2027-01-26')] });
    await expect(queue()).resolves.toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['teresa@example.com']);
    expect(mail?.subject).toBe('You teach a new class: Forklift Operator, Monday, January 25, 2027');
    expect(mail?.text).toContain(
      [
        'New: Forklift Operator',
        '',
        'Day 1 of 2: Monday, January 25, 2027, 8:00 AM – 4:30 PM',
        'Day 2 of 2: Tuesday, January 26, 2027, 8:00 AM – 4:30 PM',
        'Time zone: Mountain Time',
        'Place: Salt Lake Training Center, 2155 S Quarry Road, Salt Lake City, UT 84119',
        'Taught in: English',
        'Seats taken: 0 of 20',
      ].join('\n'),
    );
    expect(mail?.calendar).toMatchObject({ method: 'PUBLISH' });
    expect(mail?.calendar?.events).toHaveLength(2);
    await change(id, { maxAttendees: 12 });
    await expect(mails()).resolves.toEqual([]);
  });

  it('are in Spanish for those who teach in Spanish only', async () => {
    await update({ teachesEnglish: false });
    const { id } = await make();
    const [mail] = await mails();
    expect(mail?.subject).toBe(
      'Tiene una clase nueva a su cargo: Operador de montacargas, lunes 25 de enero de 2027',
    );
    expect(mail?.text).toContain('Lugares ocupados: 0 de 20');
    await change(id, { days: [on('2027-01-27')] });
    const [changed] = await mails();
    expect(changed?.subject).toBe(
      'Hay cambios en una clase a su cargo: Operador de montacargas, miércoles 27 de enero de 2027',
    );
    expect(changed?.text).toContain('Fecha anterior: lunes 25 de enero de 2027');
  });

  it('tell what has changed, and update the same events of the calendar', async () => {
    const { id } = await make({ days: [on('2027-01-25'), on('2027-01-26')] });
    const [before] = await mails();
    await change(id, { days: [on('2027-01-27')], locationName: 'Hall 2', language: 'es' });
    const [after] = await mails();
    expect(after?.subject).toBe(
      'A class that you teach has changed: Forklift Operator, Wednesday, January 27, 2027',
    );
    for (const line of [
      'Day 1, previous date: Monday, January 25, 2027, 8:00 AM – 4:30 PM',
      'New date: Wednesday, January 27, 2027, 8:00 AM – 4:30 PM',
      'New place: Hall 2, 2155 S Quarry Road, Salt Lake City, UT 84119',
      'Now taught in: Spanish',
    ])
      expect(after?.text).toContain(line);
    const uids = (mail = after) => mail?.calendar?.events.map(({ uid }) => uid);
    expect(uids()).toEqual(uids(before));
    expect(after?.calendar?.events.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
  });

  it('are not sent for a change that is undone within a minute', async () => {
    const { id } = await make();
    await mails();
    await change(id, { days: [on('2027-01-27')] });
    await change(id, { days: [CLASS_DAY] });
    await expect(mails()).resolves.toEqual([]);
    const { id: other } = await make({ days: [on('2027-01-28')] });
    await world.services.instances.remove(world.guest(), other);
    await expect(mails()).resolves.toEqual([]);
  });

  it('tell that a class is cancelled, and that it takes place after all', async () => {
    const { id } = await make();
    await mails();
    await change(id, { status: 'cancelled' });
    const [cancelled] = await mails();
    expect(cancelled?.subject).toBe(
      'A class that you teach is cancelled: Forklift Operator, Monday, January 25, 2027',
    );
    expect(cancelled?.calendar).toMatchObject({ method: 'CANCEL' });
    await change(id, { status: 'scheduled' });
    await expect(subjects()).resolves.toEqual([
      'You teach a new class: Forklift Operator, Monday, January 25, 2027',
    ]);
  });

  it('tell both instructors when a class is given to the other, also if only the name remains', async () => {
    const luis = await makeInstructor(world, { name: 'Luis', email: 'luis@example.com', isNotified: true });
    const { id } = await make();
    await mails();
    await change(id, { instructorId: luis.id });
    const told = await mails();
    expect(told.map(({ recipients, subject }) => [recipients[0], subject])).toEqual([
      ['luis@example.com', 'You teach a new class: Forklift Operator, Monday, January 25, 2027'],
      ['teresa@example.com', 'You no longer teach a class: Forklift Operator, Monday, January 25, 2027'],
    ]);
    expect(told[1]?.text).not.toContain('Seats taken');
    await changeClass(world, id, { instructorName: 'Someone else' });
    await expect(subjects()).resolves.toEqual([
      'You no longer teach a class: Forklift Operator, Monday, January 25, 2027',
    ]);
  });

  it('tell that a class was deleted', async () => {
    const { id } = await make();
    await mails();
    await world.services.instances.remove(world.guest(), id);
    const [mail] = await mails();
    expect(mail?.subject).toBe('You no longer teach a class: Forklift Operator, Monday, January 25, 2027');
    expect(mail?.calendar?.events.map(({ status }) => status)).toEqual(['CANCELLED']);
    await expect(mails()).resolves.toEqual([]);
  });

  it('tell all news of an instructor in one mail, soonest first', async () => {
    const kept = await make({ days: [on('2027-02-01')] });
    const cancelled = await make({ days: [on('2027-02-02')] });
    const [first] = await mails();
    expect(first?.subject).toBe('You teach 2 new classes');
    await change(cancelled.id, { status: 'cancelled' });
    await change(kept.id, { locationName: 'Hall 2' });
    await make({ days: [on('2027-01-29')] });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('News about 3 of your classes');
    const headings = [...(mail?.text ?? '').matchAll(/^(?:New|Changed|Cancelled): F.*$/gm)];
    expect(headings.map(([heading]) => heading)).toEqual([
      'New: Forklift Operator',
      'Changed: Forklift Operator',
      'Cancelled: Forklift Operator',
    ]);
  });

  it('tell about more classes than a mail can hold in several mails', async () => {
    const days = Array.from({ length: 61 }, (_, index) =>
      on(`2027-0${2 + (index % 8)}-${10 + Math.floor(index / 8)}`),
    );
    for (const day of days) await make({ days: [day] });
    await expect(subjects()).resolves.toEqual(['You teach 60 new classes']);
    await expect(subjects()).resolves.toEqual([expect.stringContaining('You teach a new class: ')]);
    await expect(mails()).resolves.toEqual([]);
  });

  it('follow a change of the venue', async () => {
    const venue = await makeVenue(world);
    await make({ venueId: venue.id });
    await mails();
    const { id, version, name } = venue;
    const moved = { name, address: { ...VENUE.address, street1: '1 Main St' }, changesClasses: true };
    await world.services.venues.update(world.guest(), { id, version }, { ...moved, notify: false });
    await expect(subjects()).resolves.toEqual([
      'A class that you teach has changed: Forklift Operator, Monday, January 25, 2027',
    ]);
  });

  it('go only to instructors who are to be told, and list all classes once they are', async () => {
    await update({ isNotified: false });
    await make();
    await expect(mails()).resolves.toEqual([]);
    await update({ isNotified: true });
    await expect(subjects()).resolves.toHaveLength(1);
    await update({ isNotified: false });
    await make({ days: [on('2027-02-01')] });
    await expect(mails()).resolves.toEqual([]);
    await expect(world.stored(ToldClassEntity).count()).resolves.toBe(0);
    await update({ isNotified: true });
    await expect(subjects()).resolves.toEqual(['You teach 2 new classes']);
  });

  it('list all classes again at another email, and drop an unsent mail to the former one', async () => {
    await make();
    world.clock.passHours(1 / 60);
    await queue();
    await update({ email: 'new@example.com' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['new@example.com']);
  });

  it('tell that the last day was dropped after the new last day began', async () => {
    const { id } = await make({ days: [on('2027-01-25'), on('2027-01-26'), on('2027-01-27')] });
    await mails();
    world.clock.moveTo('2027-01-26T17:00:00.000Z');
    await change(id, { days: [on('2027-01-25'), on('2027-01-26')] });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Day 3, previous date: Wednesday, January 27, 2027');
    await expect(mails()).resolves.toEqual([]);
  });

  it('tell the former date of a class that is put off after its last day has begun', async () => {
    const { id } = await make({ days: [on('2027-01-24'), on('2027-01-25')] });
    await mails();
    world.clock.moveTo('2027-01-25T15:10:00.000Z');
    await change(id, { days: [on('2027-01-27')] });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(
      'A class that you teach has changed: Forklift Operator, Wednesday, January 27, 2027',
    );
    expect(mail?.text).toContain('Day 2, previous date: Monday, January 25, 2027');
    expect(mail?.calendar?.events.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
    await expect(mails()).resolves.toEqual([]);
  });

  it('do not go to archived instructors', async () => {
    const { id, version } = teresa();
    await make();
    await world.services.instructors.archive(world.guest(), { id, version });
    await expect(mails()).resolves.toEqual([]);
  });

  it('do not tell about classes that are over', async () => {
    const { id } = await make();
    await mails();
    world.clock.moveTo('2027-01-26T15:00:00.000Z');
    await change(id, { locationName: 'Hall 2' });
    await make({ days: [on('2027-01-20')] });
    await expect(mails()).resolves.toEqual([]);
  });

  it('are queued once by several servers', async () => {
    await make();
    world.clock.passHours(1 / 60);
    const queued = await Promise.all([queue(), queue(), queue()]);
    expect(queued.toSorted()).toEqual([0, 0, 1]);
    await expect(world.stored(OutboxMessageEntity).countBy({ template: 'instructor.classes' })).resolves.toBe(
      1,
    );
  });

  it('leave nothing behind long after a class', async () => {
    await make();
    await mails();
    const remove = (before: Date) =>
      world.database.transaction(world.guest(), (manager) => removePastToldClasses(manager, before));
    await expect(remove(new Date('2027-01-25T00:00:00.000Z'))).resolves.toBe(0);
    await expect(remove(new Date('2027-01-26T00:00:00.000Z'))).resolves.toBe(1);
  });
});
