import { setTimeout as sleep } from 'node:timers/promises';
import { Gate } from '../../testing/gate.js';
import { Mailbox, smtpAnswer } from '../../testing/mailbox.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { HOUR_MS } from '../context/durations.js';
import { smtpMailer, type Mailer } from '../mail/mailer.js';
import { TextNotAccepted, type TextMessage } from '../sms/texter.js';
import { bringForward } from './old-messages.js';
import { OutboxDelivery, type WriteMessage } from './outbox-delivery.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { queueMessage } from './outbox.js';
import { outboxState } from './outbox-state.js';

const greeting: WriteMessage = (_ctx, { template, recipient }) =>
  Promise.resolve(
    template === 'booking.reminder'
      ? { channel: 'sms', text: 'hello' }
      : { channel: 'email', mail: { subject: 'Hello', text: `for ${recipient}`, html: '<p>hello</p>' } },
  );

const REMINDER = {
  template: 'booking.reminder',
  recipient: '+18015550117',
  payload: { bookingId: 'any' },
} as const;

describe.each(DATABASES)('the outbox on %s', (kind) => {
  const world = useWorld(kind);
  let mailbox: Mailbox;
  let mailer: Mailer;
  let texts: TextMessage[];
  let refusal: Error | null;

  beforeEach(async () => {
    mailbox = new Mailbox();
    mailer = smtpMailer(await mailbox.open(), 'Ridgeline <office@ridgeline.example>');
    texts = [];
    refusal = null;
  });
  afterEach(async () => {
    mailer.close();
    await mailbox.close();
  });

  const delivery = (write = greeting): OutboxDelivery =>
    new OutboxDelivery({
      database: world.database,
      write,
      mailer,
      restMs: 0,
      texter: {
        send: (message) => {
          if (refusal) return Promise.reject(refusal);
          texts.push(message);
          return Promise.resolve();
        },
      },
    });

  const queue = (
    index: number,
    changes: { dueAt?: Date; recipient?: string } | typeof REMINDER = {},
  ): Promise<void> =>
    world.database.transaction(world.guest(), (manager) =>
      queueMessage(world.guest(), manager, {
        template: 'account.welcome',
        recipient: `guest${index}@example.com`,
        language: 'en',
        payload: {},
        deduplicationKey: `test:${index}`,
        ...changes,
      }),
    );

  const stored = (): Promise<OutboxMessageEntity[]> =>
    world.stored(OutboxMessageEntity).find({ order: { deduplicationKey: 'ASC' } });
  const recipients = (): string[] => mailbox.received.flatMap((received) => received.recipients).sort();

  it('sends due messages once and stores when', async () => {
    await queue(1);
    await queue(2, REMINDER);
    expect(await delivery().deliverDue(world.guest())).toBe(2);
    expect(await delivery().deliverDue(world.guest())).toBe(0);
    expect(recipients()).toEqual(['guest1@example.com']);
    expect(texts).toMatchObject([{ to: '+18015550117', text: 'hello' }]);
    for (const { sentAt, attempts } of await stored()) {
      expect({ sentAt, attempts }).toEqual({ sentAt: world.clock.now(), attempts: 1 });
    }
  });

  it('does not send a message before it is due', async () => {
    await queue(1, { dueAt: new Date(world.clock.now().getTime() + 1) });
    expect(await delivery().deliverDue(world.guest())).toBe(0);
    world.clock.passHours(1);
    expect(await delivery().deliverDue(world.guest())).toBe(1);
  });

  it('sends each message once when several processes deliver at the same time', async () => {
    for (let index = 10; index < 28; index += 1) await queue(index);
    const sent = await Promise.all([1, 2, 3].map(() => delivery().deliverDue(world.guest())));
    expect(sent.reduce((sum, count) => sum + count)).toBe(18);
    expect(recipients()).toEqual(Array.from({ length: 18 }, (_, index) => `guest${10 + index}@example.com`));
  });

  it('retries a temporary failure after a pause, with the same message id', async () => {
    await queue(1);
    mailbox.refuse = (address) => smtpAnswer(451, `come again, ${address}`);
    expect(await delivery().deliverDue(world.guest())).toBe(0);
    const [failed] = await stored();
    expect(failed).toMatchObject({ sentAt: null, attempts: 1, lastError: 'EENVELOPE 451' });

    mailbox.refuse = () => null;
    expect(await delivery().deliverDue(world.guest())).toBe(0);
    world.clock.passHours(1);
    expect(await delivery().deliverDue(world.guest())).toBe(1);
    expect(mailbox.received[0]?.mail.messageId).toBe(`<${failed?.id}@ridgeline.example>`);
  });

  it('does not retry a permanent failure, and still sends other messages', async () => {
    await queue(1);
    await queue(2);
    mailbox.refuse = (address) => (address.startsWith('guest1') ? smtpAnswer(550, `no ${address}`) : null);
    expect(await delivery().deliverDue(world.guest())).toBe(1);
    world.clock.passHours(100);
    mailbox.refuse = () => null;
    expect(await delivery().deliverDue(world.guest())).toBe(0);
    expect(recipients()).toEqual(['guest2@example.com']);
  });

  it('gives up after the last retry', async () => {
    await queue(1, REMINDER);
    refusal = new TextNotAccepted('503', false);
    let attempts = 0;
    for (; attempts < 20 && (await stored())[0]?.attempts === attempts; attempts += 1) {
      await delivery().deliverDue(world.guest());
      world.clock.passHours(25);
    }
    expect(attempts).toBe(11);
    expect(await stored()).toMatchObject([{ sentAt: null, attempts: 10, lastError: 'SMS 503' }]);
  });

  it('retries for longer than a weekend', async () => {
    await queue(1, REMINDER);
    refusal = new TextNotAccepted('401 20003', false);
    for (let hours = 0; hours < 84; hours += 1) {
      await delivery().deliverDue(world.guest());
      world.clock.passHours(1);
    }
    refusal = null;
    world.clock.passHours(24);
    expect(await delivery().deliverDue(world.guest())).toBe(1);
  });

  it('sends only a few messages between pauses while the process has other writes', async () => {
    for (let index = 0; index < 10; index += 1)
      await queue(index, { recipient: `guest@town${index}.example` });
    const gate = new Gate();
    let begun = 0;
    const resting = new OutboxDelivery({
      database: world.database,
      write: async () => {
        begun += 1;
        await gate.passed;
        return null;
      },
      mailer,
      restMs: HOUR_MS,
      texter: { send: () => Promise.resolve() },
    });
    void resting.deliverDue(world.guest());
    while (begun === 0) await sleep(5);
    await sleep(100);
    expect(begun).toBe(4);
    gate.open();
    await sleep(200);
    expect(begun).toBe(4);
    await resting.stop(0);
    world.clock.passHours(1);
    expect(await delivery().deliverDue(world.guest())).toBe(10);
  });

  it('keeps a message that cannot be rendered, and sends the others', async () => {
    await queue(1);
    await queue(2, REMINDER);
    await queue(3);
    await world.change(
      OutboxMessageEntity,
      { deduplicationKey: 'test:1' },
      { template: 'account.unheardOf' },
    );
    await world.change(OutboxMessageEntity, { deduplicationKey: 'test:2' }, { payload: '{}' });
    expect(await delivery().deliverDue(world.guest())).toBe(1);
    expect(recipients()).toEqual(['guest3@example.com']);
    expect(await stored()).toMatchObject([
      { sentAt: null, attempts: 1, lastError: 'Error' },
      { sentAt: null, attempts: 1, lastError: 'Error' },
      { sentAt: world.clock.now() },
    ]);
  });

  it('deletes a message that has become void', async () => {
    await queue(1);
    expect(await delivery(() => Promise.resolve(null)).deliverDue(world.guest())).toBe(0);
    expect(await stored()).toEqual([]);
  });

  it('sends a message on time that seemed void while the clock was ahead', async () => {
    const start = world.clock.now();
    await queue(1, { dueAt: new Date(start.getTime() + 48 * HOUR_MS) });
    const unlessBegun: WriteMessage = (ctx, due) =>
      ctx.clock.now().getTime() > start.getTime() + 72 * HOUR_MS ? Promise.resolve(null) : greeting(ctx, due);
    world.clock.passHours(370 * 24);
    expect(await delivery(unlessBegun).deliverDue(world.guest())).toBe(0);
    expect(await stored()).toMatchObject([{ lastError: 'VOID', attempts: 0, failedAt: null }]);
    await expect(outboxState(world.database.reader.manager, world.clock.now())).resolves.toMatchObject({
      planned: 0,
      due: 0,
      retrying: 0,
      failed: 0,
      oldestDueMs: 0,
    });
    world.clock.moveTo(start);
    expect(await delivery(unlessBegun).deliverDue(world.guest())).toBe(0);
    world.clock.passHours(49);
    expect(await delivery(unlessBegun).deliverDue(world.guest())).toBe(1);
  });

  it('deletes an overdue message that is still void a day later', async () => {
    await queue(1);
    const none = () => delivery(() => Promise.resolve(null)).deliverDue(world.guest());
    world.clock.passHours(5);
    await none();
    world.clock.passHours(23);
    await none();
    expect(await stored()).toHaveLength(1);
    world.clock.passHours(2);
    await none();
    expect(await stored()).toEqual([]);
  });

  it('lets a text message wait for the end of the quiet hours, which is no attempt', async () => {
    await queue(1, REMINDER);
    const waitsUntil = new Date(world.clock.now().getTime() + 11 * HOUR_MS);
    const byDay: WriteMessage = (ctx) =>
      Promise.resolve({
        channel: 'sms',
        text: 'hello',
        waitsUntil: ctx.clock.now() < waitsUntil ? waitsUntil : null,
      });
    expect(await delivery(byDay).deliverDue(world.guest())).toBe(0);
    expect(await stored()).toMatchObject([
      { dueAt: waitsUntil, attempts: 0, lastError: 'QUIET', retryAt: null, leasedUntil: null },
    ]);
    await expect(outboxState(world.database.reader.manager, world.clock.now())).resolves.toMatchObject({
      planned: 1,
      due: 0,
      retrying: 0,
      failed: 0,
      oldestDueMs: 0,
    });
    world.clock.passHours(11);
    expect(await delivery(byDay).deliverDue(world.guest())).toBe(1);
    expect(await stored()).toMatchObject([{ lastError: null, attempts: 1 }]);
  });

  it('does not let a text message wait for a morning that a wrong clock has chosen', async () => {
    await queue(1, REMINDER);
    const start = world.clock.now();
    world.clock.passHours(30 * 24);
    const waitsUntil = new Date(world.clock.now().getTime() + 11 * HOUR_MS);
    await delivery(() => Promise.resolve({ channel: 'sms', text: 'hello', waitsUntil })).deliverDue(
      world.guest(),
    );
    world.clock.moveTo(start);
    const broughtForward = () =>
      world.database.transaction(world.guest(), (manager) => bringForward(manager, world.clock.now()));
    await expect(broughtForward()).resolves.toBe(1);
    await expect(broughtForward()).resolves.toBe(0);
    expect(await delivery().deliverDue(world.guest())).toBe(1);
  });

  it('logs the id of a failed message, but neither its recipient nor the server’s text', async () => {
    await queue(1);
    mailbox.refuse = (address) => smtpAnswer(550, `nobody called ${address} lives here`);
    await delivery().deliverDue(world.guest());
    const [failed] = await stored();
    const written = world.log.text;
    expect(written).toContain(failed?.id);
    expect(written).not.toMatch(/guest1|lives here/);
    expect(JSON.stringify(failed?.lastError)).not.toMatch(/guest1/);
  });
});
