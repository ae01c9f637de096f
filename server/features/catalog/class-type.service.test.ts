import { FORKLIFT, makeClassType } from '../../testing/classes.js';
import { DATABASES, useWorld, type World } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';

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

  it('keeps a class type as it was entered', async () => {
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

  it('comes in pages without a gap or a repetition, whatever the types are called', async () => {
    const names = [
      'Aerial | Scissor Lift',
      'Excavación',
      'Fall Protection',
      'Same',
      'Same',
      '||',
      'ÁÉÍ "quoted"',
    ];
    for (const name of names) await makeClassType(world, { name });
    const whole = (await world.services.classTypes.list()).map(({ name }) => name);
    expect(whole.toSorted()).toEqual(names.toSorted());
    for (const size of [1, 2, 3, 7]) await expect(allPages(world, size)).resolves.toEqual(whole);
    const { totalCount } = await world.services.classTypes.page({ first: 1 });
    await expect(totalCount).resolves.toBe(names.length);
  });

  it('is audited', async () => {
    const { id } = await makeClassType(world);
    await expect(world.stored(AuditEntryEntity).findBy({ subjectId: id })).resolves.toMatchObject([
      { action: 'classType.created', subjectType: 'classType' },
    ]);
  });

  it('makes nothing when the audit entry cannot be written', async () => {
    await world.withoutTable('audit_entry', async () => {
      await expect(makeClassType(world)).rejects.toThrow();
    });
    await expect(world.services.classTypes.list()).resolves.toEqual([]);
  });
});
