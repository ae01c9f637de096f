import { book } from '../../../testing/attendees.js';
import { changeClass, inputOf, makeClass, makeClassType } from '../../../testing/classes.js';
import { makeInstructor, makeVenue, TERESA } from '../../../testing/venues.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import type { Instructor } from '../instructors/instructor.type.js';
import type { Venue } from '../venues/venue.type.js';

describe.each(DATABASES)('the history of a class, on %s,', (kind) => {
  const world = useWorld(kind);
  const history = (id: string) => world.services.classHistory.of(id);
  const wait = (seconds = 60) => world.clock.moveTo(new Date(world.clock.now().getTime() + seconds * 1000));
  const noticesLeave = async (): Promise<void> => {
    wait();
    await world.change(
      OutboxMessageEntity,
      { template: 'booking.classNotice' },
      { sentAt: world.clock.now() },
    );
  };

  it('contains each change with former and current values, its actor, and the number of people notified', async () => {
    const office = await world.admin();
    const { instances } = world.services;
    const made = await makeClass(world);
    await book(world, made.id);
    wait();
    const days = [{ date: '2027-02-01', startTime: '09:00', endTime: '16:30' }];
    const change = { maxAttendees: 12, priceCents: 9900, instructorName: 'Teresa Villaseñor', days };
    const changed = await instances.update(office, made, { ...inputOf(made), ...change });
    await noticesLeave();
    const cancelled = await instances.update(office, changed, {
      ...inputOf(changed),
      instructorName: 'Teresa Villaseñor',
      status: 'cancelled',
    });
    await noticesLeave();
    await instances.update(office, cancelled, {
      ...inputOf(cancelled),
      instructorName: 'Teresa Villaseñor',
      status: 'scheduled',
    });
    expect(await history(made.id)).toMatchObject([
      { kind: 'scheduled', actorName: null, changes: [] },
      {
        kind: 'changed',
        actorName: 'Rosa Ibarra',
        told: 1,
        changes: [
          { field: 'days', before: '2027-01-25T08:00/1', after: '2027-02-01T09:00/1' },
          { field: 'seats', before: '20', after: '12' },
          { field: 'price', before: '14900', after: '9900' },
          { field: 'instructor', before: null, after: null },
        ],
      },
      { kind: 'cancelled', changes: [], told: 1 },
      { kind: 'restored', changes: [], told: 1 },
    ]);
  });

  it('does not count people whose notice was withdrawn before it was sent', async () => {
    const office = await world.admin();
    const { instances } = world.services;
    const made = await makeClass(world);
    await book(world, made.id);
    wait();
    const moved = await instances.update(office, made, { ...inputOf(made), locationName: 'Hall 2' });
    await noticesLeave();
    const cancel = async (versionedId: typeof made) =>
      instances.update(office, versionedId, { ...inputOf(versionedId), status: 'cancelled' });
    const cancelled = await cancel(moved);
    expect(await history(made.id)).toMatchObject([{}, { told: 1 }, { kind: 'cancelled', told: 1 }]);
    wait(20);
    await instances.update(office, cancelled, { ...inputOf(cancelled), status: 'scheduled' });
    expect(await history(made.id)).toMatchObject([
      {},
      { kind: 'changed', told: 1 },
      { kind: 'cancelled', told: 0 },
      { kind: 'restored', told: 0 },
    ]);
  });

  it('counts people at the last of the changes that their message describes', async () => {
    const office = await world.admin();
    const { instances } = world.services;
    const made = await makeClass(world);
    await book(world, made.id, {}, 1);
    await book(world, made.id, {}, 2);
    wait();
    const days = [{ date: '2027-02-01', startTime: '09:00', endTime: '16:30' }];
    const moved = { ...inputOf(made), days, locationName: 'Hall 2' };
    const changed = await instances.update(office, made, moved);
    wait(20);
    const cancelled = await instances.update(office, changed, { ...moved, status: 'cancelled' });
    expect(await history(made.id)).toMatchObject([{}, { told: 0 }, { kind: 'cancelled', told: 2 }]);
    wait(20);
    await instances.update(office, cancelled, { ...moved, status: 'scheduled' });
    expect(await history(made.id)).toMatchObject([
      {},
      { kind: 'changed', told: 0 },
      { kind: 'cancelled', told: 0 },
      { kind: 'restored', told: 2 },
    ]);
  });

  it('has no texts in the audit log, and omits edits without changes', async () => {
    const { id } = await makeClass(world, { instructorName: 'Teresa Villaseñor', notes: 'Gate 4711' });
    wait();
    await changeClass(world, id, { instructorName: 'Aníbal Soto', notes: 'Gate 4712' });
    await changeClass(world, id, { instructorName: 'Aníbal Soto', notes: 'Gate 4712' });
    const entries = await world.stored(AuditEntryEntity).findBy({ subjectId: id });
    expect(entries.map(({ details }) => details).join(' ')).not.toMatch(/Soto|Villase|Gate/);
    expect((await history(id)).map(({ kind: what }) => what)).toEqual(['scheduled', 'changed']);
  });

  it('names class types, venues and instructors as they are called now', async () => {
    const { instances, instructors } = world.services;
    const made = await makeClass(world);
    const forklift = await makeClassType(world, { name: 'Forklift', nameEs: 'Montacargas' });
    const teresa = await makeInstructor(world);
    const anibal = await makeInstructor(world, { name: 'Aníbal Soto' });
    const hall = await makeVenue(world, { name: 'Hall 2', nameEs: 'Salón 2' });
    const yard = await makeVenue(world, { name: 'Yard' });
    const by = ({ id, name }: Instructor) => ({ instructorId: id, instructorName: name });
    const at = ({ id, name }: Venue) => ({ venueId: id, locationName: name });
    const edits = [
      { ...by(teresa), ...at(hall) },
      { ...by(anibal), ...at(yard), classTypeId: forklift.id },
      { ...at(yard), classTypeId: forklift.id, instructorName: 'A substitute' },
    ];
    let seen = made;
    for (const edit of edits) {
      wait();
      seen = await instances.update(world.office(), seen, { ...inputOf(made), ...edit });
    }
    await instructors.update(world.guest(), anibal, { ...TERESA, name: 'Aníbal Soto Ruiz' });
    const { name, nameEs } = made.classType;
    const noSpanish = { beforeEs: null, afterEs: null };
    expect((await history(made.id)).map(({ changes }) => changes)).toEqual([
      [],
      [
        // The former venue was typed.
        { field: 'place', before: null, after: null, ...noSpanish },
        { field: 'instructor', before: '', after: 'Teresa Villaseñor', ...noSpanish },
      ],
      [
        {
          field: 'classType',
          before: name,
          beforeEs: nameEs,
          after: 'Forklift',
          afterEs: 'Montacargas',
        },
        { field: 'place', before: 'Hall 2', beforeEs: 'Salón 2', after: 'Yard', afterEs: null },
        { field: 'instructor', before: 'Teresa Villaseñor', after: 'Aníbal Soto Ruiz', ...noSpanish },
      ],
      // The current instructor was typed.
      [{ field: 'instructor', before: null, after: null, ...noSpanish }],
    ]);
    const entries = await world.stored(AuditEntryEntity).findBy({ subjectId: made.id });
    expect(entries.map(({ details }) => details).join(' ')).not.toMatch(/Soto|Villase|Hall|Yard|Forklift/);
  });

  it('distinguishes a copy from its original', async () => {
    const { id } = await makeClass(world);
    wait();
    const plan = { firstDate: '2027-03-01', count: 2, intervalWeeks: 1, keptDates: [] };
    const [copy] = await world.services.classCopies.copy(await world.admin(), id, plan);
    expect(await history(id)).toMatchObject([
      { kind: 'scheduled' },
      { kind: 'copied', copies: 2, actorName: 'Rosa Ibarra' },
    ]);
    expect(await history(copy?.id ?? '')).toMatchObject([{ kind: 'madeAsCopy', fromClassId: id }]);
  });

  it('contains entries of versions that did not log fields, and always begins with the class', async () => {
    const { id } = await makeClass(world);
    await changeClass(world, id, { status: 'cancelled' });
    await world.database.transaction(world.guest(), (manager) =>
      manager.delete(AuditEntryEntity, { action: 'classInstance.created' }),
    );
    const entry = { subjectId: id, action: 'classInstance.updated' };
    await world.change(AuditEntryEntity, entry, { details: '{"status":"scheduled","maxAttendees":20}' });
    expect(await history(id)).toMatchObject([
      { kind: 'scheduled', id, actorName: null },
      { kind: 'changed', changes: [] },
    ]);
    await world.change(AuditEntryEntity, entry, {
      details: '{"status":"cancelled","change":"cancelled","told":3}',
    });
    expect(await history(id)).toMatchObject([{}, { kind: 'cancelled', told: 3 }]);
    await expect(history('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
