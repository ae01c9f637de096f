import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useMailServer } from '../../../testing/mail-server.js';
import { ADMIN, COMPANY, DATABASES, useWorld } from '../../../testing/world.js';
import type { RequestContext } from '../../../platform/context/request-context.js';

const HOSTILE = '<img src=x onerror=alert(1)> & "quotes"';

describe.each(DATABASES)('mails of an office message, on %s,', (kind) => {
  const world = useWorld(kind);
  const mailServer = useMailServer(world);
  const { texts } = mailServer;
  let office: RequestContext;
  beforeEach(async () => {
    office = await world.admin();
  });
  /** The messages sent a minute from now, except confirmations. */
  const received = async (subject: RegExp) => {
    world.clock.passHours(1 / 60);
    await mailServer.deliver();
    return mailServer.received().filter((mail) => subject.test(mail.subject ?? ''));
  };

  it('are in the language of each recipient, with their name, class, date and venue, and escaped text', async () => {
    const { id: classInstanceId } = await makeClass(world);
    await book(world, classInstanceId, { language: 'en', textNotifications: true }, 1);
    await book(world, classInstanceId, { language: 'es', firstName: 'José' }, 2);
    await world.services.officeMessages.send(office, {
      classInstanceId,
      english: { subject: 'Parking: {class}', text: `Hello {first name},\n\n${HOSTILE}\nSee you on {date}.` },
      spanish: { subject: 'Estacionamiento: {clase}', text: 'Hola, {nombre}. Lo esperamos en {lugar}.' },
      textMessages: true,
      idempotencyKey: 'key',
    });
    const [english, spanish, ...others] = await received(/^(Parking|Estacionamiento)/);
    expect(others).toEqual([]);
    expect(english?.subject).toBe('Parking: Forklift Operator');
    expect(english?.text).toContain(`Hello María,\n\n${HOSTILE}\nSee you on Monday, January 25, 2027.`);
    expect(english?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;');
    expect(english?.html).not.toContain('<img');
    expect(english?.replyTo).toEqual([{ name: COMPANY.name, address: COMPANY.email }]);
    expect(spanish?.subject).toBe('Estacionamiento: Operador de montacargas');
    expect(spanish?.html).toContain('<html lang="es">');
    expect(spanish?.text).toContain('Hola, José. Lo esperamos en Salt Lake Training Center, 2155 S');
    expect(texts).toEqual([expect.stringContaining('Ridgeline Safety Training: Hello María,')]);
  });

  it.each([
    ['Bring your ID.', ': Bring your ID. More in our email.'],
    ['Bring your ID!', ': Bring your ID! More in our email.'],
    ['Parking', ': Parking. More in our email.'],
  ])(
    'have their subject as the text message if the text is long, as one sentence: %s',
    async (subject, said) => {
      const { id: classInstanceId } = await makeClass(world);
      await book(world, classInstanceId, { language: 'en', textNotifications: true }, 1);
      await world.services.officeMessages.send(office, {
        classInstanceId,
        english: { subject, text: 'Hello. '.repeat(60) },
        textMessages: true,
        idempotencyKey: 'key',
      });
      await received(/ID|Parking/);
      expect(texts).toEqual([expect.stringContaining(said)]);
    },
  );

  it('have no header from the typed subject', async () => {
    const { id: classInstanceId } = await makeClass(world);
    await book(world, classInstanceId, { language: 'en' }, 1);
    await world.services.officeMessages.send(office, {
      classInstanceId,
      english: { subject: 'Parking\r\nBcc: eve@example.com\r\n\r\nBody', text: 'Hello' },
      textMessages: false,
      idempotencyKey: 'key',
    });
    const [mail] = await received(/^Parking/);
    expect(mail?.recipients).toEqual(['maria.munoz1@example.com']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('are marked as a test and sent to the author only', async () => {
    const { id: classInstanceId } = await makeClass(world);
    await book(world, classInstanceId, { language: 'es' }, 1);
    const spanish = { subject: 'Estacionamiento', text: 'Hola, {nombre}.' };
    await world.services.officeMessages.sendTest(office, { classInstanceId, spanish });
    const [mail, ...others] = await received(/Estacionamiento/);
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual([ADMIN.email]);
    expect(mail?.subject).toBe('[Prueba] Estacionamiento');
    expect(mail?.text).toContain('Esta es una prueba.');
  });
});
