import { book } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../../testing/classes.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { makeInstructor, TERESA } from '../../../testing/venues.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { checkInput } from '../../../platform/validation/check-input.js';
import { CreateInstructorInput } from './instructor.input.js';

describe.each(DATABASES)('an instructor, on %s,', (kind) => {
  const world = useWorld(kind);
  const instructors = () => world.services.instructors;

  it('is stored as entered, changed, archived and restored', async () => {
    const made = await makeInstructor(world, {
      email: 'teresa@example.com',
      phone: '(801) 555-0142',
      authorizationKind: 'OSHA Outreach, construction',
      authorizationNumber: 'C 0042',
      authorizationExpiresOn: '2028-02-29',
    });
    expect(made).toMatchObject({
      name: TERESA.name,
      email: 'teresa@example.com',
      teachesEnglish: true,
      authorizationExpiresOn: '2028-02-29',
      isUsed: false,
      comingClasses: 0,
      version: 1,
    });
    await expect(instructors().get(world.guest(), made.id)).resolves.toEqual(made);
    const changed = await instructors().update(world.guest(), made, { ...TERESA, teachesSpanish: false });
    expect(changed).toMatchObject({ email: null, teachesSpanish: false, version: 2 });
    await expect(instructors().update(world.guest(), made, TERESA)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const archived = await instructors().archive(world.guest(), changed);
    await expect(instructors().restore(world.guest(), archived)).resolves.toMatchObject({
      archivedAt: null,
      version: 4,
    });
    const entries = await world.stored(AuditEntryEntity).findBy({ subjectId: made.id });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(
      ['created', 'updated', 'archived', 'restored'].map((what) => `instructor.${what}`).toSorted(),
    );
  });

  it('is renamed alone, or in upcoming classes that have the former name', async () => {
    const teresa = await makeInstructor(world);
    const days = (date: string) => ({ days: [{ ...CLASS_DAY, date }] });
    const ofTeresa = { instructorId: teresa.id, instructorName: TERESA.name };
    const made = await makeClass(world, ofTeresa);
    await book(world, made.id);
    const byHand = await makeClass(world, { ...ofTeresa, instructorName: 'Terry', ...days('2027-02-01') });
    const cancelled = await makeClass(world, { ...ofTeresa, ...days('2027-02-02'), status: 'cancelled' });
    const held = await makeClass(world, { ...ofTeresa, ...days('2027-01-05') });
    const other = await makeClass(world, { instructorName: 'Aníbal Soto', ...days('2027-02-03') });
    const names = () =>
      Promise.all(
        [made, byHand, cancelled, held, other].map(async ({ id }) => {
          const { instructorName, version } = await world.services.instances.get(world.guest(), id);
          return [instructorName, version];
        }),
      );
    const before = await names();
    const alone = await instructors().update(world.office(), teresa, { ...TERESA, name: 'Teresa Villa' });
    await expect(names()).resolves.toEqual(before);

    const back = await instructors().update(world.office(), alone, TERESA);
    const mails = await world.stored(OutboxMessageEntity).count();
    world.clock.passHours(1);
    await instructors().update(world.office(), back, {
      ...TERESA,
      name: ' Teresa  Villaseñor Ruiz ',
      changesClasses: true,
    });
    await expect(names()).resolves.toEqual([['Teresa Villaseñor Ruiz', 2], ...before.slice(1)]);
    await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(mails);
    const byName = (instructorName: string) =>
      world.services.instances.page(world.guest(), { instructorName }, { first: 10 });
    expect((await byName('teresa villaseñor ruiz')).nodes.map(({ id }) => id)).toEqual([made.id]);
    const [, event] = await world.services.classHistory.of(made.id);
    expect(event).toMatchObject({
      kind: 'changed',
      told: null,
      changes: [{ field: 'instructor', before: 'Teresa Villaseñor Ruiz', after: 'Teresa Villaseñor Ruiz' }],
    });
    const audited = await world.stored(AuditEntryEntity).findBy({ action: 'instructor.updated' });
    expect(audited.map(({ details }) => details)).toContain('{"classes":1}');
  });

  it('of a class is archived rather than deleted', async () => {
    const teresa = await makeInstructor(world);
    await makeClass(world, { instructorName: TERESA.name });
    await expect(instructors().get(world.guest(), teresa.id)).resolves.toMatchObject({
      isUsed: true,
      comingClasses: 1,
    });
    await expect(instructors().remove(world.guest(), teresa.id)).rejects.toMatchObject({ code: 'IN_USE' });
    const luis = await makeInstructor(world, { name: 'Luis' });
    await instructors().remove(world.guest(), luis.id);
    await expect(instructors().remove(world.guest(), luis.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [{ teachesEnglish: false, teachesSpanish: false }, 'teachesSpanish', 'Elija por lo menos un idioma'],
    [
      { authorizationExpiresOn: '2027-02-30' },
      'authorizationExpiresOn',
      'Escriba una fecha válida: AAAA-MM-DD',
    ],
    [
      { authorizationExpiresOn: '9999-12-31' },
      'authorizationExpiresOn',
      'Escriba una fecha del 2000-01-01 al 2999-12-31',
    ],
    [{ email: 'teresa' }, 'email', 'El correo electrónico no es válido'],
    [{ phone: '12' }, 'phone', 'Escriba un número de teléfono, como (801) 555-0199'],
  ])('is rejected with %j', async (changes, field, text) => {
    const input = Object.assign(new CreateInstructorInput(), TERESA, changes);
    await expect(refusedFields(checkInput(input), 'es')).resolves.toEqual({ [field]: text });
  });
});
