import { IsNull } from 'typeorm';
import { book, bookSeats } from '../../testing/attendees.js';
import { CLASS_DAY, changeClass, makeClass, makeClassType } from '../../testing/classes.js';
import { makeVenue } from '../../testing/venues.js';
import { join, runWaitingListJob } from '../../testing/waiting.js';
import { messagesOf } from '../../testing/mail-server.js';
import { useWorld } from '../../testing/world.js';
import { LOCALES } from '../../platform/i18n/message.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { channelOf, filledTemplate, TEMPLATE_NAMES } from '../../platform/outbox/templates.js';

/**
 * The basic characters of GSM 03.38. With any other character, such as á or an en dash, a text message is sent in UCS-2,
 * in parts of 67 instead of 153 characters.
 */
const GSM_7 = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const charactersOutside = (text: string): string[] => [...text].filter((character) => !GSM_7.has(character));

// Mondays and a Tuesday, because miércoles and sábado have accents.
const on = (date: string) => ({ ...CLASS_DAY, date });
const TEXTS = { textNotifications: true, phone: '(801) 555-0117' };

describe('a text message whose values have no accents', () => {
  const world = useWorld('sqlite');

  /** A class from Monday on. Its Spanish names have an ñ. */
  async function classOf(changes: Parameters<typeof makeClass>[1] = {}): Promise<string> {
    const { id: venueId } = await makeVenue(world, { nameEs: 'Centro Peña' });
    const { id: classTypeId } = await makeClassType(world, { nameEs: 'Señales con las manos' });
    return (await makeClass(world, { classTypeId, venueId, ...changes })).id;
  }
  const sent = () =>
    world.change(OutboxMessageEntity, { attempts: 0 }, { sentAt: world.clock.now(), attempts: 1 });
  async function booked(): Promise<string> {
    const id = await classOf();
    await book(world, id, TEXTS);
    await sent();
    return id;
  }
  /** An offer of one seat, and of two. */
  async function offered(priceCents: number): Promise<void> {
    const id = await classOf({ maxAttendees: 2, priceCents });
    await bookSeats(world, id, 2);
    await join(world, id, TEXTS);
    await join(world, id, { ...TEXTS, seats: 2 }, 2);
    await changeClass(world, id, { maxAttendees: 5 });
    await runWaitingListJob(world);
  }
  async function written(english: string, spanish: string): Promise<void> {
    const classInstanceId = await classOf();
    await book(world, classInstanceId, { ...TEXTS, firstName: 'Begoña' });
    await world.services.officeMessages.send(await world.admin(), {
      classInstanceId,
      english: { subject: 'Parking on {date}', text: english },
      spanish: { subject: 'Estacionamiento el {fecha}', text: spanish },
      textMessages: true,
      idempotencyKey: 'key',
    });
  }

  const SCENES: Record<string, () => Promise<unknown>> = {
    reminder: async () => book(world, await classOf(), TEXTS),
    'another date, place and language': async () => {
      const place = { locationName: 'Taller Muñoz', language: 'es' as const };
      await changeClass(world, await booked(), { ...place, days: [on('2027-02-01')] });
    },
    'other days': async () =>
      changeClass(world, await booked(), { days: [on('2027-02-01'), on('2027-02-02')] }),
    cancelled: async () => changeClass(world, await booked(), { status: 'cancelled' }),
    restored: async () => {
      const id = await booked();
      await changeClass(world, id, { status: 'cancelled' });
      await sent();
      await changeClass(world, id, { status: 'scheduled' });
    },
    offer: () => offered(14_900),
    'free offer': () => offered(0),
    'office message': () =>
      written('{first name}, park behind {place}.', '{nombre}, estacione detras de {sede}.'),
    'long office message': () => written('Hello. '.repeat(60), 'Buenos dias. '.repeat(60)),
  };

  it('has only characters of GSM-7, in both languages', async () => {
    const templates = new Set<string>();
    const problems: Record<string, string[]> = {};
    for (const [name, scene] of Object.entries(SCENES)) {
      await world.startAnew();
      await scene();
      const messages = messagesOf(world);
      for (const row of await world.stored(OutboxMessageEntity).findBy({ sentAt: IsNull() })) {
        for (const language of LOCALES) {
          const due = { ...filledTemplate(row), recipient: row.recipient, language };
          const message = await messages.write(world.guest(), due);
          if (message?.channel !== 'sms') continue;
          templates.add(due.template);
          const outside = charactersOutside(message.text);
          if (outside.length > 0) problems[`${name}, ${language}: ${message.text}`] = outside;
        }
      }
    }
    expect(problems).toEqual({});
    const ofTexts = TEMPLATE_NAMES.filter((name) => channelOf(name) === 'sms');
    expect([...templates].toSorted()).toEqual(ofTexts);
  });
});
