import { parse } from 'csv-parse/sync';
import { book, bookSeats } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { makeVenue } from '../../../testing/venues.js';
import { DATABASES } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { SHIPPED_REPORTS } from './shipped-reports.constants.js';

const MARK = '\ufeff';

interface Table {
  columns: { key: string; label: string; kind: string }[];
  rows: { cells: (string | null)[] }[];
  totalCount: number | null;
}

interface Described {
  id: string;
  name: string;
  variables: { name: string; kind: string; required: boolean; defaultValue: string | null }[];
  chart: { label: string; value: string } | null;
}

describe.each(DATABASES)('the reports of the office, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  const ask = async <Data>(query: string, variables: object = {}, language: 'en' | 'es' = 'en') =>
    site.graphql<Data>(query, variables, { token: await world.adminToken(), language });

  async function list(language: 'en' | 'es' = 'en'): Promise<Described[]> {
    const { body } = await ask<{ savedReports: Described[] }>(
      '{ savedReports { id name variables { name kind required defaultValue } chart { label value } } }',
      {},
      language,
    );
    return body.data?.savedReports ?? [];
  }

  const TABLE = `query ($id: ID!, $values: [ReportValueInput!]!) {
    reportTable(id: $id, values: $values) { columns { key label kind } rows { cells } totalCount }
  }`;
  async function run(id: string, values: Record<string, string> = {}, language: 'en' | 'es' = 'en') {
    const given = Object.entries(values).map(([name, value]) => ({ name, value }));
    const { body } = await ask<{ reportTable: Table }>(TABLE, { id, values: given }, language);
    return body;
  }

  async function tableOf(id: string, values: Record<string, string> = {}, language: 'en' | 'es' = 'en') {
    const { data, errors } = await run(id, values, language);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.reportTable;
  }

  it('include at least ten shipped ones, named in both languages, with the columns of their charts', async () => {
    const { id: classInstanceId } = await makeClass(world);
    await book(world, classInstanceId);
    const [english, spanish] = [await list('en'), await list('es')];
    expect(english.length).toBeGreaterThanOrEqual(10);
    expect(english.map(({ name }) => name)).not.toEqual(spanish.map(({ name }) => name));
    expect(english.filter(({ chart }) => chart)).not.toEqual([]);
    for (const { id, variables, chart } of english) {
      const values = Object.fromEntries(
        variables.flatMap(({ name, defaultValue }) => (defaultValue === null ? [] : [[name, defaultValue]])),
      );
      const { columns } = await tableOf(id, { ...values, classInstanceId });
      expect(columns.length).toBeGreaterThan(0);
      const keys = columns.map(({ key }) => key);
      if (chart) expect(keys).toEqual(expect.arrayContaining([chart.label, chart.value]));
      // A label in lower case was derived from a name, because it is missing in the list.
      for (const { label } of columns) expect(label).toMatch(/^\p{Lu}/u);
    }
  });

  it('ask for dates, enum values and classes by the types of their variables', async () => {
    const variables = Object.fromEntries((await list()).map(({ id, variables: all }) => [id, all]));
    expect(variables['week-rosters']).toEqual([
      { name: 'classFrom', kind: 'date', required: true, defaultValue: '2027-01-11' },
      { name: 'classTo', kind: 'date', required: true, defaultValue: '2027-01-17' },
    ]);
    expect(variables['small-classes']?.map(({ kind: each }) => each)).toEqual(['number', 'classType']);
    expect(variables['emergency-contacts']?.[0]).toMatchObject({ kind: 'classInstance', required: true });
  });

  it('show instants in the venue’s time, money in cents and labels in the reader’s language', async () => {
    const name = 'Salt Lake Training Center';
    const venue = await makeVenue(world, { name, nameEs: 'Centro de capacitación' });
    const { id } = await makeClass(world, { locationName: name, venueId: venue.id });
    await book(world, id);
    const { columns, rows, totalCount } = await tableOf(
      'week-rosters',
      {
        classFrom: '2027-01-25',
        classTo: '2027-01-25',
      },
      'es',
    );
    expect(totalCount).toBe(1);
    const row = Object.fromEntries(columns.map(({ key }, index) => [key, rows[0]?.cells[index]]));
    expect(row).toMatchObject({
      'classInstance.startsAt': '2027-01-25T08:00:00-07:00',
      'classInstance.name': 'Operador de montacargas',
      'classInstance.locationName': 'Centro de capacitación',
      paymentStatus: 'Pendiente',
    });
    expect(columns.find(({ key }) => key === 'paymentStatus')?.label).toBe('Pago');
    expect((await tableOf('week-rosters', { classFrom: '2027-01-26', classTo: '2027-01-30' })).rows).toEqual(
      [],
    );
  });

  it('name the payments of cancelled bookings as the list of bookings does', async () => {
    const { id } = await makeClass(world);
    for (const [index, payment] of [
      { paymentStatus: 'cancelled', refundedOn: '2027-01-10' } as const,
      { paymentStatus: 'pending' } as const,
    ].entries()) {
      const { booking } = await book(world, id, {}, index);
      await world.change(BookingEntity, { id: booking.id }, { ...payment, bookingStatus: 'cancelled' });
    }
    const { columns, rows } = await tableOf('cancellations');
    const column = columns.findIndex(({ key }) => key === 'paymentStatus');
    const payments = rows.map(({ cells }) => cells[column]);
    expect(payments.toSorted()).toEqual(['Nothing due', 'Refunded']);
  });

  it('list payments and refunds by their dates, and a payment that was refunded in both', async () => {
    const { id } = await makeClass(world);
    const cash = { paymentStatus: 'paid', paymentMethod: 'cash' } as const;
    for (const [index, payment] of [
      { ...cash, paidOn: '2027-01-04' },
      { ...cash, paidOn: '2027-01-05', paymentMethod: 'check', paymentReference: '1042' } as const,
      { ...cash, paidOn: '2027-01-05', paymentStatus: 'cancelled', refundedOn: '2027-01-06' } as const,
      { paymentStatus: 'pending' } as const,
    ].entries()) {
      const { booking } = await book(world, id, {}, index + 1);
      await world.change(BookingEntity, { id: booking.id }, payment);
    }
    const listed = async (report: string, variables: Record<string, string>) => {
      const { columns, rows } = await tableOf(report, variables);
      const indexes = ['lastName', 'paidOn', 'refundedOn', 'paymentMethod', 'paymentReference'].map((shown) =>
        columns.findIndex(({ key }) => key === shown),
      );
      return rows.map(({ cells }) => indexes.map((index) => cells[index])).toSorted();
    };
    const day = { paidFrom: '2027-01-05', paidTo: '2027-01-05' };
    const check = ['Muñoz 2', '2027-01-05', null, 'Check', '1042'];
    const refunded = ['Muñoz 3', '2027-01-05', '2027-01-06', 'Cash', null];
    await expect(listed('payments', day)).resolves.toEqual([check, refunded]);
    await expect(listed('payments', { ...day, paymentMethod: 'check' })).resolves.toEqual([check]);
    await expect(
      listed('refunds', { refundedFrom: '2027-01-06', refundedTo: '2027-01-06' }),
    ).resolves.toEqual([refunded]);
    await expect(
      listed('refunds', { refundedFrom: '2027-01-07', refundedTo: '2027-01-31' }),
    ).resolves.toEqual([]);
  });

  it('list the certificates that expire in the next 60 days, the first to expire first', async () => {
    const { id: monthId } = await makeClassType(world, { certificateMonths: 1 });
    const { id: twoMonthsId } = await makeClassType(world, { certificateMonths: 2 });
    // The test begins on January 11, and 60 days later it is March 12.
    const classes = [
      ['2027-01-12', twoMonthsId],
      ['2027-02-13', monthId],
      ['2027-02-11', monthId],
    ] as const;
    for (const [index, [date, classTypeId]] of classes.entries()) {
      const { id } = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date }] });
      const { booking } = await book(world, id, {}, index + 1);
      await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'completed' });
    }
    const report = (await list()).find(({ id }) => id === 'expiring-certificates');
    const range = { expiresFrom: '2027-01-11', expiresTo: '2027-03-12' };
    expect(report?.variables.slice(0, 2).map(({ name, defaultValue }) => [name, defaultValue])).toEqual(
      Object.entries(range),
    );
    const { columns, rows } = await tableOf('expiring-certificates', range, 'es');
    expect(columns[0]).toMatchObject({ label: 'Certificado válido hasta', kind: 'date' });
    expect(rows.map(({ cells }) => [cells[0], cells[1], cells[7]])).toEqual([
      ['2027-03-11', 'Muñoz 3', '2027-02-11T08:00:00-07:00'],
      ['2027-03-12', 'Muñoz 1', '2027-01-12T08:00:00-07:00'],
    ]);
  });

  it('list those who attended with the others who have a seat, and until they have paid', async () => {
    const { id } = await makeClass(world);
    for (const [index, bookingStatus] of (['confirmed', 'completed', 'cancelled'] as const).entries()) {
      const { booking } = await book(world, id, {}, index + 1);
      await world.change(BookingEntity, { id: booking.id }, { bookingStatus });
    }
    const week = { classFrom: '2027-01-25', classTo: '2027-01-25' };
    const reports = [
      ['week-rosters', week],
      ['emergency-contacts', { classInstanceId: id }],
      ['unpaid-bookings', {}],
    ] as const;
    for (const [name, variables] of reports) {
      const { columns, rows } = await tableOf(name, variables);
      const column = columns.findIndex(({ key }) => key === 'lastName');
      const names = rows.map(({ cells }) => cells[column]);
      expect([name, names.toSorted()]).toEqual([name, ['Muñoz 1', 'Muñoz 2']]);
    }
    const { columns, rows } = await tableOf('class-record', week, 'es');
    const column = columns.findIndex(({ label }) => label === 'Asistencia');
    const attendances = rows.map(({ cells }) => cells[column]);
    expect(attendances.toSorted()).toEqual(['Asistió', null, null].toSorted());
  });

  it('read every page of their list, each row once', async () => {
    const { id } = await makeClass(world, { maxAttendees: 300 });
    await bookSeats(world, id, 205);
    const { rows, totalCount } = await tableOf('emergency-contacts', { classInstanceId: id });
    expect([rows.length, totalCount]).toEqual([205, 205]);
    expect(new Set(rows.map(({ cells }) => JSON.stringify(cells))).size).toBe(205);
  });

  it('name the variable that is missing or invalid, in the viewer’s language', async () => {
    const problems = async (id: string, values: Record<string, string>, language: 'en' | 'es' = 'en') =>
      (await run(id, values, language)).errors?.[0]?.extensions;
    expect(await problems('emergency-contacts', {}, 'es')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { classInstanceId: 'Obligatorio' },
    });
    expect(await problems('small-classes', { takenBelow: 'five' })).toMatchObject({
      fields: { takenBelow: 'Must be a whole number' },
    });
    expect(await problems('week-rosters', { classFrom: 'monday', classTo: '2027-01-17' })).toMatchObject({
      fields: { classFrom: 'Must be a date: YYYY-MM-DD' },
    });
    expect(await problems('week-rosters', { classFrom: '2027-01-11', classTo: '9999-12-31' })).toMatchObject({
      fields: { classTo: 'Must be a date from 2000-01-01 to 2999-12-31' },
    });
    expect(await problems('revenue-by-month', { from: '2027-02-01', to: '2027-01-31' }, 'es')).toMatchObject({
      fields: { to: 'No puede ser anterior al primer día' },
    });
    expect(
      await problems('week-rosters', { classFrom: '2027-01-31', classTo: '2027-01-31' }),
    ).toBeUndefined();
    expect(await problems('nothing', {})).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('have files with the same headings in every language and without formulas', async () => {
    const { id } = await makeClass(world);
    const odd = {
      lastName: 'Muñoz, "Chuy"',
      firstName: 'María\nJosé',
      companyName: '=HYPERLINK("http://x")',
    };
    await book(world, id, odd);
    const token = await world.adminToken();
    const files = await Promise.all(
      (['en', 'es'] as const).map((language) =>
        site.rest('GET', '/admin/reports/unpaid-bookings.csv?company=', undefined, { token, language }),
      ),
    );
    const [english = [], spanish = []] = files.map(({ text }) => {
      expect(text.startsWith(MARK)).toBe(true);
      return parse(text.slice(MARK.length));
    });
    expect(english[0]).toEqual(spanish[0]);
    const row = Object.fromEntries((english[0] ?? []).map((key, index) => [key, english[1]?.[index]]));
    expect(row).toMatchObject({
      lastName: odd.lastName,
      companyName: `'${odd.companyName}`,
      amount: '149.00',
    });
    expect(files[0]?.headers['content-disposition']).toBe('attachment; filename="unpaid-bookings.csv"');
  });

  it('reject a file before its response begins: 400 with fields, 404', async () => {
    const token = await world.adminToken();
    const file = (path: string) => site.rest('GET', `/admin/reports/${path}`, undefined, { token });
    const wrong = await file('week-rosters.csv?classFrom=monday&classTo=2027-01-17');
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { fields: { classFrom: expect.any(String) as string } },
    ]);
    expect((await file('nothing.csv')).status).toBe(404);
  });

  it('are audited with the number of rows', async () => {
    const { id } = await makeClass(world);
    await book(world, id);
    await tableOf('emergency-contacts', { classInstanceId: id });
    const entries = await world.database.reader.manager.findBy(AuditEntryEntity, { action: 'report.run' });
    expect(entries.map(({ subjectId, details }) => [subjectId, JSON.parse(details) as unknown])).toEqual([
      ['emergency-contacts', { rows: 1 }],
    ]);
  });
});

it('ships every report with a unique name', () => {
  expect(new Set(SHIPPED_REPORTS.map(({ id }) => id)).size).toBe(SHIPPED_REPORTS.length);
});
