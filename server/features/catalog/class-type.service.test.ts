import { FORKLIFT, makeClassType } from '../../testing/classes.js';
import { DATABASES, useWorld, type World } from '../../testing/world.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ClassTypeEntity } from './class-type.entity.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';

const NAME_TAKEN = {
  en: 'There is already a class type with this name',
  es: 'Ya hay un curso con este nombre',
};

const codeOf = (reason: unknown): unknown => (reason instanceof DomainError ? reason.code : String(reason));

async function allPages(world: World, first: number): Promise<string[]> {
  const names: string[] = [];
  let after: string | undefined;
  do {
    const page = await world.services.classTypes.page({ first, after });
    names.push(...page.nodes.map(({ name }) => name));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
  } while (after !== undefined);
  return names;
}

describe.each(DATABASES)('the catalogue on %s', (kind) => {
  const world = useWorld(kind);

  it('stores a class type as entered', async () => {
    const made = await makeClassType(world, { durationHours: 4.5, requirementsEs: 'Traiga casco.' });
    expect(made).toMatchObject({
      ...FORKLIFT,
      durationHours: 4.5,
      requirements: null,
      requirementsEs: 'Traiga casco.',
      version: 1,
      createdAt: world.clock.now(),
    });
    await expect(world.services.classTypes.list()).resolves.toEqual([made]);
  });

  it('stores how long certificates are valid, until it is left out', async () => {
    const made = await makeClassType(world, { certificateMonths: 36 });
    expect(made.certificateMonths).toBe(36);
    const { classTypes } = world.services;
    const edited = await classTypes.update(world.guest(), { id: made.id }, { ...FORKLIFT });
    expect(edited.certificateMonths).toBeNull();
  });

  it('lists inactive types too, by name', async () => {
    for (const [name, isActive] of [
      ['OSHA 30', true],
      ['First Aid', false],
      ['OSHA 10', true],
    ] as const) {
      await makeClassType(world, { name, isActive });
    }
    const listed = await world.services.classTypes.list();
    expect(listed.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['First Aid', false],
      ['OSHA 10', true],
      ['OSHA 30', true],
    ]);
  });

  it('is listed in pages without gaps or repetitions, whatever the names', async () => {
    const names = [
      'Aerial | Scissor Lift',
      'Excavación',
      'Fall Protection',
      'Same',
      'Same',
      '||',
      'ÁÉÍ "quoted"',
    ];
    for (const [index, name] of names.entries()) await makeClassType(world, { name: `${name} ${index}` });
    // An older version allowed duplicate names.
    for (const [index, name] of names.entries())
      await world.change(ClassTypeEntity, { name: `${name} ${index}` }, { name });
    const whole = (await world.services.classTypes.list()).map(({ name }) => name);
    expect(whole.toSorted()).toEqual(names.toSorted());
    for (const size of [1, 2, 3, 7]) await expect(allPages(world, size)).resolves.toEqual(whole);
    const { totalCount } = await world.services.classTypes.page({ first: 1 });
    await expect(totalCount).resolves.toBe(names.length);
  });

  it('rejects a name that another class type has, in any spelling, on adding and editing', async () => {
    const first = await makeClassType(world, { name: 'Excavación Básica' });
    const other = await makeClassType(world, { name: 'Excavacion Básica' });
    const taken = {
      code: 'BAD_USER_INPUT',
      details: { fields: { name: { text: NAME_TAKEN } } },
    };
    for (const name of ['Excavación Básica', ' EXCAVACIÓN  básica ', 'Excavacio\u0301n Básica'])
      await expect(makeClassType(world, { name })).rejects.toMatchObject(taken);
    const edit = (name: string) =>
      world.services.classTypes.update(world.guest(), { id: other.id }, { ...FORKLIFT, name });
    await expect(edit(first.name)).rejects.toMatchObject(taken);
    await expect(edit('EXCAVACION básica')).resolves.toMatchObject({ name: 'EXCAVACION básica' });
    await expect(world.services.classTypes.list()).resolves.toHaveLength(2);
  });

  it('assigns a name to one of ten concurrent requests for it', async () => {
    const asked = Array.from({ length: 10 }, (_, index) =>
      makeClassType(world, { name: index % 2 === 0 ? 'Trenching' : 'TRENCHING' }),
    );
    const results = await Promise.allSettled(asked);
    const outcomes = results.map((result) =>
      result.status === 'fulfilled' ? 'made' : codeOf(result.reason),
    );
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'BAD_USER_INPUT'), 'made']);
  });

  it('is audited', async () => {
    const { id } = await makeClassType(world);
    await expect(world.stored(AuditEntryEntity).findBy({ subjectId: id })).resolves.toMatchObject([
      { action: 'classType.created', subjectType: 'classType' },
    ]);
  });

  it('stores nothing if the audit entry cannot be written', async () => {
    await world.withoutTable('audit_entry', async () => {
      await expect(makeClassType(world)).rejects.toThrow();
    });
    await expect(world.services.classTypes.list()).resolves.toEqual([]);
  });
});
