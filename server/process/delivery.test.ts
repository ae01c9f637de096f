import { setTimeout as sleep } from 'node:timers/promises';
import { Mailbox } from '../testing/mailbox.js';
import { COMPANY, DATABASES, useWorld } from '../testing/world.js';
import { systemClock } from '../platform/context/clock.js';
import type { RepeatedJob } from '../platform/jobs/repeat.js';
import { signals } from '../platform/metrics/signals.js';
import { queueMessage } from '../platform/outbox/outbox.js';
import { startDelivery } from './delivery.js';

const HOUR_MS = 60 * 60_000;

describe.each(DATABASES)('the delivery of messages on %s', (kind) => {
  const world = useWorld(kind);
  let told: number;
  let silence: () => void;

  beforeEach(() => {
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

  it('is told of messages when they are committed', async () => {
    await queue('one');
    expect(told).toBe(1);
  });

  it('is not told of those that were taken back, or are for later', async () => {
    await expect(queue('one', undefined, true)).rejects.toThrow('taken back');
    expect(told).toBe(0);
  });

  it('is not told of those whose time has not come', async () => {
    await queue('one', new Date(world.clock.now().getTime() + HOUR_MS));
    expect(told).toBe(0);
  });

  describe('with an hour between two looks', () => {
    let mailbox: Mailbox;
    let job: RepeatedJob;

    beforeEach(async () => {
      world.clock.moveTo(systemClock.now());
      mailbox = new Mailbox();
      const smtpUrl = await mailbox.open();
      const { log } = world.guest();
      const config = {
        ...{ smtpUrl, mailFrom: 'office@ridgeline.example', dataDir: '/nowhere', twilio: undefined },
        company: COMPANY,
      };
      job = startDelivery(config, world.database, world.services, 'http://localhost', log, HOUR_MS);
      // The first look has found nothing.
      await sleep(100);
    });
    afterEach(async () => {
      await job.stop();
      await mailbox.close();
    });

    it('lets a message leave once it is committed', async () => {
      await queue('one');
      while (mailbox.received.length < 1) await sleep(5);
      expect(mailbox.received[0]?.recipients).toEqual(['one@example.com']);
    });

    it('leaves a crowd that books a moment before its mails', async () => {
      await queue('one');
      await sleep(200);
      expect(mailbox.received).toEqual([]);
      while (mailbox.received.length < 1) await sleep(5);
    });
  });
});
