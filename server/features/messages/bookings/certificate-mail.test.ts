import { recordAttended } from '../../../testing/attendance.js';
import { book } from '../../../testing/attendees.js';
import { changeClass, makeClass } from '../../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../../testing/crews.js';
import { useMailServer, type ReceivedMail } from '../../../testing/mail-server.js';
import { readPdf } from '../../../testing/pdf.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { filledTemplate } from '../../../platform/outbox/templates.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { ClassDayEntity } from '../../schedule/days/class-day.entity.js';

describe.each(DATABASES)('mails with certificates, on %s,', (kind) => {
  const world = useWorld(kind);
  const { deliver, received, onlyMail } = useMailServer(world);

  const minuteLater = () => world.clock.passHours(1 / 60);
  async function attended(language: 'en' | 'es' = 'en') {
    const { id: classId } = await makeClass(world);
    const { booking } = await book(world, classId, { firstName: 'Ana', lastName: 'Ruiz', language });
    await deliver();
    received();
    await recordAttended(world, [booking], { notifyAttendees: true });
    await deliver();
    // The office can still take it back.
    expect(received()).toEqual([]);
    minuteLater();
    return { classId, booking };
  }
  function pdfOf({ attachments }: ReceivedMail) {
    const [file, ...others] = attachments;
    expect(others).toEqual([]);
    if (!file || typeof file.content === 'string') throw new Error('no file is attached');
    const { pages } = readPdf(Buffer.from(new Uint8Array(file.content)));
    const texts = pages.map((lines) => [lines[2]?.text, lines[4]?.text]);
    return { name: file.filename, type: file.mimeType, texts };
  }

  it.each([
    [
      'en',
      'Certificate of completion: Forklift Operator, Monday, January 25, 2027',
      ['Thank you for coming.', 'is attached to this email as a PDF file', 'Confirmation number', 'Attendee'],
      'Certificate of completion',
    ],
    [
      'es',
      'Certificado de finalización: Operador de montacargas, lunes 25 de enero de 2027',
      ['Gracias por asistir.', 'en un archivo PDF', 'Número de confirmación', 'Participante'],
      'Certificado de finalización',
    ],
  ] as const)('go to attendees in %s, with the file and the link', async (language, subject, said, title) => {
    const { booking } = await attended(language);
    const mail = await onlyMail();
    expect(mail.recipients).toEqual([booking.email]);
    expect(mail.subject).toBe(subject);
    const link = `https://classes.example.com/booking-confirmation/${booking.id}?lang=${language}`;
    const file = `https://classes.example.com/api/bookings/${booking.id}/certificate.pdf`;
    for (const text of [...said, booking.confirmationNumber, 'Ana Ruiz', link, file])
      expect(mail.text).toContain(text);
    expect(pdfOf(mail)).toEqual({
      name: `certificate-${booking.confirmationNumber}.pdf`,
      type: 'application/pdf',
      texts: [[title, 'Ana Ruiz']],
    });
  });

  it('are previewed by the office with the name of the file', async () => {
    const { booking } = await attended();
    const row = await world.stored(OutboxMessageEntity).findOneByOrFail({ template: 'booking.certificate' });
    const { recipient, language } = row;
    const due = { ...filledTemplate(row), recipient, language };
    expect(await world.services.messages.preview(world.guest(), due)).toMatchObject({
      language: 'en',
      attachment: `certificate-${booking.confirmationNumber}.pdf`,
    });
  });

  it('go to the contact for members of a crew without an email of their own', async () => {
    const { id: classId } = await makeClass(world);
    const attendees = [crewMember(1), crewMember(2, { email: 'luis@example.com' })];
    const { crew } = await bookCrew(world, classId, 0, { attendees });
    await deliver();
    received();
    await recordAttended(world, crew.bookings, { notifyAttendees: true });
    minuteLater();
    await deliver();
    const [toContact, toLuis] = received();
    expect([toContact?.recipients, toLuis?.recipients]).toEqual([[CREW_CONTACT.email], ['luis@example.com']]);
    expect(toContact?.subject).toBe(
      'Certificate of Luis Ortega 1: Forklift Operator, Monday, January 25, 2027',
    );
    expect(toContact?.text).toContain('The certificate of completion of Luis Ortega 1 is attached');
    expect(toLuis?.subject).toMatch(/^Certificate of completion: Forklift Operator, /);
    expect(toLuis?.text).toContain('Your certificate');
    expect(toContact && pdfOf(toContact).texts).toEqual([['Certificate of completion', 'Luis Ortega 1']]);
    expect(toLuis && pdfOf(toLuis).texts).toEqual([['Certificate of completion', 'Luis Ortega 2']]);
  });

  it.each<[string, (made: { classId: string; booking: { id: string } }) => Promise<unknown>]>([
    [
      'the attendance was cleared',
      ({ booking: { id } }) => world.change(BookingEntity, { id }, { bookingStatus: 'confirmed' }),
    ],
    [
      'the attendee was absent',
      ({ booking: { id } }) =>
        world.change(BookingEntity, { id }, { bookingStatus: 'confirmed', isAbsent: true }),
    ],
    [
      'the class has a day to come',
      ({ classId: classInstanceId }) =>
        world.change(ClassDayEntity, { classInstanceId }, { date: '2027-06-14' }),
    ],
    ['the class was cancelled', ({ classId }) => changeClass(world, classId, { status: 'cancelled' })],
    [
      'the booking has another email',
      ({ booking: { id } }) => world.change(BookingEntity, { id }, { email: 'iris@example.net' }),
    ],
  ])('are not sent if %s meanwhile', async (_case, change) => {
    await change(await attended());
    await deliver();
    expect(received().filter(({ subject = '' }) => subject.startsWith('Certificate'))).toEqual([]);
  });
});
