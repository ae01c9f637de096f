import { AccountEntity } from '../../features/accounts/account.entity.js';
import { CreateSavedViewInput } from '../../features/views/saved-view.input.js';
import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { PaymentViews1797500000000 } from './migrations/1797500000000-payment-views.js';

describe.each(DATABASES)('saved views by a cancelled payment, on %s,', (kind) => {
  const world = useWorld(kind);

  it('list the bookings with nothing due', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const { id } = await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email });
    const ctx = world.office(id);
    const views = world.services.savedViews;
    for (const parameters of ['payment=nothingDue&q=ana', 'payment=paid', 'q=cancelled']) {
      const view = { page: 'bookings', name: parameters, parameters, isShared: false, isDefault: false };
      await views.create(ctx, Object.assign(new CreateSavedViewInput(), view));
    }
    const parametersNow = async () =>
      (await views.list(ctx, 'bookings')).map(({ parameters }) => parameters).toSorted();
    const before = await parametersNow();
    const run = (way: 'down' | 'up') =>
      world.database.transaction(ctx, async ({ queryRunner }) => {
        if (queryRunner) await new PaymentViews1797500000000()[way](queryRunner);
      });
    await run('down');
    await expect(parametersNow()).resolves.toEqual([
      'payment=cancelled&q=ana',
      'payment=paid',
      'q=cancelled',
    ]);
    await run('up');
    await expect(parametersNow()).resolves.toEqual(before);
  });
});
