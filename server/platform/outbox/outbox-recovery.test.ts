import { Mailbox, smtpAnswer } from '../../testing/mailbox.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { HOUR_MS, MINUTE_MS } from '../context/durations.js';
import { smtpMailer, type Mailer } from '../mail/mailer.js';
import { OutboxDelivery, type WriteMessage } from './outbox-delivery.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from './outbox.js';

const hello: WriteMessage = (_ctx, { template }) =>
  Promise.resolve(
    template === 'booking.reminder'
      ? { channel: 'sms', text: 'hello' }
      : { channel: 'email', mail: { subject: 'Hello', text: 'hello', html: '<p>hello</p>' } },
  );

describe.each(DATABASES)('messages that wait for a retry on %s', (kind) => {
  const world = useWorld(kind);
  let mailbox: Mailbox;
  let working: Mailer;
  /** Nothing listens on its port. */
  const down = smtpMailer('smtp://127.0.0.1:1', 'office@ridgeline.example');
  let mailer: Mailer;

  beforeEach(async () => {
    mailbox = new Mailbox();
    working = mailer = smtpMailer(await mailbox.open(), 'office@ridgeline.example');
  });
  afterEach(async () => {
    working.close();
    await mailbox.close();
  });
  afterAll(() => down.close());

  /** A server process. */
  const server = (): OutboxDelivery =>
    new OutboxDelivery({
      database: world.database,
      write: hello,
      mailer: { send: (mail, signal) => mailer.send(mail, signal), close: () => undefined },
      texter: { send: () => Promise.resolve() },
      restMs: 0,
    });
  const queue = (...names: string[]): Promise<void> =>
    world.database.transaction(world.guest(), (manager) =>
      queueMessage(
        world.guest(),
        manager,
        ...names.map((name): QueuedMessage => ({
          template: 'account.welcome',
          recipient: `${name}@example.com`,
          language: 'en',
          payload: {},
          deduplicationKey: name,
        })),
      ),
    );
  const passMinutes = (minutes: number): void =>
    world.clock.moveTo(new Date(world.clock.now().getTime() + minutes * MINUTE_MS));
  const storedOf = (name: string): Promise<OutboxMessageEntity> =>
    world.stored(OutboxMessageEntity).findOneByOrFail({ deduplicationKey: name });
  const isReceived = (name: string): boolean =>
    mailbox.received.some(({ recipients }) => recipients.includes(`${name}@example.com`));
  /** The mail server is down for 12 hours, after which the next retry is due 23.5 hours later. */
  const failForHours = async (delivery: OutboxDelivery): Promise<void> => {
    mailer = down;
    for (let minutes = 0; minutes < 720; minutes += 30) {
      await delivery.deliverDue(world.guest());
      passMinutes(30);
    }
    mailer = working;
  };
  /** Rejects a recipient. @returns the times of the attempts */
  const refuse = (name: string, answer: [code: number, text: string]): { at: number[] } => {
    const attempts = { at: [] as number[] };
    mailbox.refuse = (address) => {
      if (!address.startsWith(name)) return null;
      attempts.at.push(world.clock.now().getTime());
      return smtpAnswer(...answer);
    };
    return attempts;
  };
  /** Every few minutes another mail is sent. */
  const sendOthers = async (hours: number, everyMinutes: number): Promise<void> => {
    const delivery = server();
    for (let minutes = 0; minutes < hours * 60; minutes += everyMinutes) {
      // One after the other: failures before the other mail are forgotten when it is sent, later ones are not.
      await delivery.deliverDue(world.guest());
      await queue(`other${world.clock.now().getTime()}`);
      await delivery.deliverDue(world.guest());
      passMinutes(everyMinutes);
    }
  };

  it('are sent within 15 minutes after the mail server works again', async () => {
    const delivery = server();
    await queue('leo');
    expect(await delivery.deliverDue(world.guest())).toBe(1);
    await queue('ana');
    await failForHours(delivery);
    const { attempts, retryAt } = await storedOf('ana');
    expect(retryAt?.getTime()).toBeGreaterThan(world.clock.now().getTime() + 20 * HOUR_MS);

    await queue('ben');
    expect(await delivery.deliverDue(world.guest())).toBe(1);
    passMinutes(15);
    expect(await delivery.deliverDue(world.guest())).toBe(1);
    expect(isReceived('ana')).toBe(true);
    expect(await storedOf('ana')).toMatchObject({ attempts, lastError: null });
  });

  it('are sent soon after a restart, by which a setting may have been corrected', async () => {
    await queue('ana');
    await failForHours(server());
    const restarted = server();
    await queue('ben');
    await restarted.deliverDue(world.guest());
    passMinutes(15);
    expect(await restarted.deliverDue(world.guest())).toBe(1);
    expect(isReceived('ana')).toBe(true);
  });

  it('wait no longer if they fail again, and the retry is not counted', async () => {
    const delivery = server();
    await queue('ana', 'ada');
    await failForHours(delivery);
    const { attempts } = await storedOf('ana');
    for (const name of ['ben', 'eva', 'leo']) {
      await queue(name);
      await delivery.deliverDue(world.guest());
      passMinutes(15);
      mailer = down;
      await delivery.deliverDue(world.guest());
      mailer = working;
      expect(await storedOf('ana')).toMatchObject({
        attempts,
        retryAt: new Date(world.clock.now().getTime() + 24 * HOUR_MS),
      });
    }
  });

  it('are brought forward once when two servers notice it at the same time', async () => {
    const servers = [server(), server()];
    await queue(...Array.from({ length: 1001 }, (_, index) => `ana${index}`));
    const retryAt = new Date(world.clock.now().getTime() + 20 * HOUR_MS);
    await world.change(
      OutboxMessageEntity,
      { channel: 'email' },
      { attempts: 6, retryAt, lastError: 'ESOCKET' },
    );
    await queue('ben', 'eva', 'leo', 'mia');
    await Promise.all(servers.map((each) => each.deliverDue(world.guest())));
    const soon = { attempts: 5, retryAt: new Date(world.clock.now().getTime() + 15 * MINUTE_MS) };
    await expect(world.stored(OutboxMessageEntity).countBy(soon)).resolves.toBe(1001);
  });

  it('are brought forward by a message of their channel, but not if they are void', async () => {
    await queue('ana', 'ben', 'eva');
    const retryAt = new Date(world.clock.now().getTime() + 20 * HOUR_MS);
    const waiting = { attempts: 6, retryAt, lastError: 'SMS 503' };
    const text = { channel: 'sms', template: 'booking.reminder', payload: '{"bookingId":"any"}' } as const;
    await world.change(OutboxMessageEntity, { deduplicationKey: 'ana' }, { ...waiting, ...text });
    await world.change(OutboxMessageEntity, { deduplicationKey: 'ben' }, { retryAt, lastError: 'VOID' });
    const delivery = server();
    expect(await delivery.deliverDue(world.guest())).toBe(1);
    expect(await storedOf('ana')).toMatchObject(waiting);
    await queue('leo');
    await world.change(OutboxMessageEntity, { deduplicationKey: 'leo' }, text);
    expect(await delivery.deliverDue(world.guest())).toBe(1);
    expect(await storedOf('ana')).toMatchObject({ attempts: 5 });
    expect(await storedOf('ben')).toMatchObject({ attempts: 0, retryAt });
  });

  it.each<[number, string]>([
    [452, '4.2.2 mailbox full'],
    [552, '5.2.2 mailbox full'],
    [554, '5.2.2 mailbox full'],
    [421, '4.7.0 closing the connection'],
  ])('keep their pauses after %i %s to one recipient while others receive mails', async (...answer) => {
    const attempts = refuse('full', answer);
    await queue('full');
    await sendOthers(24, 60);
    // Nodemailer repeats a mail at once whose connection was closed.
    expect(new Set(attempts.at).size).toBe(6);
  });

  it('are retried at most every 15 minutes and end, although the server fails for them alone', async () => {
    const attempts = refuse('denied', [421, '4.7.0 closing the connection']);
    await queue('denied', 'denied2');
    await sendOthers(6, 5);
    // Nodemailer repeats a mail at once whose connection was closed.
    const times = [...new Set(attempts.at)];
    const pauses = times.map((at, index) => (at - (times[index - 1] ?? 0)) / MINUTE_MS).slice(3);
    expect(pauses.length).toBeGreaterThan(10);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(15);
    await sendOthers(10 * 24, 240);
    expect(await storedOf('denied')).toMatchObject({ attempts: 10, sentAt: null });
    expect((await storedOf('denied')).failedAt).not.toBeNull();
  });
});
