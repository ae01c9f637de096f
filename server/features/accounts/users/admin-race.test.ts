import { runs } from '../../../testing/repetitions.js';
import { openUnqueued } from '../../../testing/without-seat-guard.js';
import { DATABASES, useWorld, type World } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';
import { mayLogIn } from '../account.rules.js';
import { lockAdmins, type AdminLock } from './admin-lock.store.js';
import { UserService } from './user.service.js';

const PASSWORD = 'four quiet mountain goats';
const RUNS = runs(3, 50);

/**
 * Lets every admin disable the next one concurrently. @returns how many can log in afterwards, and the errors of the
 * others
 */
async function everybodyDisablesTheNext(
  world: World,
  count: number,
  lock: AdminLock,
): Promise<{ left: number; codes: string[] }> {
  for (let index = 0; index < count; index += 1)
    await world.makeAccount(`admin${index}@ridgeline.example`, PASSWORD, 'admin');
  const admins = await world.stored(AccountEntity).find({ order: { email: 'ASC' } });
  const users = new UserService({ database: world.database, links: world.services.accountLinks, lock });
  const results = await Promise.allSettled(
    admins.map(({ id }, index) => {
      const next = admins[(index + 1) % count];
      const ctx = world.office(id);
      return users.disable(ctx, { id: next?.id ?? '', version: next?.version });
    }),
  );
  const after = await world.stored(AccountEntity).find();
  return {
    left: after.filter(mayLogIn).length,
    codes: results.flatMap((result) =>
      result.status === 'rejected' ? String(Reflect.get(Object(result.reason), 'code')) : [],
    ),
  };
}

/** Reads like the lock without locking; all transactions read before one writes. */
function readTogether(count: number): AdminLock {
  const waiting: (() => void)[] = [];
  return async (manager) => {
    const admins = await manager.findBy(AccountEntity, { role: 'admin' });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length >= count) for (const goOn of waiting.splice(0)) goOn();
    });
    return admins.filter(mayLogIn).map(({ id }) => id);
  };
}

describe.each(DATABASES)('admins who disable each other concurrently, on %s,', (kind) => {
  describe('with the lock', () => {
    const world = useWorld(kind);

    it.each(RUNS)('leave one of two, and the other gets an error (run %d)', async () => {
      await expect(everybodyDisablesTheNext(world, 2, lockAdmins)).resolves.toEqual({
        left: 1,
        codes: ['UNAUTHENTICATED'],
      });
    });

    it.each(RUNS)('leave at least one of five (run %d)', async () => {
      const { left } = await everybodyDisablesTheNext(world, 5, lockAdmins);
      expect(left).toBeGreaterThanOrEqual(1);
    });
  });

  describe('without the lock', () => {
    const world = useWorld(kind, { connect: openUnqueued });

    it('leave none, which proves that the race exists', async () => {
      await expect(everybodyDisablesTheNext(world, 2, readTogether(2))).resolves.toEqual({
        left: 0,
        codes: [],
      });
    });
  });
});
