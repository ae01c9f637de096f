import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { Mailbox } from '../../../testing/mailbox.js';
import { messagesOf } from '../../../testing/mail-server.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import { smtpMailer, type Mailer } from '../../../platform/mail/mailer.js';
import { OutboxDelivery } from '../../../platform/outbox/outbox-delivery.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { schemaOf } from '../../../resolvers.js';
import { AccountEntity } from '../../accounts/account.entity.js';
import { ClassTypeEntity } from '../../catalog/class-type.entity.js';
import { ReportScheduleRecipientEntity } from './report-schedule-recipient.entity.js';
import { ReportScheduleEntity } from './report-schedule.entity.js';
import type { SetReportScheduleInput } from './report-schedule.input.js';
import { SavedReportEntity } from '../saved/saved-report.entity.js';

const QUERY = `query People($classFrom: String, $classTo: String) {
  bookings(classFrom: $classFrom, classTo: $classTo, sort: name, direction: ascending) { nodes { lastName firstName amountCents } }
}`;
const CARMEN = { email: 'carmen@ridgeline.example', password: 'seven slow river stones' };

describe.each(DATABASES)('scheduled reports, on %s,', (kind) => {
  const world = useWorld(kind, { schemaOf });
  let office: RequestContext;
  let ids: { rosa: string; carmen: string };
  let reportId: string;
  beforeEach(async () => {
    for (const each of [ADMIN, CARMEN]) await world.adminToken(each);
    const idOf = async (email: string) => (await world.stored(AccountEntity).findOneByOrFail({ email })).id;
    ids = { rosa: await idOf(ADMIN.email), carmen: await idOf(CARMEN.email) };
    await world.change(AccountEntity, { id: ids.carmen }, { language: 'es' });
    office = world.office(ids.rosa);
    const own = { name: 'Who comes', query: QUERY, defaults: [], shared: false };
    reportId = (await world.services.savedReports.create(office, own)).id;
  });

  const schedules = () => world.services.reportSchedules;
  /** Mondays at seven, for both recipients; the test clock starts on a Monday at nine. */
  const input = (changes: Partial<SetReportScheduleInput> = {}): SetReportScheduleInput => ({
    reportId,
    frequency: 'weekly',
    day: 1,
    hour: 7,
    period: 'nextWeek',
    attachesFile: true,
    recipientIds: [ids.rosa, ids.carmen],
    ...changes,
  });
  const queued = () =>
    world.stored(OutboxMessageEntity).find({
      where: { template: 'report.scheduled' },
      order: { recipient: 'ASC' },
    });
  const NEXT_MONDAY = '2027-01-18T14:00:00.000Z';

  it('are listed with how often they are mailed', async () => {
    const listed = async () =>
      (await world.services.savedReports.list(office)).find(({ id }) => id === reportId)?.frequency;
    await expect(listed()).resolves.toBeNull();
    await schedules().set(office, input({ frequency: 'monthly' }));
    await expect(listed()).resolves.toBe('monthly');
    await expect(world.services.savedReports.get(office, reportId)).resolves.toMatchObject({
      frequency: 'monthly',
    });
  });

  it('are mailed at their next time, once, by any number of servers', async () => {
    expect((await schedules().set(office, input())).nextAt.toISOString()).toBe(NEXT_MONDAY);
    expect(await schedules().queueDue(office)).toBe(0);
    world.clock.moveTo(NEXT_MONDAY);
    const taken = await Promise.all(Array.from({ length: 4 }, () => schedules().queueDue(office)));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await queued()).map(({ recipient, language }) => [recipient, language])).toEqual([
      [CARMEN.email, 'es'],
      [ADMIN.email, 'en'],
    ]);
    expect(await schedules().queueDue(office)).toBe(0);
    const { nextAt } = await world.stored(ReportScheduleEntity).findOneByOrFail({ reportId });
    expect(nextAt.toISOString()).toBe('2027-01-25T14:00:00.000Z');
    const mailed = await world.stored(AuditEntryEntity).findBy({ action: 'reportSchedule.mailed' });
    expect(mailed.map(({ subjectId, details }) => [subjectId, JSON.parse(details) as unknown])).toEqual([
      [reportId, { recipients: 2, mailedOn: '2027-01-18' }],
    ]);
  });

  it('are mailed at their next time if the clock was ahead at the last one', async () => {
    await schedules().set(office, input());
    const monthly = await world.services.savedReports.create(office, {
      name: 'Each month',
      query: QUERY,
      defaults: [],
      shared: false,
    });
    await schedules().set(office, input({ reportId: monthly.id, frequency: 'monthly', day: 20 }));
    const nextTimes = async () => {
      const rows = await world.stored(ReportScheduleEntity).find({ order: { frequency: 'ASC' } });
      return rows.map(({ nextAt }) => nextAt.toISOString());
    };
    const before = await nextTimes();
    const start = world.clock.now();
    world.clock.passHours(200 * 24);
    await schedules().queueDue(office);
    expect(await nextTimes()).not.toEqual(before);
    world.clock.moveTo(start);
    await schedules().queueDue(office);
    expect(await nextTimes()).toEqual(before);
    expect(before).toContain(NEXT_MONDAY);
  });

  it('are mailed once for all missed times', async () => {
    await schedules().set(office, input());
    world.clock.moveTo('2027-02-10T12:00:00.000Z');
    await schedules().queueDue(office);
    const rows = await queued();
    expect(rows.map(({ payload }) => (JSON.parse(payload) as { mailedOn: string }).mailedOn)).toEqual([
      '2027-02-08',
      '2027-02-08',
    ]);
  });

  it('are mailed again on the same day if their author then sets a later hour', async () => {
    await schedules().set(office, input());
    world.clock.moveTo(NEXT_MONDAY);
    expect(await schedules().queueDue(office)).toBe(1);
    const { nextAt } = await schedules().set(office, input({ version: 1, hour: 9 }));
    world.clock.moveTo(nextAt);
    expect(nextAt.toISOString()).toBe('2027-01-18T16:00:00.000Z');
    expect(await schedules().queueDue(office)).toBe(1);
    expect(await queued()).toHaveLength(4);
  });

  it('are mailed only to recipients who are still admins', async () => {
    await schedules().set(office, input());
    await world.change(AccountEntity, { id: ids.carmen }, { disabledAt: world.clock.now() });
    expect((await schedules().of(office, reportId))?.recipients).toEqual([
      { id: ids.carmen, email: CARMEN.email, isReached: false },
      { id: ids.rosa, email: ADMIN.email, isReached: true },
    ]);
    world.clock.moveTo(NEXT_MONDAY);
    await schedules().queueDue(office);
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([ADMIN.email]);
    const refused = schedules().set(office, input({ version: 1 }));
    await expect(refused).rejects.toMatchObject({ details: { fields: { recipientIds: {} } } });
    await expect(schedules().set(office, input({ version: 1, recipientIds: [] }))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('are scheduled by their author, with the current version only', async () => {
    const other = world.office(ids.carmen);
    await expect(schedules().set(other, input())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(schedules().set(office, input({ reportId: 'companies' }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await schedules().set(office, input());
    await expect(schedules().set(office, input())).rejects.toMatchObject({ code: 'CONFLICT' });
    const { version } = await schedules().set(office, input({ version: 1, day: 5 }));
    expect(version).toBe(2);
    await expect(schedules().set(office, input({ version: 1 }))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are not mailed after their schedule or the report is deleted', async () => {
    await schedules().set(office, input());
    await schedules().remove(office, reportId);
    await expect(schedules().remove(office, reportId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await schedules().of(office, reportId)).toBeNull();
    await schedules().set(office, input());
    await world.services.savedReports.remove(office, reportId);
    expect(await world.stored(ReportScheduleEntity).count()).toBe(0);
    expect(await world.stored(ReportScheduleRecipientEntity).count()).toBe(0);
  });

  describe('are mailed', () => {
    let mailbox: Mailbox;
    let mailer: Mailer;
    beforeEach(async () => {
      mailbox = new Mailbox();
      mailer = smtpMailer(await mailbox.open(), 'Ridgeline <office@ridgeline.example>');
    });
    afterEach(async () => {
      mailer.close();
      await mailbox.close();
    });

    /** The messages sent on the next Monday, to Rosa and to Carmen. */
    const received = async () => {
      world.clock.moveTo(NEXT_MONDAY);
      await schedules().queueDue(office);
      const messages = messagesOf(world);
      const texter = { send: () => Promise.resolve() };
      const write = messages.write.bind(messages);
      await new OutboxDelivery({ database: world.database, write, mailer, texter, restMs: 0 }).deliverDue(
        world.guest(),
      );
      const to = (email: string) =>
        mailbox.received.find(({ recipients }) => recipients.includes(email))?.mail;
      return { rosa: to(ADMIN.email), carmen: to(CARMEN.email) };
    };
    const twoPeople = async () => {
      const { id } = await makeClass(world, {
        days: [{ date: '2027-01-20', startTime: '08:00', endTime: '16:30' }],
      });
      await book(world, id, { lastName: '=Formula' }, 1);
      await book(world, id, {}, 2);
      const { id: later } = await makeClass(world);
      await book(world, later, {}, 3);
    };

    it('with the rows of their dates as a file, in the language of each reader', async () => {
      await twoPeople();
      await schedules().set(office, input());
      const { rosa, carmen } = await received();
      expect([rosa?.subject, carmen?.subject]).toEqual(['Report: Who comes', 'Informe: Who comes']);
      expect(rosa?.text).toContain('From: Monday, January 18, 2027');
      expect(carmen?.text).toContain('Hasta: domingo 24 de enero de 2027');
      expect(rosa?.text).toContain(`https://classes.example.com/admin/reports/${reportId}?`);
      const [file] = rosa?.attachments ?? [];
      expect([file?.filename, file?.mimeType]).toEqual(['who-comes-2027-01-18.csv', 'text/csv']);
      if (!file || typeof file.content === 'string') throw new Error('no file is attached');
      const rows: unknown = parse(new TextDecoder().decode(file.content), { bom: true });
      expect(rows).toEqual([
        ['lastName', 'firstName', 'amount'],
        ["'=Formula", 'María', '149.00'],
        ['Muñoz 2', 'María', '149.00'],
      ]);
      const run = await world.stored(AuditEntryEntity).findBy({ action: 'report.run' });
      expect(new Set(run.map(({ actorId }) => actorId))).toEqual(new Set([ids.rosa, ids.carmen]));
    });

    it('with only a link if requested', async () => {
      await twoPeople();
      await schedules().set(office, input({ attachesFile: false }));
      const { rosa } = await received();
      expect(rosa?.attachments).toEqual([]);
      expect(rosa?.text).toContain('The report is ready.');
      expect(rosa?.text).toContain('Rows: 2');
      const runs = await world.stored(AuditEntryEntity).findBy({ action: 'report.run' });
      const written = { subjectId: reportId, details: JSON.stringify({ rows: 0 }) };
      expect(runs).toMatchObject([written, written]);
      expect(new Set(runs.map(({ actorId }) => actorId))).toEqual(new Set([ids.rosa, ids.carmen]));
    });

    it('with only a link if the file has more than a million bytes', async () => {
      const { classType } = await makeClass(world);
      const row = await world.stored(ClassTypeEntity).findOneByOrFail({ id: classType.id });
      // Two bytes for each letter.
      const types = Array.from({ length: 260 }, (_, index) => {
        return { ...row, id: randomUUID(), nameKey: `copy ${index}`, description: 'ñ'.repeat(2000) };
      });
      await world.database.transaction(office, (manager) => insertRows(manager, ClassTypeEntity, types));
      const query = 'query Types { classTypes { nodes { description } } }';
      await world.change(SavedReportEntity, { id: reportId }, { query });
      await schedules().set(office, input());
      const { rosa } = await received();
      expect(rosa?.attachments).toEqual([]);
      expect(rosa?.text).toContain('too large for an email');
    });

    it('with the reason if they fail', async () => {
      await schedules().set(office, input());
      await world.change(SavedReportEntity, { id: reportId }, { query: 'query { nothing { id } }' });
      const { rosa, carmen } = await received();
      expect([rosa?.subject, carmen?.subject]).toEqual([
        'Report failed: Who comes',
        'No se pudo generar el informe: Who comes',
      ]);
      expect(rosa?.text).toContain('nothing');
      expect(rosa?.attachments).toEqual([]);
    });

    it('not at all if the schedule was deleted meanwhile', async () => {
      await schedules().set(office, input());
      world.clock.moveTo(NEXT_MONDAY);
      await schedules().queueDue(office);
      await schedules().remove(office, reportId);
      expect(await received()).toEqual({ rosa: undefined, carmen: undefined });
    });
  });
});
