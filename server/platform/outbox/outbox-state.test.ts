import { DATABASES, useWorld } from '../../testing/world.js';
import { MINUTE_MS } from '../context/durations.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { queueMessage } from './outbox.js';
import { outboxState } from './outbox-state.js';

describe.each(DATABASES)('the state of the outbox on %s', (kind) => {
  const world = useWorld(kind);

  const queue = (name: string, dueInMinutes = 0): Promise<void> =>
    world.database.transaction(world.guest(), (manager) =>
      queueMessage(world.guest(), manager, {
        template: 'account.welcome',
        recipient: `${name}@example.com`,
        language: 'en',
        payload: {},
        deduplicationKey: name,
        dueAt: new Date(world.clock.now().getTime() + dueInMinutes * MINUTE_MS),
      }),
    );
  const change = (name: string, to: Partial<OutboxMessageEntity>): Promise<void> =>
    world.change(OutboxMessageEntity, { deduplicationKey: name }, to);
  const state = () => outboxState(world.database.reader.manager, world.clock.now());

  it('is all zeros for an empty outbox', async () => {
    expect(await state()).toEqual({ planned: 0, due: 0, retrying: 0, failed: 0, oldestDueMs: 0 });
  });

  it('counts unsent messages and has the age of the oldest due one', async () => {
    await queue('planned', 60);
    await queue('due', -7);
    await queue('sent', -90);
    await change('sent', { sentAt: world.clock.now(), attempts: 1 });
    await queue('retried', -3);
    await change('retried', { attempts: 2, retryAt: world.clock.now() });
    await queue('failed', -100);
    await change('failed', { attempts: 7, failedAt: world.clock.now() });
    await queue('handled', -100);
    await change('handled', { attempts: 7, failedAt: world.clock.now(), handledAt: world.clock.now() });
    expect(await state()).toEqual({
      planned: 1,
      due: 1,
      retrying: 1,
      failed: 1,
      oldestDueMs: 7 * MINUTE_MS,
    });
  });
});
