import { parse } from 'csv-parse/sync';
import { book } from '../../../testing/attendees.js';
import { makeClass, VENUE } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { makeStudent } from '../../../testing/students.js';
import { DATABASES } from '../../../testing/world.js';
import { PAYMENT_SUMMARIES } from '../../payments/payment.constants.js';
import { PAYMENT_SUMMARY_TEXTS } from '../../payments/payment.texts.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { BOOKING_STATUSES } from '../../schedule/seats/seat.rules.js';
import { BookingEntity } from '../booking.entity.js';
import type { BookingFilter } from './booking-list.query.js';
import type { Booking } from '../booking.type.js';

const MARK = '\ufeff';

describe.each(DATABASES)('the office’s lists as files for a spreadsheet, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  async function file(path: string, language?: 'en' | 'es') {
    const token = await world.adminToken();
    const { status, headers, text } = await site.rest('GET', path, undefined, {
      token,
      ...(language && { language }),
    });
    expect(status).toBe(200);
    expect(text.startsWith(MARK)).toBe(true);
    const [heading = [], ...rows] = parse(text.slice(MARK.length));
    const records = rows.map((row) => Object.fromEntries(heading.map((name, column) => [name, row[column]])));
    return { headers, heading, rows, records };
  }

  it('contain every booking with its class in the venue’s time and the reader’s language', async () => {
    const { id } = await makeClass(world, { locationName: 'Salt Lake Training Center' });
    await book(world, id);
    const { headers, heading, rows, records } = await file('/admin/bookings.csv', 'es');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="bookings.csv"');
    expect(heading.slice(0, 3)).toEqual(['Número', 'Nombre', 'Apellido']);
    expect(rows).toHaveLength(1);
    expect(records[0]).toMatchObject({
      Nombre: 'María',
      Apellido: 'Muñoz 1',
      'Correo electrónico': 'maria.munoz1@example.com',
      Teléfono: '(801) 555-0117',
      Empresa: 'Wasatch Framing',
      'Contacto de emergencia': 'Tomás Muñoz',
      'Teléfono de emergencia': '(801) 555-0199',
      Clase: 'Operador de montacargas',
      'Fecha de la clase': '2027-01-25',
      'Hora de inicio': '08:00',
      Sede: 'Salt Lake Training Center',
      'Fecha de la reservación': '2027-01-11',
      'Estado de la reservación': 'Confirmada',
      'Estado del pago': 'Pendiente',
      Monto: '149.00',
      Notas: '',
      'Forma de pago': '',
      'Fecha de pago': '',
      'Referencia del pago': '',
      'Fecha de reembolso': '',
      Asistencia: '',
    });
    expect((await file('/admin/bookings.csv', 'en')).rows[0]).toContain('Forklift Operator');
  });

  it('contain the cancellation of a class as the status of its confirmed bookings only', async () => {
    const { id } = await makeClass(world);
    await book(world, id, {}, 1);
    await book(world, id, {}, 2);
    await world.change(BookingEntity, { lastName: 'Muñoz 2' }, { bookingStatus: 'cancelled' });
    await world.change(ClassInstanceEntity, { id }, { status: 'cancelled' });
    const { records } = await file('/admin/bookings.csv?sort=name&direction=ascending', 'es');
    expect(records.map((record) => record['Estado de la reservación'])).toEqual([
      'Clase cancelada',
      'Cancelada',
    ]);
  });

  it('are refused in the order of expiry without a range of it, as the list is', async () => {
    const token = await world.adminToken();
    const problem =
      'Para ordenar por el vencimiento del certificado, indique el primer o el último día de un intervalo de vencimientos';
    const asked = { token, language: 'es' } as const;
    await expect(
      site.rest('GET', '/admin/bookings.csv?sort=certificateExpiry&class_from=2027-01-01', undefined, asked),
    ).resolves.toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', fields: { sort: problem } } });
    const list = (filter: string) =>
      site.graphql(`{ bookings(sort: certificateExpiry${filter}) { totalCount } }`, {}, asked);
    const { body } = await list('');
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { sort: problem },
    });
    for (const filter of [', expiresFrom: "2027-01-01"', ', expiresTo: "2027-01-01"'])
      expect((await list(filter)).body).toEqual({ data: { bookings: { totalCount: 0 } } });
    expect((await file('/admin/bookings.csv?sort=certificateExpiry&expires_from=2027-01-01')).rows).toEqual(
      [],
    );
  });

  it('use the filters and the order of the list', async () => {
    const one = await makeClass(world);
    const other = await makeClass(world);
    for (const index of [1, 2, 3]) await book(world, one.id, {}, index);
    await book(world, other.id, {}, 4);
    const lastNames = async (query: string) =>
      (await file(`/admin/bookings.csv?${query}`)).rows.map(([, , name]) => name);
    const narrowed = `class_id=${one.id}&sort=name`;
    await expect(lastNames(`${narrowed}&direction=ascending`)).resolves.toEqual([
      'Muñoz 1',
      'Muñoz 2',
      'Muñoz 3',
    ]);
    await expect(lastNames(`${narrowed}&direction=descending&search=munoz2`)).resolves.toEqual(['Muñoz 2']);
    await expect(lastNames(`${narrowed}&payment_status=paid`)).resolves.toEqual([]);
    await expect(lastNames('search=%00%25')).resolves.toEqual([]);
  });

  it('accept every filter of the list', async () => {
    const boise = { ...VENUE.address, city: 'Boise', state: 'ID' } as const;
    const one = await makeClass(world, { address: boise, language: 'bilingual' });
    const days = [{ date: '2027-03-01', startTime: '08:00', endTime: '12:00' }];
    const other = await makeClass(world, { classTypeId: one.classType.id, days });
    const third = await makeClass(world);
    await book(world, one.id);
    await book(world, other.id, { companyName: 'Red Rock Drilling' }, 2);
    await book(world, third.id, {}, 3);
    const lastNames = async (query: string) =>
      (await file(`/admin/bookings.csv?sort=name&direction=ascending&${query}`)).rows.map(
        ([, , name]) => name,
      );
    await expect(lastNames('city=boise')).resolves.toEqual(['Muñoz 1']);
    await expect(lastNames('instruction_language=bilingual')).resolves.toEqual(['Muñoz 1']);
    await expect(lastNames('company=red%20rock%20drilling')).resolves.toEqual(['Muñoz 2']);
    await expect(lastNames('class_from=2027-03-01')).resolves.toEqual(['Muñoz 2']);
    await expect(lastNames('class_to=2027-02-28')).resolves.toEqual(['Muñoz 1', 'Muñoz 3']);
    await expect(lastNames(`class_type_id=${third.classType.id}`)).resolves.toEqual(['Muñoz 3']);
  });

  describe('of bookings with every status of class, booking and payment', () => {
    const payments: Partial<BookingEntity>[] = [
      { paymentStatus: 'pending' },
      { paymentStatus: 'pending', amountCents: 0 },
      { paymentStatus: 'paid' },
      { paymentStatus: 'paid', amountCents: 0 },
      { paymentStatus: 'cancelled' },
      { paymentStatus: 'cancelled', refundedOn: '2027-01-10' },
    ];
    const list = (filter: BookingFilter) =>
      world.services.bookingLists.page(
        world.guest(),
        filter,
        { sort: 'name', direction: 'ascending' },
        { first: 100 },
      );

    async function makeBookings(): Promise<Booking[]> {
      const standing = await makeClass(world, { maxAttendees: 30 });
      const off = await makeClass(world, { maxAttendees: 30 });
      let index = 0;
      for (const { id } of [standing, off])
        for (const bookingStatus of BOOKING_STATUSES)
          for (const payment of payments) {
            const { booking } = await book(world, id, {}, (index += 1));
            await world.change(BookingEntity, { id: booking.id }, { ...payment, bookingStatus });
          }
      await world.change(ClassInstanceEntity, { id: off.id }, { status: 'cancelled' });
      return (await list({})).nodes;
    }

    it('contain the bookings with the words of the payment filter, as the list does', async () => {
      const all = await makeBookings();
      expect(all).toHaveLength(36);
      for (const paymentSummary of PAYMENT_SUMMARIES) {
        const expected = all.filter((booking) => booking.paymentSummary === paymentSummary);
        const names = expected.map(({ lastName }) => lastName);
        expect(names).not.toEqual([]);
        const listed = await list({ paymentSummary });
        expect(listed.nodes.map(({ lastName }) => lastName)).toEqual(names);
        await expect(listed.totalCount).resolves.toBe(names.length);
        const query = `sort=name&direction=ascending&payment_summary=${paymentSummary}`;
        const { rows, records } = await file(`/admin/bookings.csv?${query}`);
        expect(rows.map(([, , name]) => name)).toEqual(names);
        expect(new Set(records.map((record) => record['Payment status']))).toEqual(
          new Set([PAYMENT_SUMMARY_TEXTS[paymentSummary].en]),
        );
      }
      // The payment status by itself does not tell what is owed.
      const pending = all.filter(({ paymentStatus }) => paymentStatus === 'pending');
      const { rows } = await file('/admin/bookings.csv?payment_status=pending');
      expect(rows).toHaveLength(pending.length);
    });

    it('contain the refunds that the dashboard counts', async () => {
      const due = (await makeBookings()).filter(({ paymentSummary }) => paymentSummary === 'refundDue');
      expect(due).toHaveLength(4);
      await expect(world.services.dashboards.get(world.guest())).resolves.toMatchObject({
        refundsDueCount: 4,
        refundsDueCents: due.reduce((sum, { amountCents }) => sum + amountCents, 0),
      });
    });
  });

  it('never let a name be evaluated as a formula', async () => {
    const hostile = ['=1+1', '+1 801', '-2', '@SUM(A1)', '\u0009=3', '\uff1d4'];
    for (const [index, companyName] of hostile.entries()) {
      await makeStudent(world, { companyName, firstName: '=HYPERLINK("http://x","y")' }, index);
    }
    const { rows } = await file('/admin/students.csv?search=pena');
    expect(rows).toHaveLength(hostile.length);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\uff1d]/);
    expect(rows[0]?.[0]).toBe(`'=HYPERLINK("http://x","y")`);
  });

  it('contain selected bookings with their payments', async () => {
    const { id: classId } = await makeClass(world);
    const ids: string[] = [];
    for (let index = 1; index <= 3; index += 1) ids.push((await book(world, classId, {}, index)).booking.id);
    const ctx = world.office(ids[0] ?? '');
    const note = { paymentMethod: 'check', paidOn: '2027-01-08', paymentReference: '=1042' } as const;
    await world.services.bookingPayments.set(ctx, { id: ids[1] ?? '' }, 'paid', note);
    const query = (chosen: readonly string[]) =>
      `/admin/bookings.csv?sort=name&direction=ascending&${chosen.map((id) => `ids=${id}`).join('&')}`;
    const { records } = await file(query(ids.slice(1)));
    const unpaid = {
      'Payment method': '',
      'Paid on': '',
      'Payment reference': '',
      'Refunded on': '',
      Attendance: '',
    };
    expect(records).toMatchObject([
      { ...unpaid, 'Payment method': 'Check', 'Paid on': '2027-01-08', 'Payment reference': "'=1042" },
      unpaid,
    ]);
    expect((await file(query(ids.slice(0, 1)))).rows).toHaveLength(1);
  });

  it('contain the students of a company, as the list does', async () => {
    await makeStudent(world, { companyName: 'Wasatch Framing' }, 1);
    await makeStudent(world, { companyName: 'Red Rock Drilling' }, 2);
    const token = await world.adminToken();
    for (const [query, expected] of [
      ['company_name=FRAM', ['Peña 1']],
      ['search=framing', []],
      ['sort=email&direction=descending&limit=1', ['Peña 2']],
      ['sort=email&direction=descending&limit=1&offset=1', ['Peña 1']],
    ] as const) {
      const list = await site.rest<Record<string, unknown>[]>('GET', `/students?${query}`, undefined, {
        token,
      });
      expect(list.body.map((row) => row.last_name)).toEqual(expected);
    }
    expect((await file('/admin/students.csv?company_name=FRAM')).rows.map(([, name]) => name)).toEqual([
      'Peña 1',
    ]);
  });

  it('contain each row once if the list is longer than a batch', async () => {
    for (let index = 0; index < 1_003; index += 1)
      await makeStudent(world, { companyName: 'Long list', sendEmail: false }, index);
    const { rows } = await file('/admin/students.csv?company_name=long%20list');
    expect(new Set(rows.map(([, , email]) => email)).size).toBe(1_003);
    expect(rows).toHaveLength(1_003);
  });

  it('are available to the office only', async () => {
    for (const path of ['/admin/bookings.csv', '/admin/students.csv']) {
      expect((await site.rest('GET', path)).status).toBe(401);
      const token = await world.clientToken();
      expect((await site.rest('GET', path, undefined, { token })).status).toBe(403);
    }
  });
});
