import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../context/request-context.js';
import { Gate } from '../../testing/gate.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxDelivery } from './outbox-delivery.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { queueMessage } from './outbox.js';

describe.each(DATABASES)('messages in progress of the outbox on %s', (kind) => {
  const world = useWorld(kind);

  const queue = (...recipients: readonly string[]): Promise<void> =>
    world.database.transaction(world.guest(), (manager) =>
      queueMessage(
        world.guest(),
        manager,
        ...recipients.map((recipient) => ({
          template: 'account.welcome' as const,
          recipient,
          language: 'en' as const,
          payload: {},
          deduplicationKey: recipient,
        })),
      ),
    );
  const HELLO = {
    channel: 'email',
    mail: { subject: 'Hello', text: 'hello', html: '<p>hello</p>' },
  } as const;

  it('are at most sixteen mails, however many domains there are', async () => {
    await queue(...Array.from({ length: 40 }, (_, index) => `guest@domain${index}.example`));
    let [begun, active, most] = [0, 0, 0];
    const send = async () => {
      begun += 1;
      active += 1;
      most = Math.max(most, active);
      // The first one makes room for another, while the others are being sent.
      await sleep(begun === 1 ? 20 : 200);
      active -= 1;
    };
    const delivery = new OutboxDelivery({
      database: world.database,
      write: () => Promise.resolve(HELLO),
      mailer: { send, close: () => undefined },
      texter: { send },
      restMs: 0,
    });
    await expect(delivery.deliverDue(world.guest())).resolves.toBe(40);
    expect(most).toBe(16);
  });

  it('do not include one that is postponed while it is written, which is no attempt', async () => {
    await queue('guest@domain.example');
    const stored = () => world.stored(OutboxMessageEntity).find();
    const waitsUntil = new Date(world.clock.now().getTime() + 60_000);
    const write = jest.fn((ctx: RequestContext) =>
      Promise.resolve(ctx.clock.now() < waitsUntil ? { channel: null, waitsUntil } : HELLO),
    );
    const send = () => Promise.resolve();
    const mailer = { send, close: () => undefined };
    const delivery = new OutboxDelivery({ database: world.database, write, mailer, texter: { send } });
    await expect(delivery.deliverDue(world.guest())).resolves.toBe(0);
    await expect(delivery.deliverDue(world.guest())).resolves.toBe(0);
    expect(write).toHaveBeenCalledTimes(1);
    const waiting = { dueAt: waitsUntil, attempts: 0, retryAt: null, failedAt: null, leasedUntil: null };
    await expect(stored()).resolves.toMatchObject([waiting]);
    world.clock.passHours(1 / 60);
    await expect(delivery.deliverDue(world.guest())).resolves.toBe(1);
    await expect(stored()).resolves.toMatchObject([{ lastError: null, attempts: 1 }]);
  });

  it('are sixteen at most, two of them to a new domain and up to eight to a quick one', async () => {
    // On a busy machine, quick mails could be slow.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    let now = 0;
    let begun: number[] = [];
    const send = async (): Promise<void> => {
      begun.push((now += 1));
      await sleep(30);
      now -= 1;
    };
    const deliverAll = (): Promise<number> =>
      new OutboxDelivery({
        database: world.database,
        write: () => Promise.resolve(HELLO),
        mailer: { send, close: () => undefined },
        texter: { send },
      }).deliverDue(world.guest());
    await queue(...Array.from({ length: 40 }, (_, index) => `guest@domain${index}.example`));
    await deliverAll();
    expect(Math.max(...begun)).toBe(16);
    begun = [];
    await queue(...Array.from({ length: 60 }, (_, index) => `guest${index}@one.example`));
    await deliverAll();
    expect(begun.slice(0, 2)).toEqual([1, 2]);
    expect(begun[2]).toBeLessThanOrEqual(2);
    expect(Math.max(...begun)).toBe(8);
  });

  it('are released by a stop while they are being written, without counting the attempt', async () => {
    await queue('guest@example.com');
    const [isBegun, isWritten] = [new Gate(), new Gate()];
    const send = jest.fn(() => Promise.resolve());
    const delivery = new OutboxDelivery({
      database: world.database,
      write: async () => {
        isBegun.open();
        await isWritten.passed;
        return HELLO;
      },
      mailer: { send, close: () => undefined },
      texter: { send },
    });
    const run = delivery.deliverDue(world.guest());
    await isBegun.passed;
    const stopped = delivery.stop(5000);
    isWritten.open();
    await stopped;
    await expect(run).resolves.toBe(0);
    expect(send).not.toHaveBeenCalled();
    await expect(world.stored(OutboxMessageEntity).find()).resolves.toMatchObject([
      { attempts: 0, leasedUntil: null, leasedBy: null, sentAt: null, lastError: null },
    ]);
  });
});
