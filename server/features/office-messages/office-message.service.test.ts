import { book, bookSeats } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../testing/crews.js';
import { StatementLog } from '../../testing/statement-log.js';
import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { OfficeMessageEntity } from './office-message.entity.js';
import { OfficeMessageRecipientEntity } from './office-message-recipient.entity.js';
import type { SendOfficeMessageInput } from './office-message.input.js';

const ENGLISH = { subject: 'Parking on {date}', text: 'Hello {first name},\n\nPark behind {place}.' };
const SPANISH = { subject: 'Estacionamiento el {fecha}', text: 'Buenos días, {nombre}.' };

describe.each(DATABASES)('an office message to attendees, on %s,', (kind) => {
  const world = useWorld(kind);
  const messages = () => world.services.officeMessages;
  const queued = () =>
    world.stored(OutboxMessageEntity).find({
      where: ['booking.officeMessage', 'booking.officeMessageText', 'booking.officeMessageTest'].map(
        (template) => ({ template }),
      ),
      order: { recipient: 'ASC' },
    });
  let office: RequestContext;
  beforeEach(async () => {
    office = await world.admin();
  });

  const input = (changes: Partial<SendOfficeMessageInput>): SendOfficeMessageInput => ({
    english: ENGLISH,
    spanish: SPANISH,
    textMessages: true,
    idempotencyKey: 'first',
    ...changes,
  });
  /** Two attendees who read English, one of them with text messages, and one who reads Spanish. */
  const threePeople = async () => {
    const { id } = await makeClass(world);
    await book(world, id, { language: 'en', textNotifications: true }, 1);
    await book(world, id, { language: 'en' }, 2);
    const { booking } = await book(world, id, { language: 'es' }, 3);
    return { classInstanceId: id, spanishBooking: booking.id };
  };

  it('goes to everybody in a class a minute later, in their language', async () => {
    const { classInstanceId } = await threePeople();
    const sent = await messages().send(office, input({ classInstanceId }));
    expect(sent).toMatchObject({ people: 3, textMessages: 1 });
    const rows = await queued();
    expect(rows.map(({ recipient, language, channel }) => [recipient, language, channel])).toEqual([
      ['(801) 555-0117', 'en', 'sms'],
      ['maria.munoz1@example.com', 'en', 'email'],
      ['maria.munoz2@example.com', 'en', 'email'],
      ['maria.munoz3@example.com', 'es', 'email'],
    ]);
    for (const { dueAt } of rows) expect(dueAt).toEqual(sent.dueAt);
    expect(sent.dueAt.toISOString()).toBe('2027-01-11T16:01:00.000Z');
    const ofClass = await world.services.outbox.page(world.guest(), { classInstanceId }, { first: 50 });
    const written = ofClass.nodes.filter(({ kind: what }) => what?.startsWith('officeMessage'));
    expect(written.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const entry = await world.stored(AuditEntryEntity).findOneByOrFail({ action: 'officeMessage.sent' });
    expect([entry.subjectId, JSON.parse(entry.details)]).toEqual([
      sent.id,
      { classInstanceId, people: 3, textMessages: 1 },
    ]);
  });

  it('goes to the contact of a crew once with all of its seats, in place of members without an email', async () => {
    const { id: classInstanceId } = await makeClass(world);
    const attendees = [crewMember(1, { email: 'ana@example.com' }), crewMember(2), crewMember(3)];
    const { crew } = await bookCrew(world, classInstanceId, 3, { attendees, language: 'es' });
    const { recipients } = await messages().audience({ classInstanceId });
    expect(
      recipients.map(({ email, bookingId, crewBookingId }) => [email, bookingId, crewBookingId]),
    ).toEqual([
      ['ana@example.com', expect.any(String), null],
      [CREW_CONTACT.email, null, crew.id],
    ]);
    const sent = await messages().send(office, input({ classInstanceId }));
    expect(sent).toMatchObject({ people: 2, textMessages: 0 });
    const rows = await world.stored(OutboxMessageEntity).findBy({ template: 'crew.officeMessage' });
    expect(rows).toMatchObject([{ recipient: CREW_CONTACT.email, language: 'es', dueAt: sent.dueAt }]);
    const ofClass = await world.services.outbox.page(world.guest(), { classInstanceId }, { first: 50 });
    expect(ofClass.nodes.map(({ kind: what }) => what)).toContain('crewOfficeMessage');
    const ofMember = await world.services.bookingHistory.of(crew.bookings[1]?.id ?? '');
    expect(ofMember.filter(({ kind: what }) => what === 'messageQueued')).toMatchObject([
      { recipient: CREW_CONTACT.email, messageKind: 'crewOfficeMessage' },
    ]);
    const { spanish } = input({});
    const preview = await messages().preview(office, { crewBookingId: crew.id, ...(spanish && { spanish }) });
    expect(preview).toMatchObject({ language: 'es', textMessage: null });
    expect(preview.text).toContain('Buenos días, Elena.');
    expect(preview.text).toContain('Lugares: 5');
    await messages().sendTest(office, { classInstanceId, ...input({}) });
    const tests = await world.stored(OutboxMessageEntity).findBy({ recipient: ADMIN.email });
    expect(tests.map(({ template }) => template)).toContain('booking.officeMessageTest');
    await expect(messages().withdraw(office, sent.id)).resolves.toMatchObject({ spared: 2, reached: 0 });
  });

  it('can be tested on its author as the contact of a crew gets it, without an event in the crew’s history', async () => {
    const { id: classInstanceId } = await makeClass(world);
    const { crew } = await bookCrew(world, classInstanceId, 1);
    await messages().sendTest(office, { classInstanceId, ...input({}) });
    const tests = await world.stored(OutboxMessageEntity).findBy({ recipient: ADMIN.email });
    expect(tests.map(({ template }) => template)).toEqual(['crew.officeMessageTest']);
    const history = await world.services.crewHistory.of(crew.id);
    expect(history.map(({ kind: what }) => what)).not.toContain('messageQueued');
    await messages().send(office, input({ classInstanceId }));
    const later = await world.services.crewHistory.of(crew.id);
    expect(later.map(({ kind: what }) => what)).toContain('messageQueued');
  });

  it('goes by mail only if the office chooses so', async () => {
    const { classInstanceId } = await threePeople();
    const sent = await messages().send(office, input({ classInstanceId, textMessages: false }));
    expect(sent.textMessages).toBe(0);
    expect((await queued()).map(({ channel }) => channel)).toEqual(['email', 'email', 'email']);
  });

  it('is sent once if it is repeated with the same key, even concurrently', async () => {
    const { classInstanceId } = await threePeople();
    const same = input({ classInstanceId });
    const answers = await Promise.all(Array.from({ length: 5 }, () => messages().send(office, same)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await queued()).toHaveLength(4);
    expect(await world.stored(AuditEntryEntity).countBy({ action: 'officeMessage.sent' })).toBe(1);
    const other = input({ classInstanceId, english: { ...ENGLISH, text: 'Something else' } });
    await expect(messages().send(office, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('goes to selected bookings, including cancelled ones', async () => {
    const { spanishBooking } = await threePeople();
    await world.services.officeBookings.cancel(office, { id: spanishBooking });
    const sent = await messages().send(office, input({ bookingIds: [spanishBooking], english: undefined }));
    expect(sent.people).toBe(1);
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(['maria.munoz3@example.com']);
  });

  it('is rejected without the language of a recipient, field by field', async () => {
    const { classInstanceId } = await threePeople();
    const refused = messages().send(office, input({ classInstanceId, spanish: undefined }));
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { 'spanish.subject': {}, 'spanish.text': {} } },
    });
    expect(await queued()).toEqual([]);
  });

  it('is rejected with the name of an unknown placeholder', async () => {
    const { classInstanceId } = await threePeople();
    const english = { subject: 'Hello {name}', text: 'Pay {price}' };
    await expect(messages().send(office, input({ classInstanceId, english }))).rejects.toMatchObject({
      details: {
        fields: {
          'english.subject': { values: { found: '{name}', known: '{first name}, {class}, {date}, {place}' } },
          'english.text': { values: { found: '{price}' } },
        },
      },
    });
  });

  it('is rejected without recipients, and with both a class and bookings', async () => {
    const { classInstanceId, spanishBooking } = await threePeople();
    const { id: empty } = await makeClass(world);
    for (const audience of [
      { classInstanceId: empty },
      { bookingIds: [] },
      { bookingIds: ['none'] },
      { classInstanceId, bookingIds: [spanishBooking] },
    ])
      await expect(messages().send(office, input(audience))).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });

  it('has a preview for each recipient, with the text message if they get one', async () => {
    const { classInstanceId, spanishBooking } = await threePeople();
    const { recipients, textMessages } = await messages().audience({ classInstanceId });
    expect(recipients.map(({ language, takesTextMessages }) => [language, takesTextMessages])).toEqual([
      ['en', true],
      ['en', false],
      ['es', false],
    ]);
    expect(textMessages).toBe(1);
    const draft = { classInstanceId, english: ENGLISH, spanish: SPANISH };
    const texted = await messages().preview(office, { ...draft, bookingId: recipients[0]?.bookingId ?? '' });
    expect(texted).toMatchObject({ language: 'en', subject: 'Parking on Monday, January 25, 2027' });
    expect(texted.textMessage).toContain('Hello María,\n\nPark behind Salt Lake Training Center');
    const spanish = await messages().preview(office, { ...draft, bookingId: spanishBooking });
    expect(spanish).toMatchObject({
      language: 'es',
      subject: 'Estacionamiento el lunes 25 de enero de 2027',
      textMessage: null,
    });
    await expect(messages().preview(office, { ...draft, bookingId: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('refers to the mail in its text message if it is long', async () => {
    const { classInstanceId } = await threePeople();
    const { recipients } = await messages().audience({ classInstanceId });
    const english = { subject: 'Parking', text: 'Long. '.repeat(100) };
    const bookingId = recipients[0]?.bookingId ?? '';
    const { textMessage } = await messages().preview(office, { classInstanceId, english, bookingId });
    expect(textMessage).toMatch(/Training: Parking\. More in our email\..*Reply STOP to stop\.$/);
  });

  it('is first sent to its author as a test, at once, in each required language', async () => {
    const { classInstanceId } = await threePeople();
    const draft = { classInstanceId, english: ENGLISH, spanish: SPANISH };
    const test = await messages().sendTest(office, draft);
    expect(test).toEqual({ recipient: ADMIN.email, languages: ['en', 'es'] });
    const rows = await queued();
    expect(rows.map(({ recipient, template, dueAt }) => [recipient, template, dueAt])).toEqual(
      Array.from({ length: 2 }, () => [ADMIN.email, 'booking.officeMessageTest', world.clock.now()]),
    );
  });

  it('can be withdrawn within the minute, as far as it is unsent', async () => {
    const { classInstanceId } = await threePeople();
    const { id } = await messages().send(office, input({ classInstanceId }));
    const [, left] = await queued();
    await world.change(OutboxMessageEntity, { id: left?.id ?? '' }, { sentAt: world.clock.now() });
    await expect(messages().withdraw(office, id)).resolves.toEqual({ id, spared: 2, reached: 1 });
    expect((await queued()).map((row) => row.id)).toEqual([left?.id]);
    await expect(messages().withdraw(office, id)).resolves.toMatchObject({ spared: 0, reached: 1 });
    expect(await world.stored(AuditEntryEntity).countBy({ action: 'officeMessage.withdrawn' })).toBe(1);
    await expect(messages().withdraw(office, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is in the history of each booking', async () => {
    const { classInstanceId, spanishBooking } = await threePeople();
    await messages().send(office, input({ classInstanceId }));
    const kinds = async () =>
      (await world.services.bookingHistory.of(spanishBooking)).map((event) => event.kind);
    expect(await kinds()).toContain('messageQueued');
    const [row] = await world.stored(OutboxMessageEntity).findBy({ recipient: 'maria.munoz3@example.com' });
    const toThem = { recipient: row?.recipient ?? '', template: 'booking.officeMessage' };
    await world.change(OutboxMessageEntity, toThem, { sentAt: world.clock.now() });
    expect(await kinds()).toContain('messageSent');
  });

  it('loses its recipients when their bookings are deleted', async () => {
    const { classInstanceId } = await threePeople();
    await messages().send(office, input({ classInstanceId }));
    await world.database.transaction(office, async (manager) => {
      await manager.query('DELETE FROM "booking"');
    });
    expect(await world.stored(OfficeMessageRecipientEntity).count()).toBe(0);
    expect(await world.stored(OfficeMessageEntity).count()).toBe(1);
  });

  it('needs as many statements for 60 recipients as for one', async () => {
    const writer = await world.database.transaction(office, ({ connection }) => Promise.resolve(connection));
    const log = StatementLog.of(writer);
    const counts: number[] = [];
    for (const people of [1, 60]) {
      const { id: classInstanceId } = await makeClass(world, { maxAttendees: 60 });
      await bookSeats(world, classInstanceId, people);
      const idempotencyKey = String(people);
      counts.push(
        await log.count(async () => {
          await messages().send(office, input({ classInstanceId, idempotencyKey }));
        }),
      );
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('is listed among sent messages with its text', async () => {
    const { classInstanceId, spanishBooking } = await threePeople();
    await messages().send(office, input({ classInstanceId }));
    const { nodes } = await world.services.outbox.page(
      world.guest(),
      { kind: 'officeMessage' },
      { first: 10 },
    );
    const toSpanish = nodes.find(({ language }) => language === 'es');
    const preview = await world.services.outbox.preview(office, toSpanish?.id ?? '', 'es');
    expect(preview.subject).toBe('Estacionamiento el lunes 25 de enero de 2027');
    await world.services.officeBookings.cancel(office, { id: spanishBooking });
    // The seat was cancelled, so there is nothing left to report.
    expect(await world.services.outbox.preview(office, toSpanish?.id ?? '', 'es')).toMatchObject({
      text: null,
    });
  });
});
