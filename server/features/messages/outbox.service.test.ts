import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { AccountLinkEntity } from '../accounts/account-link.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';

const MINUTE_MS = 60_000;

describe.each(DATABASES)('the messages that the site sends, on %s', (kind) => {
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
  const names = async (filter: Parameters<ReturnType<typeof outbox>['page']>[0], first = 50) =>
    (await outbox().page(filter, { first })).nodes.map(({ recipient }) => recipient.split('@')[0]);
  const at = (): Date => world.clock.now();

  it('lists them newest first, by state, kind and recipient', async () => {
    await queue('queued');
    await queue('retrying', { attempts: 1, retryAt: at(), lastError: 'EENVELOPE 451' });
    await queue('sent', { attempts: 1, sentAt: at() });
    await queue('failed', { attempts: 1, failedAt: at(), lastError: 'EENVELOPE 550' });
    expect(await names({})).toEqual(['failed', 'sent', 'retrying', 'queued']);
    for (const state of ['queued', 'retrying', 'sent', 'failed'] as const) {
      expect(await names({ state })).toEqual([state]);
      const { nodes } = await outbox().page({ state }, { first: 1 });
      expect(nodes).toMatchObject([{ state, kind: 'accountWelcome', isTextMessage: false }]);
    }
    expect(await names({ recipient: 'RETRY' })).toEqual(['retrying']);
    expect(await names({ recipient: '%' })).toEqual([]);
    expect(await names({ kind: 'bookingReminder' })).toEqual([]);
    const { nodes } = await outbox().page({ state: 'failed' }, { first: 1 });
    expect(nodes).toMatchObject([{ problem: 'addressRefused', lastError: 'EENVELOPE 550' }]);
    const dashboard = await world.services.dashboards.get(world.guest());
    expect(dashboard.failedMessages).toBe(1);
  });

  it('goes through them in pages, forth and back', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await queue(name);
    const first = await outbox().page({}, { first: 2 });
    expect(await first.totalCount).toBe(5);
    const second = await outbox().page({}, { first: 2, after: first.pageInfo.endCursor ?? '' });
    expect(second.nodes.map(({ recipient }) => recipient)).toEqual(['3@example.com', '2@example.com']);
    const back = await outbox().page({}, { first: 2, before: second.pageInfo.startCursor ?? '' });
    expect(back.nodes).toEqual(first.nodes);
  });

  it('shows a mail as it would be written now, in either language', async () => {
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

  it('queues a failed message anew', async () => {
    const id = await queue('failed', { attempts: 7, failedAt: at(), retryAt: null, lastError: 'EAUTH 535' });
    await expect(outbox().resend(world.guest(), id)).resolves.toMatchObject({ id, state: 'queued' });
    expect(await world.stored(OutboxMessageEntity).find()).toMatchObject([
      { id, attempts: 0, failedAt: null, lastError: null, dueAt: at() },
    ]);
    expect(await world.stored(AuditEntryEntity).find()).toMatchObject([
      { action: 'message.sentAgain', subjectId: id, details: '{"template":"account.welcome"}' },
    ]);
  });

  it('queues a copy of a sent message under an id of its own, and keeps the first', async () => {
    const id = await queue('sent', { attempts: 1, sentAt: at() });
    const copy = await outbox().resend(world.guest(), id);
    expect(copy).toMatchObject({ state: 'queued', recipient: 'sent@example.com' });
    expect(copy.id).not.toBe(id);
    expect(await names({ state: 'sent' })).toEqual(['sent']);
    await expect(outbox().resend(world.guest(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await world.change(OutboxMessageEntity, { id: copy.id }, { sentAt: at() });
    await expect(outbox().resend(world.guest(), id)).resolves.toMatchObject({ state: 'queued' });
  });

  it('queues one copy when the button is pressed ten times at once', async () => {
    const id = await queue('sent', { attempts: 1, sentAt: at() });
    const presses = Array.from({ length: 10 }, () => outbox().resend(world.guest(), id));
    const answers = await Promise.allSettled(presses);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await names({ state: 'queued' })).toEqual(['sent']);
  });

  it('refuses what is to be sent anyway, what says nothing any more, and what is not there', async () => {
    const queued = await queue('queued');
    const retrying = await queue('retrying', { attempts: 1, retryAt: at() });
    const unknown = await queue('unknown', { template: 'account.unheardOf', failedAt: at() });
    for (const id of [queued, retrying, unknown])
      await expect(outbox().resend(world.guest(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(outbox().resend(world.guest(), 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(outbox().preview(world.guest(), unknown, 'en')).resolves.toMatchObject({ text: null });
    expect(await names({ recipient: 'unknown' })).toEqual(['unknown']);
  });

  it('sends 60 an hour again for one person of the office', async () => {
    const id = await queue('queued');
    const ctx = world.guest({ address: `198.51.100.${kind === 'sqlite' ? 1 : 2}` });
    for (let count = 0; count < 60; count += 1)
      await expect(outbox().resend(ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(outbox().resend(ctx, id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
