import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { MAX_VIEWS } from './saved-view.constants.js';
import { CreateSavedViewInput, UpdateSavedViewInput } from './saved-view.input.js';
import type { SavedView } from './saved-view.type.js';

describe.each(DATABASES)('saved views on %s', (kind) => {
  const world = useWorld(kind);
  const views = () => world.services.savedViews;

  const admin = (email: string) => world.admin({ email, password: ADMIN.password });
  const rosa = () => admin(ADMIN.email);
  const vera = () => admin('vera@ridgeline.example');
  const input = (name: string, changes: Partial<CreateSavedViewInput> = {}) =>
    Object.assign(new CreateSavedViewInput(), {
      page: 'bookings',
      name,
      parameters: 'payment=pending',
      isShared: false,
      isDefault: false,
      ...changes,
    });
  const edit = (view: SavedView, changes: Partial<UpdateSavedViewInput> = {}) =>
    Object.assign(new UpdateSavedViewInput(), view, changes);
  const names = async (ctx: RequestContext) => (await views().list(ctx, 'bookings')).map(({ name }) => name);

  it('are listed by name, the viewer’s own before those that others share', async () => {
    const own = await rosa();
    const other = await vera();
    await views().create(own, input('Unpaid'));
    await views().create(own, input('álgebra'));
    await views().create(own, input('Students', { page: 'students', parameters: 'q=ana' }));
    await views().create(other, input('All of Provo', { isShared: true, parameters: 'city=Provo' }));
    await views().create(other, input('Only mine'));
    expect(await views().list(own, 'bookings')).toMatchObject([
      { name: 'álgebra', isMine: true },
      { name: 'Unpaid', isMine: true, parameters: 'payment=pending', ownerName: 'Rosa Ibarra' },
      { name: 'All of Provo', isMine: false, parameters: 'city=Provo' },
    ]);
  });

  it('are rejected with unknown parameters, an existing name, or once there are 30', async () => {
    const own = await rosa();
    const refused = (changes: Partial<CreateSavedViewInput>, name = 'New') =>
      views()
        .create(own, input(name, changes))
        .catch((error: unknown) => error);
    expect(
      await Promise.resolve()
        .then(() => refused({}))
        .then(() => names(own)),
    ).toEqual(['New']);
    await expect(async () =>
      views().create(own, input('X', { parameters: 'admin=1' })),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { parameters: { text: { en: 'This list has no such filter' } } } },
    });
    expect(await refused({}, ' new')).toMatchObject({ code: 'BAD_USER_INPUT' });
    for (let index = 1; index < MAX_VIEWS; index += 1) await views().create(own, input(`View ${index}`));
    expect(await refused({}, 'One more')).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await names(own)).toHaveLength(MAX_VIEWS);
    const [first] = await views().list(own, 'bookings');
    await views().remove(own, first?.id ?? '');
    await views().create(own, input('One more'));
    await expect(views().restore(own, first?.id ?? '')).rejects.toMatchObject({
      details: {
        fields: { name: { text: { en: expect.stringMatching(/^You have \{most\} views/) as string } } },
      },
    });
    expect(await names(own)).toHaveLength(MAX_VIEWS);
  });

  it('have one default for each admin', async () => {
    const own = await rosa();
    const other = await vera();
    const first = await views().create(own, input('First', { isDefault: true, isShared: true }));
    await views().create(own, input('Second', { isDefault: true }));
    const theirs = await views().create(other, input('Theirs', { isDefault: true, isShared: true }));
    const defaults = async (ctx: RequestContext) =>
      (await views().list(ctx, 'bookings')).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(await defaults(own)).toEqual(['Second']);
    expect(await defaults(other)).toEqual(['Theirs']);
    await views().update(own, edit(first, { isDefault: true }));
    expect(await defaults(own)).toEqual(['First']);
    await views().remove(other, theirs.id);
    await views().create(other, input('Newer', { isDefault: true }));
    await views().restore(other, theirs.id);
    expect(await defaults(other)).toEqual(['Newer']);
  });

  it('are renamed, deleted and restored only by their owner', async () => {
    const own = await rosa();
    const other = await vera();
    const view = await views().create(own, input('Unpaid', { isShared: true }));
    const renamed = await views().update(own, edit(view, { name: 'To be paid' }));
    expect(renamed).toMatchObject({ name: 'To be paid', version: 2 });
    await expect(views().update(own, edit(view))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(views().update(other, edit(renamed))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(views().remove(other, view.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await views().remove(own, view.id);
    await expect(views().remove(own, view.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await names(own)).toEqual([]);
    await expect(views().restore(other, view.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await views().restore(own, view.id);
    expect(await names(own)).toEqual(['To be paid']);
    await views().remove(own, view.id);
    await views().create(own, input('To be paid'));
    await expect(views().restore(own, view.id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const audit = (await world.stored(AuditEntryEntity).findBy({ subjectId: view.id })).map(
      ({ action }) => action,
    );
    expect(audit).toEqual(expect.arrayContaining(['view.created', 'view.updated', 'view.deleted']));
  });
});
