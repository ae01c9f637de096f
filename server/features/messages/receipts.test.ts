import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT } from '../../testing/crews.js';
import { useMailServer } from '../../testing/mail-server.js';
import { markPaid, refund, versionsOf } from '../../testing/payments.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { filledTemplate } from '../../platform/outbox/templates.js';

describe.each(DATABASES)('receipts, on %s,', (kind) => {
  const world = useWorld(kind);
  const { deliver, received, onlyMail } = useMailServer(world);

  async function booked(language: 'en' | 'es' = 'en') {
    const { id: classId } = await makeClass(world);
    const { booking } = await book(world, classId, { firstName: 'Ana', lastName: 'Ruiz', language });
    await deliver();
    received();
    return { booking, seen: await markPaid(world, [booking]) };
  }
  async function crewBooked() {
    const { id: classId } = await makeClass(world);
    const { crew } = await bookCrew(world, classId, 3);
    await deliver();
    received();
    return { crew, members: crew.bookings.map(({ bookingId }) => ({ id: bookingId })) };
  }
  const mailReceipts = (seen: readonly { id: string; version: number }[]) =>
    world.services.receipts.mail(world.office(), seen);

  it.each([
    [
      'en',
      'Payment received: Forklift Operator, Monday, January 25, 2027',
      [
        'it is your receipt',
        'Amount paid: $149',
        'Paid on: Monday, January 11, 2027',
        'Method: Check',
        'Reference: 1042',
        'Company: Wasatch Framing',
        'Attendee: Ana Ruiz',
      ],
    ],
    [
      'es',
      'Pago recibido: Operador de montacargas, lunes 25 de enero de 2027',
      [
        'es su recibo',
        'Monto pagado: $149',
        'Fecha de pago: lunes 11 de enero de 2027',
        'Forma de pago: Cheque',
        'Referencia: 1042',
        'Empresa: Wasatch Framing',
        'Participante: Ana Ruiz',
      ],
    ],
  ] as const)('state the payment in %s', async (language, subject, said) => {
    const { booking, seen } = await booked(language);
    await mailReceipts(seen);
    const mail = await onlyMail();
    expect(mail.recipients).toEqual([booking.email]);
    expect(mail.subject).toBe(subject);
    for (const text of [...said, booking.confirmationNumber]) expect(mail.text).toContain(text);
    expect(mail.attachments).toEqual([]);
  });

  it('leave out what the office has not recorded', async () => {
    const { booking } = await booked();
    const [seen] = await versionsOf(world, [booking]);
    const unknown = { paymentMethod: null, paymentReference: null, paidOn: null };
    await world.services.bookingPayments.set(world.office(), seen ?? { id: '' }, 'paid', unknown);
    await mailReceipts(await versionsOf(world, [booking]));
    const { text } = await onlyMail();
    expect(text).toContain('Amount paid: $149');
    for (const label of ['Method', 'Reference', 'Paid on']) expect(text).not.toContain(`${label}:`);
  });

  it.each([
    ['en', 'Payment refunded: Forklift', ['Amount refunded: $149', 'Refunded on: Tuesday, January 12, 2027']],
    [
      'es',
      'Pago reembolsado: Operador',
      ['Monto reembolsado: $149', 'Fecha de reembolso: martes 12 de enero de 2027'],
    ],
  ] as const)('state a refund in %s', async (language, subject, said) => {
    const { booking } = await booked(language);
    world.clock.moveTo('2027-01-13T15:00:00Z');
    await mailReceipts(await refund(world, [booking], '2027-01-12'));
    const mail = await onlyMail();
    expect(mail.subject).toContain(subject);
    for (const text of said) expect(mail.text).toContain(text);
    expect(mail.text).toMatch(/(Amount paid|Monto pagado): \$149/);
  });

  it('list the paid and refunded seats of a crew, with the sums and what is still to pay', async () => {
    const { crew, members } = await crewBooked();
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('three were named');
    await markPaid(world, [first, second]);
    world.clock.moveTo('2027-01-13T15:00:00Z');
    await refund(world, [second], '2027-01-12');
    await mailReceipts(await versionsOf(world, [first, second]));
    const { recipients, subject, text } = await onlyMail();
    expect(recipients).toEqual([CREW_CONTACT.email]);
    expect(subject).toMatch(/^Payment received: Forklift Operator, /);
    const [one, two, three] = crew.bookings.map(({ confirmationNumber }) => confirmationNumber);
    // The third member and two unnamed seats.
    for (const line of [
      'Amount paid: $298',
      'Amount refunded: $149',
      'Still to pay: $447',
      'Company: Vigil Concrete',
      'Purchase order: PO/2027-15',
      `Luis Ortega 1, ${one}: $149, paid on Monday, January 11, 2027 (Check, 1042)`,
      `Luis Ortega 2, ${two}: $149, paid on Monday, January 11, 2027, refunded on Tuesday, January 12, 2027 (Check, 1042)`,
    ])
      expect(text.split('\n').map((each) => each.trim())).toContain(line);
    expect(text).not.toContain(three);
  });

  it('are a refund for a crew if all of its seats are refunded', async () => {
    const { members } = await crewBooked();
    await markPaid(world, members);
    world.clock.moveTo('2027-01-13T15:00:00Z');
    await mailReceipts(await refund(world, members, '2027-01-12'));
    const { subject, text } = await onlyMail();
    expect(subject).toMatch(/^Payment refunded: /);
    expect(text).toContain('Amount refunded: $447');
  });

  it('ask for nothing more after a cancelled class', async () => {
    const { crew, members } = await crewBooked();
    await markPaid(world, members.slice(0, 2));
    await changeClass(world, crew.classInstance.id, { status: 'cancelled' });
    await deliver();
    received();
    await mailReceipts(await refund(world, members.slice(0, 2)));
    const { subject, text } = await onlyMail();
    expect(subject).toMatch(/^Payment refunded: /);
    expect(text).toContain('Amount refunded: $298');
    expect(text).not.toContain('Still to pay');
  });

  it('state the date of the class of a member who was moved alone', async () => {
    const { crew, members } = await crewBooked();
    const { classTypeId } = crew.classInstance;
    const { id } = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    await markPaid(world, members);
    const second = await versionsOf(world, members.slice(1, 2));
    await world.services.bulkBookings.move(world.office(), second, id);
    await mailReceipts(await versionsOf(world, members));
    const { text } = await onlyMail();
    expect(text.match(/^.*in a class on.*$/gmu)).toEqual([
      `Luis Ortega 2, ${crew.bookings[1]?.confirmationNumber}: $149, in a class on Monday, February 8, 2027, paid on Monday, January 11, 2027 (Check, 1042)`,
    ]);
  });

  it('state the class of members who were all moved', async () => {
    const { crew, members } = await crewBooked();
    const { classTypeId } = crew.classInstance;
    const { id } = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    const seen = await markPaid(world, members);
    await world.services.bulkBookings.move(world.office(), seen, id);
    await mailReceipts(await versionsOf(world, members));
    const { subject, text } = await onlyMail();
    expect(subject).toBe('Payment received: Forklift Operator, Monday, February 8, 2027');
    expect(text).toContain('Date: Monday, February 8, 2027');
    expect(text).not.toMatch(/January 25|in a class on|Seats:/u);
  });

  it('are not sent if the payment was taken back meanwhile', async () => {
    const { booking, seen } = await booked();
    const { members } = await crewBooked();
    await mailReceipts([...seen, ...(await markPaid(world, members))]);
    await world.services.bulkBookings.markUnpaid(
      world.office(),
      await versionsOf(world, [booking, ...members]),
    );
    await deliver();
    expect(received()).toEqual([]);
  });

  it('are not sent to a person to whom the seat was passed on', async () => {
    const { booking, seen } = await booked();
    await mailReceipts(seen);
    const tomas = { firstName: 'Tomás', lastName: 'Rivas', email: 'tomas@example.com' };
    await world.services.ownBookings.change(world.guest(), { bookingId: booking.id, ...tomas });
    await deliver();
    expect(received().filter(({ subject = '' }) => subject.startsWith('Payment'))).toEqual([]);
  });

  it('are in the histories of the booking, of its crew and of its members only', async () => {
    const { booking, seen } = await booked();
    const { crew, members } = await crewBooked();
    const [paid, other] = members;
    if (!paid || !other) throw new Error('three were named');
    await mailReceipts([...seen, ...(await markPaid(world, [paid]))]);
    const { bookingHistory, crewHistory } = world.services;
    const kindsOf = async (id: string) => (await bookingHistory.of(id)).map((event) => event.kind);
    expect(await kindsOf(booking.id)).toContain('receiptQueued');
    expect(await kindsOf(paid.id)).toContain('receiptQueued');
    expect(await kindsOf(other.id)).not.toContain('receiptQueued');
    const events = await crewHistory.of(crew.crewBookingId);
    expect(events.map((event) => event.kind)).toContain('receiptQueued');
  });

  it('are previewed by the office', async () => {
    const { seen } = await booked();
    await mailReceipts(seen);
    const row = await world.stored(OutboxMessageEntity).findOneByOrFail({ template: 'booking.receipt' });
    const due = { ...filledTemplate(row), recipient: row.recipient, language: row.language };
    const preview = await world.services.messages.preview(world.guest(), due);
    expect(preview?.text).toContain('Amount paid: $149');
  });
});
