import { changeClass, makeClass } from '../../../testing/classes.js';
import {
  join,
  runWaitingListJob,
  makeFullClass,
  offersOf,
  offerTo,
  sendOffers,
} from '../../../testing/waiting.js';
import { messagesOf } from '../../../testing/mail-server.js';
import { COMPANY, DATABASES, useWorld } from '../../../testing/world.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { filledTemplate, type Template } from '../../../platform/outbox/templates.js';
import type { Locale } from '../../../platform/i18n/message.js';

describe.each(DATABASES)('a guest who waits for a seat, on %s,', (kind) => {
  const world = useWorld(kind);

  /** The queued message of this template as it would be rendered now; null if it is void. */
  async function written(template: Template): Promise<{ subject: string; text: string } | null> {
    const row = await world.stored(OutboxMessageEntity).findOneByOrFail({ template });
    const messages = messagesOf(world);
    const due = { ...filledTemplate(row), recipient: row.recipient, language: row.language };
    const made = await messages.write(world.guest(), due);
    if (!made?.channel) return null;
    return made.channel === 'sms' ? { subject: '', text: made.text } : made.mail;
  }

  /** An entry in that language, and an offer of a seat that the office adds. */
  async function offered(language: Locale): Promise<{ classId: string; entryId: string; offerId: string }> {
    const { id: classId } = await makeFullClass(world);
    const texts = { textNotifications: true, phone: '(801) 555-0117', firstName: 'Prizes' };
    const { id: entryId } = await join(world, classId, { language, ...texts });
    await changeClass(world, classId, { maxAttendees: 2 });
    await runWaitingListJob(world);
    return { classId, entryId, offerId: (await offerTo(world, entryId)).id };
  }

  it.each([
    [
      'en',
      'You are on the waiting list',
      'A seat is held for you',
      'Book by Tuesday, January 12 at 8:00 AM',
      'Book by Tuesday, January 12 at 8:00 AM (Mountain Time): ',
    ],
    [
      'es',
      'Usted está en la lista de espera',
      'Hay un lugar apartado para usted',
      'Reserve a más tardar el martes 12 de enero a las 8:00 a.m.',
      'Tiene hasta el martes 12 de enero a las 8:00 a.m. (hora de la montaña) para reservar: ',
    ],
  ] as const)(
    'gets messages in %s, each with the link to leave the list',
    async (language, joined, held, until, untilInText) => {
      const { entryId, offerId } = await offered(language);
      const mails = [await written('waiting.joined'), await written('waiting.offer')];
      expect(mails[0]?.subject).toContain(joined);
      expect(mails[1]?.subject).toContain(held);
      expect(mails[0]?.text).toContain(
        language === 'en' ? 'as a rule for 12 hours' : 'por lo general, 12 horas',
      );
      expect(mails[1]?.text).toContain(until);
      const price = language === 'en' ? 'Price: $149' : 'Precio: $149';
      expect(mails[1]?.text).toContain(`\n${price}\n`);
      expect(mails[1]?.text).toContain(`https://classes.example.com/seat-offer/${offerId}?lang=${language}`);
      for (const mail of mails) {
        expect(mail?.text).toContain(`https://classes.example.com/waiting-list/${entryId}?lang=${language}`);
        expect(mail?.text).not.toContain('Prizes');
      }
      const text = await written('waiting.offerText');
      expect(text?.text).toContain(`/seat-offer/${offerId}?lang=${language}`);
      expect(text?.text).toContain('STOP');
      expect(text?.text).toContain(`${price}. `);
      expect(text?.text).toContain(untilInText);
      expect(text?.text).not.toContain('..');
    },
  );

  it('gets an offer mail only while the offer is open', async () => {
    const { offerId } = await offered('en');
    await world.services.waitingLists.decline(world.guest(), offerId);
    await expect(world.stored(OutboxMessageEntity).countBy({ template: 'waiting.offer' })).resolves.toBe(0);
  });

  it('gets a mail about an expired offer, with other dates', async () => {
    const { classId } = await offered('en');
    await sendOffers(world);
    const { classType } = await world.services.instances.get(world.guest(), classId);
    const day = { date: '2027-02-01', startTime: '08:00', endTime: '16:00' };
    const other = await makeClass(world, { classTypeId: classType.id, days: [day] });
    world.clock.passHours(24);
    await runWaitingListJob(world);
    const mail = await written('waiting.lapsed');
    expect(mail?.text).toContain('You had time until Tuesday, January 12 at 8:00 AM (Mountain Time)');
    expect(mail?.text).toContain(`/book/${other.id}`);
    expect(mail?.text).toContain('No longer want a seat? You can leave the list on this page.');
    await expect(written('waiting.offer')).resolves.toBeNull();
  });

  it('gets no mail about an expired offer if there is another one or the class has begun', async () => {
    const { classId, entryId } = await offered('en');
    await sendOffers(world);
    world.clock.passHours(24);
    await runWaitingListJob(world);
    await expect(written('waiting.lapsed')).resolves.not.toBeNull();
    await world.services.waitingOffice.offer(world.guest(), entryId);
    await expect(written('waiting.lapsed')).resolves.toBeNull();
    const { startsAt } = await world.services.instances.get(world.guest(), classId);
    world.clock.moveTo(startsAt);
    await expect(written('waiting.lapsed')).resolves.toBeNull();
  });

  it.each([
    [
      'en',
      'The seat is no longer held for you',
      'we will not offer you another seat in this class automatically',
    ],
    [
      'es',
      'El lugar ya no está apartado para usted',
      'ya no le ofreceremos automáticamente otro lugar en esta clase',
    ],
  ] as const)(
    'gets a mail in %s that the office has withdrawn the offer',
    async (language, subject, stays) => {
      const { offerId } = await offered(language);
      await sendOffers(world);
      await world.services.waitingOffice.withdraw(world.guest(), offerId);
      const mail = await written('waiting.lapsed');
      expect(mail?.subject).toContain(subject);
      expect(mail?.text).toContain(stays);
      expect(mail?.text).toContain('/waiting-list/');
    },
  );

  it('gets no mail about a withdrawn offer whose own mail could not be delivered', async () => {
    const { offerId } = await offered('en');
    await world.change(OutboxMessageEntity, { template: 'waiting.offer' }, { failedAt: world.clock.now() });
    await world.services.waitingOffice.withdraw(world.guest(), offerId);
    await expect(world.stored(OutboxMessageEntity).countBy({ template: 'waiting.lapsed' })).resolves.toBe(0);
  });

  it.each(['en', 'es'] as const)(
    'is not promised a position on the list in %s after a withdrawn offer',
    async (language) => {
      const { entryId, offerId } = await offered(language);
      const { waitingLists, waitingOffice } = world.services;
      await waitingLists.decline(world.guest(), offerId);
      world.clock.passHours(1);
      await waitingOffice.offer(world.guest(), entryId);
      await sendOffers(world);
      const [, again] = await offersOf(world, entryId);
      await waitingOffice.withdraw(world.guest(), again?.id ?? '');
      const mail = await written('waiting.lapsed');
      expect(mail?.text).toContain(COMPANY.phoneDisplay);
      expect(mail?.text).not.toMatch(/keep your place|we will write|mismo orden|le escribiremos/);
      await waitingLists.leave(world.guest(), entryId);
      await expect(written('waiting.lapsed')).resolves.toBeNull();
    },
  );

  it('gets a mail that the class is cancelled, unless it takes place after all', async () => {
    const { classId } = await offered('es');
    await changeClass(world, classId, { status: 'cancelled' });
    const mail = await written('waiting.cancelled');
    expect(mail?.subject).toContain('La clase que usted espera se canceló');
    expect(mail?.text).toContain('Si al final la clase se da, usted seguirá en la lista.');
    expect(mail?.text).not.toContain('¿Ya no quiere esperar?');
    await expect(written('waiting.offer')).resolves.toBeNull();
  });
});
