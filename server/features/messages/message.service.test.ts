import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { folderMailer } from '../../platform/mail/mailer.js';
import { folderTexter } from '../../platform/sms/texter.js';
import { OutboxDelivery } from '../../platform/outbox/outbox-delivery.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { attendee, book } from '../../testing/attendees.js';
import { makeClass, makeClassType } from '../../testing/classes.js';
import { makeStudent } from '../../testing/students.js';
import { messagesOf } from '../../testing/mail-server.js';
import { ADMIN, COMPANY, useWorld } from '../../testing/world.js';
import { AccountLinkEntity } from '../accounts/links/account-link.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';

describe('messages', () => {
  const world = useWorld('sqlite');
  let parent: string;
  let folder: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'booking-messages-'));
    folder = join(parent, 'outbox');
  });
  afterEach(() => rm(parent, { recursive: true }));

  const deliver = async (): Promise<number> => {
    const messages = messagesOf(world);
    return new OutboxDelivery({
      database: world.database,
      write: (ctx, queued) => messages.write(ctx, queued),
      mailer: folderMailer(folder, 'Ridgeline <office@ridgeline.example>'),
      texter: folderTexter(folder),
      restMs: 0,
    }).deliverDue(world.guest());
  };
  const files = async (ending: string): Promise<string[]> =>
    (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name));
  const onlyMail = async () => {
    expect(await deliver()).toBe(1);
    const [file] = await files('.eml');
    return PostalMime.parse(await readFile(file ?? ''));
  };

  it('confirm a booking in the language of the guest, with every day, the deadline and a calendar', async () => {
    const days = ['2027-01-25', '2027-01-26'].map((date) => ({ date, startTime: '08:00', endTime: '16:30' }));
    const { id } = await makeClass(world, { days, language: 'bilingual' });
    const { booking } = await book(world, id, { language: 'es' });

    const mail = await onlyMail();
    expect(mail.to).toMatchObject([{ address: 'maria.munoz1@example.com' }]);
    expect(mail.from).toMatchObject({ address: 'office@ridgeline.example' });
    expect(mail.subject).toBe('Su lugar está reservado: Operador de montacargas, lunes 25 de enero de 2027');
    for (const said of [
      '\n\nGuarde este correo',
      booking.confirmationNumber,
      'Día 2 de 2: martes 26 de enero de 2027, 8:00 a.m. – 4:30 p.m.',
      'Zona horaria: hora de la montaña',
      'Idioma: Inglés y español',
      'Por pagar: $149',
      'Puede cancelar con reembolso completo hasta el sábado 23 de enero a las 8:00 a.m., hora de la montaña;',
      `https://classes.example.com/booking-confirmation/${booking.id}?lang=es`,
    ]) {
      expect(mail.text?.replaceAll(/[\u202F\u00A0\u2009]/g, ' ')).toContain(said);
    }
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.attachments).toMatchObject([{ filename: `${booking.confirmationNumber}.ics` }]);
  });

  it.each([
    ['en', 'Before you come', 'Arrive 15 minutes early.', 'Steel-toe boots.\nA photo ID.'],
    ['es', 'Antes de venir', 'Llegue 15 minutos antes.', 'Botas con puntera.\nIdentificación con foto.'],
  ] as const)(
    'list in %s what to bring, under a separate heading',
    async (language, heading, early, text) => {
      const { id: classTypeId } = await makeClassType(world, {
        requirements: 'Steel-toe boots.\nA photo ID.',
        requirementsEs: 'Botas con puntera.\nIdentificación con foto.',
      });
      const { id } = await makeClass(world, { classTypeId });
      await book(world, id, { language });
      const mail = await onlyMail();
      expect(mail.text).toContain(`\n\n${early}\n\n${heading}\n${text}\n\n`);
      expect(mail.html).toMatch(
        new RegExp(`<h2[^>]*>${heading}</h2>\\s*<p style="[^"]*pre-wrap">${text}</p>`),
      );
    },
  );

  it('mark requirements that exist in English only, and have no heading if there are none', async () => {
    const { id: classTypeId } = await makeClassType(world, { requirements: 'Steel-toe boots.' });
    const { id } = await makeClass(world, { classTypeId });
    await book(world, id, { language: 'es' });
    expect((await onlyMail()).html).toMatch(/Antes de venir<\/h2>\s*<p lang="en"[^>]*>Steel-toe boots\./);
    await rm(folder, { recursive: true });
    await book(world, (await makeClass(world)).id, { language: 'es' }, 2);
    const { text, html } = await onlyMail();
    expect(`${String(text)}${String(html)}`).not.toContain('Antes de venir');
  });

  // The random confirmation number, all in capitals, may contain PAY.
  it.each([
    ['en', 'This class is free of charge.', /\b[Pp]ay|[Rr]efund|\$/],
    ['es', 'Esta clase no tiene costo.', /[Pp]ag(o|ar|ue)\b|[Rr]eembols|\$/],
  ] as const)(
    'state in %s that a class for $0 is free, without mentioning payment',
    async (language, free, payment) => {
      const { id } = await makeClass(world, { priceCents: 0 });
      await book(world, id, { language });
      const { text, html } = await onlyMail();
      for (const shown of [text, html]) {
        expect(shown).toContain(free);
        expect(shown).not.toMatch(payment);
      }
    },
  );

  it('are rendered if an earlier version has queued them', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, { language: 'en', textNotifications: true });
    const student = await makeStudent(world);
    const contactMessageId = await world.services.contact.send(world.guest(), {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'other',
      message: 'Is there parking at the site?',
    });
    await world.adminToken();
    await world.services.passwords.requestReset(world.guest(), { email: ADMIN.email });
    const [reset] = await world.stored(AccountLinkEntity).find();
    const { registrations } = world.services;
    const password = 'three orange cones';
    const person = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Ruiz' };
    await registrations.register(world.guest(), { ...person, password, confirmPassword: password });
    const waiting = await world.stored(AccountLinkEntity).findOneByOrFail({ purpose: 'confirmation' });
    const earlier = [
      ['email', 'booking.confirmation', { bookingId: booking.id }, 'Your seat is booked'],
      ['sms', 'booking.reminder', { bookingId: booking.id }, 'reminder of your class'],
      ['email', 'student.welcome', { studentId: student.id }, 'Welcome to'],
      ['email', 'contact.received', { contactMessageId }, 'Message from Ana'],
      ['email', 'account.welcome', {}, 'ask for a link to do so'],
      ['email', 'account.confirmation', { accountLinkId: waiting.id }, 'Please confirm that this email'],
      ['email', 'account.exists', {}, 'there is one already'],
      ['email', 'account.passwordReset', { passwordResetId: reset?.id }, 'Choose a new password'],
    ] as const;
    await world.database.transaction(world.guest(), async (manager) => {
      await manager.clear(OutboxMessageEntity);
      for (const [index, [channel, template, payload]] of earlier.entries())
        await manager.insert(OutboxMessageEntity, {
          id: `earlier-${index}`,
          channel,
          template,
          payload: JSON.stringify(payload),
          recipient: channel === 'sms' ? '+18015550117' : booking.email,
          language: 'en',
          deduplicationKey: `earlier:${index}`,
          attempts: 0,
          sentAt: null,
          lastError: null,
          dueAt: world.clock.now(),
          createdAt: world.clock.now(),
        });
    });
    expect(await deliver()).toBe(earlier.length);
    const sent = await Promise.all(
      [...(await files('.eml')), ...(await files('.txt'))].map((file) => readFile(file, 'utf8')),
    );
    for (const [, , , said] of earlier) expect(sent.filter((text) => text.includes(said))).toHaveLength(1);
  });

  it('escape a name that contains markup', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { firstName: '<img src=x onerror=alert(1)>', language: 'en' });
    const mail = await onlyMail();
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('are void if the booking was cancelled in between', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'cancelled' });
    expect(await deliver()).toBe(0);
    await expect(
      world.stored(OutboxMessageEntity).countBy({ template: 'booking.confirmation' }),
    ).resolves.toBe(0);
  });

  it('contain a link that sets a new password once', async () => {
    await world.adminToken();
    await world.services.passwords.requestReset(world.guest(), { email: ADMIN.email, language: 'es' });
    const mail = await onlyMail();
    const link = new URL(/https:\S+/.exec(mail.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/reset-password');
    expect(link.searchParams.get('lang')).toBe('es');
    expect(mail.text).toContain('Puede usarlo una sola vez; vence una hora después de pedirlo.');
    const token = link.searchParams.get('token') ?? '';
    const password = 'another quiet mountain goat';
    await world.services.passwords.reset(world.guest(), { token, password, confirmPassword: password });
    await expect(
      world.services.passwords.reset(world.guest(), { token, password, confirmPassword: password }),
    ).rejects.toThrow();
  });

  it.each([
    ['that has expired on the way', ADMIN.email, 1],
    ['to an email without an account', 'nobody@example.com', 0],
  ])('contain no link %s', async (_what, email, hours) => {
    await world.adminToken();
    await world.services.passwords.requestReset(world.guest(), { email });
    world.clock.passHours(hours);
    expect(await deliver()).toBe(0);
  });

  it.each([
    ['a new account', 'new@example.com', '/confirm-email'],
    ['an account that there is already', ADMIN.email, '/forgot-password'],
  ])('notify the owner of an email about %s, with the same subject', async (_what, email, path) => {
    await world.adminToken();
    const password = 'three orange cones';
    const account = { email, password, confirmPassword: password, firstName: 'Ana', lastName: 'Ruiz' };
    await world.services.registrations.register(world.guest({ locale: 'es' }), account);
    const mail = await onlyMail();
    expect(mail.subject).toBe(`Su cuenta en ${COMPANY.name}`);
    expect(mail.text).toContain(`https://classes.example.com${path}?`);
    expect(mail.text).toContain('lang=es');
  });

  it('forward a visitor’s message to the office, with the visitor as Reply-To', async () => {
    await world.services.contact.send(world.guest(), {
      name: 'Ana "La Jefa" Ruiz, Construcción',
      email: 'ana@example.com',
      subject: 'firstAid',
      message: 'Two lines,\nboth kept. <b>Not bold.</b>',
    });
    const mail = await onlyMail();
    expect(mail.to).toMatchObject([{ address: COMPANY.email }]);
    expect(mail.replyTo).toMatchObject([
      { name: 'Ana "La Jefa" Ruiz, Construcción', address: 'ana@example.com' },
    ]);
    expect(mail.text).toContain('> Two lines,\n> both kept. <b>Not bold.</b>');
    expect(mail.html).toContain('&lt;b&gt;Not bold.&lt;/b&gt;');
  });

  it.each(['\r\nBcc: everybody@example.com', '\nBcc: everybody@example.com\n\nbody', '\0', '\u2028Bcc: x'])(
    'have no additional header for a name with %j in it',
    async (ending) => {
      await world.services.contact.send(world.guest(), {
        name: `Ana${ending}`,
        email: 'ana@example.com',
        subject: 'other',
        message: 'Hello there, I would like to know more.',
      });
      const mail = await onlyMail();
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.to).toHaveLength(1);
    },
  );

  it('welcome a student whom the office added', async () => {
    const { firstName, lastName, email, phone, emergencyContactName, emergencyContactPhone } = attendee('');
    await world.services.students.create(world.guest(), {
      firstName,
      lastName,
      email,
      phone,
      emergencyContactName,
      emergencyContactPhone,
      textNotifications: false,
      sendEmail: true,
    });
    const mail = await onlyMail();
    expect(mail.subject).toBe(`Welcome to ${COMPANY.name}`);
    expect(mail.text).toContain('María, our office has put you on its list of students.');
  });

  it('have files that only their owner can read', async () => {
    await world.adminToken();
    await world.services.passwords.requestReset(world.guest(), { email: ADMIN.email });
    await deliver();
    const [file = ''] = await files('.eml');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });
});
