import { makeClass } from '../../../testing/classes.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { makeInstructor, TERESA } from '../../../testing/venues.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
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
