import { setTimeout as sleep } from 'node:timers/promises';
import { Gate } from '../../testing/gate.js';
import { Mailbox, smtpAnswer } from '../../testing/mailbox.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../context/durations.js';
import { smtpMailer, type Mailer } from '../mail/mailer.js';
import { OutboxClaims } from './outbox-claim.js';
import { OutboxDelivery, type WriteMessage } from './outbox-delivery.js';
import { OutboxLanes } from './outbox-lanes.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from './outbox.js';

const hello: WriteMessage = (_ctx, { template }) =>
  Promise.resolve(
    template === 'booking.reminder'
      ? { channel: 'sms', text: 'hello' }
      : { channel: 'email', mail: { subject: 'Hello', text: 'hello', html: '<p>hello</p>' } },
  );

const never = <T>(): Promise<T> => new Promise(() => undefined);

describe.each(DATABASES)('the leases of the outbox on %s', (kind) => {
  const world = useWorld(kind);
  let mailbox: Mailbox;
  let url: string;
  let deliveries: OutboxDelivery[];
  let mailers: Mailer[];

  beforeEach(async () => {
    mailbox = new Mailbox();
    url = await mailbox.open();
    deliveries = [];
    mailers = [];
  });
  afterEach(async () => {
    await Promise.all(deliveries.map((each) => each.stop(0)));
    for (const mailer of mailers) mailer.close();
    await mailbox.close();
  });

  /** The delivery of one server process. */
  const server = (sendText = noText, write = hello): OutboxDelivery => {
    const mailer = smtpMailer(url, 'Ridgeline <office@ridgeline.example>');
    const delivery = new OutboxDelivery({
      database: world.database,
      write,
      mailer,
      texter: { send: sendText },
      restMs: 0,
    });
    mailers.push(mailer);
    deliveries.push(delivery);
    return delivery;
  };
  const noText = (): Promise<void> => Promise.resolve();

  const queue = (
    name: string,
    domain: string,
    dueAt?: Date,
    changes: Partial<QueuedMessage> = {},
  ): Promise<void> =>
    world.database.transaction(world.guest(), (manager) =>
      queueMessage(world.guest(), manager, {
        template: 'account.welcome',
        recipient: `${name}@${domain}`,
        language: 'en',
        payload: {},
        deduplicationKey: `${name}@${domain}`,
        ...(dueAt && { dueAt }),
        ...changes,
      } as QueuedMessage),
    );
  const queueMany = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) await queue('guest', `company${index}.example`);
  };

  const stored = (): Promise<OutboxMessageEntity[]> => world.stored(OutboxMessageEntity).find();
  const recipients = (): string[] => mailbox.received.flatMap((received) => received.recipients);
  const mailsOfEach = (): number[] => {
    const counts = new Map<string, number>();
    for (const recipient of recipients()) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
    return [...new Set(counts.values())];
  };
  const received = async (count: number): Promise<void> => {
    while (mailbox.received.length < count) await sleep(5);
  };

  it('let two servers send each of 30 mails once, though the mail server acknowledges after 20 s', async () => {
    await queueMany(30);
    const acknowledge = mailbox.hold();
    const servers = [server(), server()];
    const runs = servers.map((each) => each.deliverDue(world.guest()));
    while (mailbox.received.length < 30) {
      for (const each of servers) each.lookAgain();
      await sleep(20);
    }
    world.clock.passHours(20 / 3600);
    for (const each of servers) each.lookAgain();
    acknowledge();
    const sent = await Promise.all(runs);
    expect(sent.reduce((sum, count) => sum + count)).toBe(30);
    expect(mailbox.received).toHaveLength(30);
    expect(mailsOfEach()).toEqual([1]);
  });

  it('are renewed while a message is being sent', async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    const renewals = jest.spyOn(OutboxClaims.prototype, 'renew');
    await queue('guest', 'slow.example');
    const acknowledge = mailbox.hold();
    const run = server().deliverDue(world.guest());
    const [renew, pauseMs] = intervals.mock.calls[0] ?? [];
    if (!renew || !pauseMs) throw new Error('nothing is renewed');
    await received(1);
    mailbox.refuse = () => smtpAnswer(451, 'sent twice');
    for (let passedMs = 0; passedMs < 150_000; passedMs += pauseMs) {
      world.clock.passHours(pauseMs / HOUR_MS);
      renew();
      await renewals.mock.results.at(-1)?.value;
      await expect(server().deliverDue(world.guest())).resolves.toBe(0);
    }
    acknowledge();
    await expect(run).resolves.toBe(1);
    expect(recipients()).toEqual(['guest@slow.example']);
    expect(await stored()).toMatchObject([{ attempts: 1, lastError: null }]);
  });

  it('are not renewed by a process that has lost them to another', async () => {
    await queue('guest', 'example.com');
    const [stalled, other] = [
      new OutboxClaims(world.database, MINUTE_MS),
      new OutboxClaims(world.database, MINUTE_MS),
    ];
    const take = (claims: OutboxClaims) =>
      claims.take(world.guest(), { most: 1, mails: 1, except: [] }, new OutboxLanes());
    const ids = (await take(stalled)).map(({ id }) => id);
    world.clock.passHours(1);
    await expect(take(other)).resolves.toMatchObject([{ id: ids[0] }]);
    await expect(stalled.renew(world.guest(), ids)).resolves.toEqual(ids);
    await expect(other.renew(world.guest(), ids)).resolves.toEqual([]);
  });

  it('do not delay other mails while the mail server is slow for one domain', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await queue(name, 'slow.example');
    await queueMany(10);
    const accepted = new Gate();
    mailbox.untilAccepted = (recipient) =>
      recipient.endsWith('@slow.example') ? accepted.passed : Promise.resolve();
    const run = server().deliverDue(world.guest());
    await received(10);
    expect(recipients()).not.toContainEqual(expect.stringContaining('slow'));
    accepted.open();
    await expect(run).resolves.toBe(15);
    expect(mailsOfEach()).toEqual([1]);
  });

  it('do not delay text messages while the mail server does not respond', async () => {
    await queueMany(20);
    mailbox.hold();
    let texts = 0;
    const delivery = server(() => {
      texts += 1;
      return Promise.resolve();
    });
    void delivery.deliverDue(world.guest());
    await received(16);
    for (const name of ['a', 'b', 'c'])
      await queue(name, 'phone.example', undefined, {
        template: 'booking.reminder',
        recipient: '+18015550117',
        payload: { bookingId: name },
      });
    delivery.lookAgain();
    while (texts < 3) await sleep(20);
    expect(mailbox.received).toHaveLength(16);
  });

  it('do not let a process send again what it is sending after the clock was put forward', async () => {
    await queue('guest', 'example.com');
    const acknowledge = mailbox.hold();
    const delivery = server();
    const run = delivery.deliverDue(world.guest());
    await received(1);
    world.clock.passHours(1);
    const take = jest.spyOn(OutboxClaims.prototype, 'take');
    delivery.lookAgain();
    while (take.mock.results.length === 0) await sleep(5);
    await expect(take.mock.results[0]?.value).resolves.toEqual([]);
    acknowledge();
    await expect(run).resolves.toBe(1);
    expect(recipients()).toEqual(['guest@example.com']);
  });

  it('are released on a stop, except for messages being sent, which finish', async () => {
    await queueMany(20);
    const acknowledge = mailbox.hold();
    const first = server();
    const run = first.deliverDue(world.guest());
    await received(1);
    const stopped = first.stop(60_000);
    acknowledge();
    await stopped;
    const atStop = mailbox.received.length;
    expect(atStop).toBeLessThanOrEqual(16);
    await expect(run).resolves.toBe(atStop);
    const waiting = (await stored()).filter(({ sentAt }) => sentAt === null);
    expect(waiting).toHaveLength(20 - atStop);
    for (const { attempts, leasedUntil, leasedBy } of waiting)
      expect({ attempts, leasedUntil, leasedBy }).toEqual({ attempts: 0, leasedUntil: null, leasedBy: null });

    await expect(server().deliverDue(world.guest())).resolves.toBe(20 - atStop);
    expect(mailsOfEach()).toEqual([1]);
  });

  it('prevent a resend after a stop that aborts a mail, which is sent once later', async () => {
    await queueMany(3);
    const asked = new Set<string>();
    mailbox.untilAccepted = (recipient) => {
      asked.add(recipient);
      return never();
    };
    const first = server();
    const run = first.deliverDue(world.guest());
    while (asked.size < 3) await sleep(5);
    await first.stop(200);
    await expect(run).resolves.toBe(0);
    // An aborted message has no failure.
    for (const { lastError, retryAt } of await stored())
      expect({ lastError, retryAt }).toEqual({ lastError: null, retryAt: null });

    mailbox.untilAccepted = () => Promise.resolve();
    await expect(server().deliverDue(world.guest())).resolves.toBe(0);
    world.clock.moveTo(new Date(world.clock.now().getTime() + 60_000));
    await expect(server().deliverDue(world.guest())).resolves.toBe(3);
    expect(mailsOfEach()).toEqual([1]);
  });

  it('prevent a resend when the database is down while a mail is sent', async () => {
    await queue('guest', 'example.com');
    const acknowledge = mailbox.hold();
    const run = server().deliverDue(world.guest());
    await received(1);
    const isRefused = () => world.log.text.includes('outcome of messages not stored yet');
    await world.withoutTable('outbox_message', async () => {
      acknowledge();
      while (!isRefused()) await sleep(5);
    });
    await expect(run).resolves.toBe(1);
    await server().deliverDue(world.guest());
    expect(await stored()).toMatchObject([{ sentAt: world.clock.now(), attempts: 1 }]);
    expect(mailbox.received).toHaveLength(1);
  });

  it('let another process send the message of a dead one after they expire', async () => {
    await queue('guest', 'example.com');
    const dead = server(undefined, never);
    void dead.deliverDue(world.guest());
    while ((await stored())[0]?.attempts === 0) await sleep(5);
    await expect(server().deliverDue(world.guest())).resolves.toBe(0);
    world.clock.passHours(1);
    await expect(server().deliverDue(world.guest())).resolves.toBe(1);
  });

  it('end with a failure when the process dies at every attempt', async () => {
    await queue('guest', 'example.com');
    await world.change(OutboxMessageEntity, { deduplicationKey: 'guest@example.com' }, { attempts: 10 });
    await expect(server().deliverDue(world.guest())).resolves.toBe(0);
    expect(await stored()).toMatchObject([{ failedAt: world.clock.now(), lastError: 'INTERRUPTED' }]);
    expect(mailbox.received).toEqual([]);
  });

  describe('after the clock was 400 days ahead', () => {
    const now = new Date('2027-01-11T16:00:00.000Z');
    const ahead = new Date(now.getTime() + 400 * DAY_MS);

    it('do not delay the retry of a message that failed then', async () => {
      await queue('guest', 'example.com');
      mailbox.refuse = (address) => smtpAnswer(451, `later, ${address}`);
      world.clock.moveTo(ahead);
      await server().deliverDue(world.guest());
      mailbox.refuse = () => null;
      world.clock.moveTo(now);
      await expect(server().deliverDue(world.guest())).resolves.toBe(1);
    });

    it('do not block a message whose process died then', async () => {
      await queue('guest', 'example.com');
      const lease = { leasedUntil: ahead, leasedBy: 'another', attempts: 1 };
      await world.change(OutboxMessageEntity, { deduplicationKey: 'guest@example.com' }, lease);
      await expect(server().deliverDue(world.guest())).resolves.toBe(1);
    });

    it('do not make a message due that is scheduled for a distant day', async () => {
      await queue('guest', 'example.com', ahead);
      await expect(server().deliverDue(world.guest())).resolves.toBe(0);
    });
  });
});
