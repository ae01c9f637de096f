import { setTimeout as sleep } from 'node:timers/promises';
import { lockWaits } from '../testing/lock-waits.js';
import { Mailbox } from '../testing/mailbox.js';
import { DATABASES, useWorld } from '../testing/world.js';
import { systemClock } from '../platform/context/clock.js';
import { HOUR_MS } from '../platform/context/durations.js';
import type { RepeatedJob } from '../platform/jobs/repeat.js';
import { signals } from '../platform/metrics/signals.js';
import { OutboxDelivery } from '../platform/outbox/outbox-delivery.js';
import { OutboxMessageEntity } from '../platform/outbox/outbox-message.entity.js';
import { queueMessage } from '../platform/outbox/outbox.js';
import { startDelivery } from './delivery.js';

describe.each(DATABASES)('the delivery of messages on %s', (kind) => {
  let address: string;
  const world = useWorld(kind, { origin: () => address });
  let told: number;
  let silence: () => void;

  beforeEach(() => {
    address = '';
    told = 0;
    silence = signals.messagesQueued.listen(() => (told += 1));
  });
  afterEach(() => silence());

  const queue = (name: string, dueAt?: Date, fails = false): Promise<void> =>
    world.database.transaction(world.guest(), async (manager) => {
      await queueMessage(world.guest(), manager, {
        template: 'account.exists',
        recipient: `${name}@example.com`,
        language: 'en',
        payload: {},
        deduplicationKey: name,
        ...(dueAt && { dueAt }),
      });
      expect(told).toBe(0);
      if (fails) throw new RangeError('taken back');
    });

  it('is notified of messages when they are committed', async () => {
    await queue('one');
    expect(told).toBe(1);
  });

  it('is not notified of messages that were rolled back', async () => {
    await expect(queue('one', undefined, true)).rejects.toThrow('taken back');
    expect(told).toBe(0);
  });

  it('is not notified of messages that are not due', async () => {
    await queue('one', new Date(world.clock.now().getTime() + HOUR_MS));
    expect(told).toBe(0);
  });

  describe('with a polling interval of an hour', () => {
    let mailbox: Mailbox;
    let job: RepeatedJob;

    beforeEach(async () => {
      world.clock.moveTo(systemClock.now());
      mailbox = new Mailbox();
      const smtpUrl = await mailbox.open();
      const { log } = world.guest();
      const config = {
        smtpUrl,
        mailFrom: 'office@ridgeline.example',
        dataDir: '/nowhere',
        twilio: undefined,
      };
      const times = { pauseMs: HOUR_MS, longestStopMs: 50 };
      const polls = jest.spyOn(OutboxDelivery.prototype, 'deliverDue');
      job = startDelivery(config, world.database, world.services, log, times);
      // The first poll finds nothing.
      await expect(polls.mock.results[0]?.value).resolves.toBe(0);
    });
    afterEach(async () => {
      await job.stop();
      await mailbox.close();
    });

    it('sends a message soon after its commit', async () => {
      await queue('one');
      while (mailbox.received.length < 1) await sleep(5);
      expect(mailbox.received[0]?.recipients).toEqual(['one@example.com']);
    });

    it('uses the server’s actual address in links, as in the office’s preview', async () => {
      address = 'http://192.0.2.7:40123';
      await queue('one');
      const { id } = await world.stored(OutboxMessageEntity).findOneByOrFail({ deduplicationKey: 'one' });
      const { text } = await world.services.outbox.preview(world.guest(), id, 'en');
      expect(text).toContain(`${address}/`);
      while (mailbox.received.length < 1) await sleep(5);
      expect(mailbox.received[0]?.mail.text?.trim()).toBe(text?.trim());
    });

    it('waits for the run in progress when it stops, because that writes to the database', async () => {
      const message = { deduplicationKey: 'one' };
      const acknowledge = mailbox.hold();
      await queue('one');
      while (mailbox.received.length < 1) await sleep(5);
      let hasStopped = false;
      let stopped: Promise<unknown> = Promise.resolve();
      await world.database.transaction(world.guest(), async (manager) => {
        await manager.update(OutboxMessageEntity, message, { attempts: 1 });
        acknowledge();
        // The message is sent, and its outcome waits for this transaction.
        while (kind === 'sqlite' && world.database.waiting === 0) await sleep(5);
        await lockWaits(world.database);
        stopped = job.stop().then(() => (hasStopped = true));
        await sleep(300);
        expect(hasStopped).toBe(false);
      });
      await stopped;
      const { sentAt } = await world.stored(OutboxMessageEntity).findOneByOrFail(message);
      expect(sentAt).not.toBeNull();
    });

    it('delays mails so that concurrent bookings take precedence', async () => {
      await queue('one');
      await sleep(200);
      expect(mailbox.received).toEqual([]);
      while (mailbox.received.length < 1) await sleep(5);
    });
  });
});
