import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { MINUTE_MS } from '../../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { queueMessage } from '../../../platform/outbox/outbox.js';
import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf, scansOf } from '../../../testing/statement-plan.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AccountLinkEntity } from '../../accounts/links/account-link.entity.js';
import { BookingEntity } from '../../bookings/booking.entity.js';

describe.each(DATABASES)('the list of messages on %s', (kind) => {
  const world = useWorld(kind, { rateLimits: true });

  const outbox = () => world.services.outbox;
  const queue = async (name: string, changes: Partial<OutboxMessageEntity> = {}): Promise<string> => {
    await world.database.transaction(world.guest(), (manager) =>
      queueMessage(world.guest(), manager, {
        template: 'account.welcome',
        recipient: `${name}@example.com`,
        language: 'en',
        payload: {},
        deduplicationKey: name,
      }),
    );
    const which = { deduplicationKey: name };
    if (Object.keys(changes).length > 0) await world.change(OutboxMessageEntity, which, changes);
    world.clock.moveTo(new Date(world.clock.now().getTime() + MINUTE_MS));
    return (await world.stored(OutboxMessageEntity).findOneByOrFail(which)).id;
  };
  const names = async (filter: Parameters<ReturnType<typeof outbox>['page']>[1], first = 50) =>
    (await outbox().page(world.guest(), filter, { first })).nodes.map(
      ({ recipient }) => recipient.split('@')[0],
    );
  const at = (): Date => world.clock.now();

  it('is sorted newest first, and filtered by state, kind and recipient', async () => {
    await queue('queued');
    await queue('retrying', { attempts: 1, retryAt: at(), lastError: 'EENVELOPE 451' });
    await queue('sent', { attempts: 1, sentAt: at() });
    await queue('failed', { attempts: 1, failedAt: at(), lastError: 'EENVELOPE 550' });
    expect(await names({})).toEqual(['failed', 'sent', 'retrying', 'queued']);
    for (const state of ['queued', 'retrying', 'sent', 'failed'] as const) {
      expect(await names({ state })).toEqual([state]);
      const { nodes } = await outbox().page(world.guest(), { state }, { first: 1 });
      expect(nodes).toMatchObject([{ state, kind: 'accountWelcome', isTextMessage: false }]);
    }
    expect(await names({ recipient: 'RETRY' })).toEqual(['retrying']);
    expect(await names({ recipient: '%' })).toEqual([]);
    expect(await names({ kind: 'bookingReminder' })).toEqual([]);
    const { nodes } = await outbox().page(world.guest(), { state: 'failed' }, { first: 1 });
    expect(nodes).toMatchObject([{ problem: 'addressRefused', lastError: 'EENVELOPE 550' }]);
    const dashboard = await world.services.dashboards.get(world.guest());
    expect(dashboard.failedMessages).toBe(1);
  });

  it('keeps scheduled messages apart, and then lists the others by when they were due', async () => {
    const inHours = (hours: number): Date => new Date(at().getTime() + hours * 60 * MINUTE_MS);
    await queue('tomorrow', { dueAt: inHours(24) });
    await queue('reminder', { dueAt: inHours(1) });
    await queue('tonight', { dueAt: inHours(6) });
    await queue('retrying', { attempts: 1, retryAt: inHours(2), lastError: 'EENVELOPE 451' });
    await queue('sent', { attempts: 1, sentAt: at() });
    // The notice of a changed class waits for a minute.
    await queue('notice', { dueAt: new Date(at().getTime() + 2 * MINUTE_MS) });
    expect(await names({ isScheduled: true })).toEqual(['reminder', 'tonight', 'tomorrow']);
    expect(await names({ isScheduled: false })).toEqual(['notice', 'sent', 'retrying']);
    expect(await names({ isScheduled: true, state: 'sent' })).toEqual([]);
    expect(await names({ isScheduled: null })).toHaveLength(6);
    world.clock.moveTo(inHours(1));
    await world.change(OutboxMessageEntity, { deduplicationKey: 'reminder' }, { attempts: 1, sentAt: at() });
    expect(await names({ isScheduled: true })).toEqual(['tonight', 'tomorrow']);
    // The last to leave, although it was queued before the others.
    expect(await names({ isScheduled: false })).toEqual(['reminder', 'notice', 'sent', 'retrying']);

    const { nodes } = await outbox().page(world.guest(), {}, { first: 50 });
    const scheduled = nodes.filter(({ isScheduled }) => isScheduled);
    expect(scheduled.map(({ recipient }) => recipient)).toEqual([
      'tonight@example.com',
      'tomorrow@example.com',
    ]);
  });

  it.each([true, false])(
    'reads pages of messages with isScheduled %s without going through all of them',
    async (isScheduled) => {
      for (const name of ['1', '2', '3', '4', '5'])
        await queue(name, isScheduled ? { dueAt: new Date(at().getTime() + 60 * MINUTE_MS) } : {});
      const order = isScheduled ? ['1', '2', '3', '4', '5'] : ['5', '4', '3', '2', '1'];
      const page = (place: object) => outbox().page(world.guest(), { isScheduled }, { first: 2, ...place });
      const recipients = ({ nodes }: Awaited<ReturnType<typeof page>>) =>
        nodes.map(({ recipient }) => recipient.split('@')[0]);
      const first = await page({});
      const second = await page({ after: first.pageInfo.endCursor ?? '' });
      expect([...recipients(first), ...recipients(second)]).toEqual(order.slice(0, 4));
      const log = StatementLog.of(world.database.reader);
      expect(recipients(await page({ before: second.pageInfo.startCursor ?? '' }))).toEqual(
        order.slice(0, 2),
      );
      const [statement] = log.statements;
      const plan = statement ? await planOf(world, statement) : [];
      expect(scansOf(plan)).toEqual([]);
      // There are few scheduled ones, so that these may be sorted.
      if (!isScheduled) expect(plan.join('\n')).toContain('outbox_message_by_due');
    },
  );

  it('has pages in both directions', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await queue(name);
    const first = await outbox().page(world.guest(), {}, { first: 2 });
    expect(await first.totalCount).toBe(5);
    const second = await outbox().page(
      world.guest(),
      {},
      { first: 2, after: first.pageInfo.endCursor ?? '' },
    );
    expect(second.nodes.map(({ recipient }) => recipient)).toEqual(['3@example.com', '2@example.com']);
    const back = await outbox().page(
      world.guest(),
      {},
      { first: 2, before: second.pageInfo.startCursor ?? '' },
    );
    expect(back.nodes).toEqual(first.nodes);
  });

  it('shows a mail as it would be rendered now, in either language', async () => {
    const { id: classId } = await makeClass(world);
    const { booking } = await book(world, classId, { language: 'es' });
    const { id } = await world
      .stored(OutboxMessageEntity)
      .findOneByOrFail({ template: 'booking.confirmation' });
    await world.change(BookingEntity, { id: booking.id }, { firstName: 'Lucía' });
    const [es, en] = [
      await outbox().preview(world.guest(), id, 'es'),
      await outbox().preview(world.guest(), id, 'en'),
    ];
    expect(es).toMatchObject({ language: 'es', attachment: `${booking.confirmationNumber}.ics` });
    expect(es.text).toContain('Lucía');
    expect(en.text).toContain('Lucía');
    expect(en.html).toContain('<html lang="en">');
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'cancelled' });
    expect(await outbox().preview(world.guest(), id, 'en')).toMatchObject({ text: null, html: null });
  });

  it('never shows the link that sets a password', async () => {
    await world.adminToken();
    await world.services.passwords.requestReset(world.guest(), { email: ADMIN.email });
    const [reset] = await world.stored(AccountLinkEntity).find();
    const token = await world.services.accountLinks.tokenOf(world.guest(), 'password', reset?.id ?? '');
    const which = { template: 'account.passwordReset' };
    const { id } = await world.stored(OutboxMessageEntity).findOneByOrFail(which);
    const preview = await outbox().preview(world.guest(), id, 'es');
    expect(token).toBeTruthy();
    expect(JSON.stringify(preview)).not.toContain(token);
    expect(preview.text).toContain('Elegir una contraseña nueva: (enlace secreto)');
    expect(preview.html).toContain('(enlace secreto)');
    expect((await outbox().preview(world.guest(), id, 'en')).text).toContain('(secret link)');
  });

  it('queues a failed message again', async () => {
    const id = await queue('failed', { attempts: 7, failedAt: at(), retryAt: null, lastError: 'EAUTH 535' });
    await expect(outbox().resend(world.office(), id)).resolves.toMatchObject({ id, state: 'queued' });
    expect(await world.stored(OutboxMessageEntity).find()).toMatchObject([
      { id, attempts: 0, failedAt: null, lastError: null, dueAt: at() },
    ]);
    expect(await world.stored(AuditEntryEntity).find()).toMatchObject([
      { action: 'message.sentAgain', subjectId: id, details: '{"template":"account.welcome"}' },
    ]);
  });

  it('queues a copy of a sent message with its own id, and keeps the original', async () => {
    const id = await queue('sent', { attempts: 1, sentAt: at() });
    const copy = await outbox().resend(world.office(), id);
    expect(copy).toMatchObject({ state: 'queued', recipient: 'sent@example.com' });
    expect(copy.id).not.toBe(id);
    expect(await names({ state: 'sent' })).toEqual(['sent']);
    const again = () => outbox().resend(world.office(), id);
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT' });
    await world.change(OutboxMessageEntity, { id: copy.id }, { attempts: 1, retryAt: at() });
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT' });
    await world.change(OutboxMessageEntity, { id: copy.id }, { sentAt: at() });
    await expect(again()).resolves.toMatchObject({ state: 'queued' });
  });

  it('queues one copy for ten concurrent requests', async () => {
    const id = await queue('sent', { attempts: 1, sentAt: at() });
    const presses = Array.from({ length: 10 }, () => outbox().resend(world.office(), id));
    const answers = await Promise.allSettled(presses);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await names({ state: 'queued' })).toEqual(['sent']);
  });

  it('rejects resending messages that are pending, void or unknown', async () => {
    const queued = await queue('queued');
    const retrying = await queue('retrying', { attempts: 1, retryAt: at() });
    const unknown = await queue('unknown', { template: 'account.unheardOf', failedAt: at() });
    for (const id of [queued, retrying, unknown])
      await expect(outbox().resend(world.office(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(outbox().resend(world.office(), 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(outbox().preview(world.guest(), unknown, 'en')).resolves.toMatchObject({ text: null });
    expect(await names({ recipient: 'unknown' })).toEqual(['unknown']);
  });

  it('counts a failed message no more once it is marked as handled, and names the admin', async () => {
    const id = await queue('failed', { attempts: 1, failedAt: at(), lastError: 'EENVELOPE 550' });
    const ctx = await world.admin();
    const accountId = ctx.viewer.role === 'guest' ? '' : ctx.viewer.accountId;
    const failedMessages = async () => (await world.services.dashboards.get(ctx)).failedMessages;
    expect(await failedMessages()).toBe(1);
    const handledAt = at();
    const mark = (isHandled: boolean, by = ctx) => outbox().mark(by, { id, isHandled });
    const handled = { id, state: 'handled', handledAt, handledBy: 'Rosa Ibarra' };
    await expect(mark(true)).resolves.toMatchObject(handled);
    expect(await failedMessages()).toBe(0);
    expect(await names({ state: 'failed' })).toEqual([]);
    world.clock.passHours(1);
    // Repeated, and by somebody else.
    await expect(mark(true, world.guest())).resolves.toMatchObject(handled);
    const { nodes } = await outbox().page(ctx, { state: 'handled' }, { first: 1 });
    expect(nodes).toMatchObject([handled]);
    for (let count = 0; count < 2; count += 1)
      await expect(mark(false)).resolves.toMatchObject({ state: 'failed', handledAt: null, handledBy: null });
    expect(await failedMessages()).toBe(1);
    const details = (isHandled: boolean) => JSON.stringify({ template: 'account.welcome', isHandled });
    expect(
      await world
        .stored(AuditEntryEntity)
        .find({ where: { action: 'message.marked' }, order: { at: 'ASC' } }),
    ).toMatchObject([
      { subjectType: 'outboxMessage', subjectId: id, actorId: accountId, details: details(true) },
      { subjectId: id, details: details(false) },
    ]);
  });

  it('marks only messages that have failed, and no longer once they are queued again', async () => {
    const mark = (id: string) => outbox().mark(world.guest(), { id, isHandled: true });
    const others = [
      await queue('queued'),
      await queue('retrying', { attempts: 1, retryAt: at() }),
      await queue('sent', { sentAt: at() }),
    ];
    for (const id of others) await expect(mark(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(mark('none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const id = await queue('failed', { failedAt: at() });
    await mark(id);
    await expect(outbox().resend(world.office(), id)).resolves.toMatchObject({
      state: 'queued',
      handledAt: null,
    });
    await expect(mark(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await world.change(OutboxMessageEntity, { id }, { failedAt: at() });
    expect(await names({ state: 'failed' })).toEqual(['failed']);
  });

  it('has the id of the booking, crew or student that a message is about', async () => {
    const { id: classId } = await makeClass(world);
    const { booking } = await book(world, classId, { email: 'ana@example.com' });
    const about = async (recipient: string) =>
      (await outbox().page(world.guest(), { recipient }, { first: 1 })).nodes[0];
    const none = { bookingId: null, crewBookingId: null, studentId: null };
    expect(await about('ana@')).toMatchObject({ ...none, bookingId: booking.id });
    await queue('crew', { template: 'crew.confirmed', subjectId: 'c1' });
    expect(await about('crew@')).toMatchObject({ ...none, crewBookingId: 'c1' });
    await queue('student', { template: 'student.welcome', subjectId: 's1' });
    expect(await about('student@')).toMatchObject({ ...none, studentId: 's1' });
    await queue('offer', { template: 'waiting.offer', subjectId: 'o1' });
    expect(await about('offer@')).toMatchObject(none);
  });

  it('limits resending to 60 an hour per admin', async () => {
    const id = await queue('queued');
    const ctx = world.office('an account that has sent nothing again');
    for (let count = 0; count < 60; count += 1)
      await expect(outbox().resend(ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(outbox().resend(ctx, id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
