import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { buildSchema } from 'graphql';
import { book, bookSeats } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { ContactMessageEntity } from '../../contact/contact-message.entity.js';
import { readReport } from './report-document.rules.js';
import { ReportRunService } from './report-run.service.js';

interface Table {
  columns: { key: string; label: string; kind: string }[];
  rows: { cells: (string | null)[] }[];
}

describe.each(DATABASES)('a report with an unusual query, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  const ask = async <Data>(query: string, variables: object, language: 'en' | 'es' = 'en') => {
    const token = await world.adminToken();
    const { body } = await site.graphql<Data>(query, variables, { token, language });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data;
  };

  async function saved(query: string, input: object = {}): Promise<string> {
    const { createSavedReport } = await ask<{ createSavedReport: { id: string } }>(
      'mutation ($input: CreateSavedReportInput!) { createSavedReport(input: $input) { id } }',
      { input: { name: 'Odd', query, ...input } },
    );
    return createSavedReport.id;
  }

  async function tableOf(id: string, values: Record<string, string> = {}, language: 'en' | 'es' = 'en') {
    const { reportTable } = await ask<{ reportTable: Table }>(
      `query ($id: ID!, $values: [ReportValueInput!]) {
        reportTable(id: $id, values: $values) { columns { key label kind } rows { cells } }
      }`,
      { id, values: Object.entries(values).map(([name, value]) => ({ name, value })) },
      language,
    );
    return reportTable;
  }

  const run = async (query: string, language: 'en' | 'es' = 'en') =>
    tableOf(await saved(query), {}, language);
  const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells);

  async function fileOf(id: string): Promise<string[][]> {
    const token = await world.adminToken();
    const { text, headers } = await site.rest('GET', `/admin/reports/${id}.csv`, undefined, { token });
    expect(headers['content-disposition']).toBe('attachment; filename="odd.csv"');
    return parse(text, { bom: true });
  }

  it('is refused with the name of a variable whose empty value is null where one is needed', async () => {
    const id = await saved('query ($order: BookingSort) { bookings(sort: $order) { nodes { id } } }');
    const token = await world.adminToken();
    const file = await site.rest('GET', `/admin/reports/${id}.csv?order=`, undefined, {
      token,
      language: 'es',
    });
    expect(file).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields: { order: 'El argumento "sort" no puede ser null.' } },
    });
    expect(world.log.errors()).toEqual([]);
  });

  it('runs with names that every object has, without affecting the list of reports', async () => {
    const { id: classInstanceId } = await makeClass(world);
    await book(world, classInstanceId);
    const query = `query ($constructor: String, $toString: String) {
      bookings(city: $constructor, company: $toString) { nodes { valueOf: id } }
    }`;
    const id = await saved(query, {
      shared: true,
      defaults: [{ name: 'toString', value: '' }],
    });
    expect((await tableOf(id)).rows).toHaveLength(1);
    expect((await tableOf(id, { constructor: 'Nowhere' })).rows).toEqual([]);
    const { savedReports } = await ask<{ savedReports: { id: string }[] }>(
      '{ savedReports { id problem variables { name label defaultValue } } }',
      {},
    );
    expect(savedReports.find((report) => report.id === id)).toEqual({
      id,
      problem: null,
      variables: [
        { name: 'constructor', label: 'constructor', defaultValue: null },
        { name: 'toString', label: 'to string', defaultValue: null },
      ],
    });
  });

  it('has rounded percentages in its file', async () => {
    const { id } = await makeClass(world, { maxAttendees: 3 });
    await book(world, id);
    const query = '{ totals(by: classType) { label fillRate } }';
    expect(cellsOf(await run(query))).toEqual([['Forklift Operator', String(1 / 3)]]);
    expect(await fileOf(await saved(query))).toEqual([
      ['label', 'fillRate'],
      ['Forklift Operator', '0.3333'],
    ]);
  });

  it('has no row for an object that does not exist', async () => {
    expect((await run('{ upcomingClass(id: "none") { id name } }')).rows).toEqual([]);
  });

  it('keeps every column that has its own name', async () => {
    await makeClass(world);
    const query = '{ classTypes { nodes { english: name nameEs } } }';
    expect(cellsOf(await run(query))).toEqual([['Forklift Operator']]);
    expect(cellsOf(await run(query, 'es'))).toEqual([['Operador de montacargas']]);
    const both = await run('{ classTypes { nodes { name spanish: nameEs } } }');
    expect(cellsOf(both)).toEqual([['Forklift Operator', 'Operador de montacargas']]);
    const people = '{ students { nodes { label: firstName labelEs: lastName } } }';
    expect((await run(people, 'es')).columns.map(({ key }) => key)).toEqual(['label', 'labelEs']);
  });

  it('shows instants in the venue’s time without selecting its zone, also in a list', async () => {
    const { id } = await makeClass(world, {
      timeZone: 'America/New_York',
      days: [
        { date: '2027-01-25', startTime: '08:00', endTime: '16:00' },
        { date: '2027-01-26', startTime: '09:00', endTime: '16:00' },
      ],
    });
    await book(world, id);
    expect(cellsOf(await run(`{ classInstance(id: "${id}") { startsAt days { startsAt } } }`))).toEqual([
      ['2027-01-25T08:00:00-05:00', '2027-01-25T08:00:00-05:00; 2027-01-26T09:00:00-05:00'],
    ]);
    const ofBookings = '{ bookings { nodes { classInstance { startsAt zone: timeZone } } } }';
    expect(cellsOf(await run(ofBookings))).toEqual([['2027-01-25T08:00:00-05:00', 'America/New_York']]);
  });

  it('joins the values of a list in a cell, each as text', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { firstName: 'Ana', companyName: undefined });
    await book(world, id, { firstName: 'Beto', companyName: 'Peak Framing' });
    const query = '{ dashboard { recentBookings { firstName companyName amountCents bookingStatus } } }';
    const [cells = []] = cellsOf(await run(query, 'es'));
    const people = cells.map((cell) => cell?.split('; ') ?? []);
    expect(people[0]?.map((_name, index) => people.map((values) => values[index])).sort()).toEqual([
      ['Ana', '', '149.00', 'Confirmada'],
      ['Beto', 'Peak Framing', '149.00', 'Confirmada'],
    ]);
  });

  it('writes negative numbers as numbers, also in a file', async () => {
    const { id } = await makeClass(world);
    await world.change(ClassInstanceEntity, { id }, { maxAttendees: -3 });
    const [, [seats = ''] = []] = await fileOf(await saved('{ classInstances { nodes { maxAttendees } } }'));
    expect(seats).toBe('-3');
  });

  it('labels the groups of totals, even if a variable selects them', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { companyName: 'Peak Framing' });
    const byChoice = await saved('query ($by: TotalsGroup!) { totals(by: $by) { label seatsTaken } }');
    const firstOf = async (by: string, language: 'en' | 'es') => {
      const table = await tableOf(byChoice, { by }, language);
      return { ...table.columns[0], cell: table.rows[0]?.cells[0] };
    };
    const key = 'label';
    const january = { key, kind: 'month', cell: '2027-01' };
    expect(await firstOf('month', 'en')).toEqual({ ...january, label: 'Month' });
    expect(await firstOf('month', 'es')).toEqual({ ...january, label: 'Mes' });
    const peak = { key, kind: 'text', cell: 'Peak Framing' };
    expect(await firstOf('company', 'es')).toEqual({ ...peak, label: 'Empresa' });
    expect((await run('{ totals(by: classType) { label } }')).columns[0]?.label).toBe('Class type');
    expect((await run('{ totals(by: month) { when: label } }')).columns[0]?.label).toBe('when');
  });

  it('sums the classes of groups, but not of companies, which may share a class', async () => {
    const query = 'query ($by: TotalsGroup!) { totals(by: $by) { classes of: classes seatsTaken } }';
    const id = await saved(query);
    const summed = async (by: string) => {
      const values = [{ name: 'by', value: by }];
      const { reportTable } = await ask<{ reportTable: { columns: { key: string; isSummed: boolean }[] } }>(
        `query ($id: ID!, $values: [ReportValueInput!]) {
          reportTable(id: $id, values: $values) { columns { key isSummed } }
        }`,
        { id, values },
      );
      return reportTable.columns.filter(({ isSummed }) => isSummed).map(({ key }) => key);
    };
    await expect(summed('city')).resolves.toEqual(['classes', 'of', 'seatsTaken']);
    await expect(summed('company')).resolves.toEqual(['seatsTaken']);
  });

  it('sums amounts that exceed an Int', async () => {
    const { id } = await makeClass(world, { maxAttendees: 5 });
    await bookSeats(world, id, 3);
    await world.change(BookingEntity, { classInstanceId: id }, { amountCents: 1_000_000_000 });
    const report = await saved('{ totals(by: language) { label labelEs revenueExpectedCents } }');
    expect(cellsOf(await tableOf(report, {}, 'es'))).toEqual([['Inglés', '3000000000']]);
    expect(await fileOf(report)).toEqual([
      ['label', 'revenueExpected'],
      ['English', '30000000.00'],
    ]);
  });

  it('shows a thousand rows of a longer list, and audits that number', async () => {
    const person = { name: 'Ana', email: 'ana@example.com', phone: null, language: 'en' as const };
    const message = {
      ...person,
      subject: 'other' as const,
      message: 'Hello',
      searchText: '',
      senderSearch: '',
    };
    const unread = { readAt: null, handledAt: null };
    const createdAt = world.clock.now();
    const messages = Array.from({ length: 1001 }, () => ({
      ...message,
      ...unread,
      id: randomUUID(),
      createdAt,
    }));
    await world.database.transaction(world.guest(), async (manager) => {
      await insertRows(manager, ContactMessageEntity, messages);
    });
    const id = await saved('{ contactMessages { nodes { id } } }');
    const run = () =>
      ask<{ reportTable: Table & { totalCount: number; hasMore: boolean } }>(
        'query ($id: ID!) { reportTable(id: $id) { columns { key } rows { cells } totalCount hasMore } }',
        { id },
      );
    const { reportTable } = await run();
    expect(reportTable).toMatchObject({ totalCount: 1001, hasMore: true });
    expect(new Set(cellsOf(reportTable).flat()).size).toBe(1000);
    const [entry] = await world.stored(AuditEntryEntity).findBy({ action: 'report.run', subjectId: id });
    expect(entry?.details).toBe('{"rows":1000}');
    await world.database.transaction(world.guest(), (manager) =>
      manager.delete(ContactMessageEntity, { id: messages[0]?.id ?? '' }),
    );
    expect((await run()).reportTable).toMatchObject({ totalCount: 1000, hasMore: false });
  });

  it('reports its cost as an integer', async () => {
    const spreads = (from: number, count: number) => `...F${String(from)} `.repeat(count);
    const fragments = [0, 1, 2, 3, 4].map(
      (n) => `fragment F${String(n)} on Booking { ${spreads(n + 1, 9)} }`,
    );
    const query = `{ bookings { nodes { ${spreads(0, 1)} } } } ${fragments.join(' ')} fragment F5 on Booking { id }`;
    await expect(saved(query)).rejects.toThrow(/too costly: \d+, at most 5000\. Ask/);
  });

  it('omits a cost that would need exponential notation', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, n) => `fragment F${String(n)} on Booking { ...F${String(n + 1)} ...F${String(n + 1)} }`,
    );
    const query = `{ bookings { nodes { ...F0 } } } ${fragments.join(' ')} fragment F40 on Booking { id }`;
    await expect(saved(query)).rejects.toThrow(/far too costly, at most 5000\. Ask/);
  });

  it('names the field if a city name is too long', async () => {
    const report = await saved('query ($city: String!) { totals(by: month, city: $city) { key } }');
    await expect(tableOf(report, { city: 'x'.repeat(101) })).rejects.toThrow(
      /"city":"At most 100 characters"/,
    );
    await expect(tableOf(report, { city: 'x'.repeat(100) })).resolves.toMatchObject({ rows: [] });
  });

  it('is not saved with a variable that no request could set', async () => {
    await expect(
      saved('query ($__proto__: String) { totals(by: month, from: $__proto__) { key } }'),
    ).rejects.toThrow(/A variable cannot be called \\"__proto__\\"\. \(line 1:8\)/);
  });

  /** A report whose rows never arrive, with a limit of 20 ms. */
  function runLate(locale: Locale) {
    const schema = buildSchema('type Query { rows: [Row] } type Row { name: String }');
    const resolve = () => new Promise(() => undefined);
    Object.assign(schema.getQueryType()?.getFields().rows ?? {}, { resolve });
    const report = { id: 'late', document: readReport(schema, '{ rows { name } }') };
    return new ReportRunService(world.database, schema, 20).run(world.guest({ locale }), report, {});
  }

  it('is stopped with advice if it takes too long', async () => {
    const es = 'El informe tarda demasiado. Use un filtro para pedir menos datos.';
    const details = { message: { text: { es } } };
    await expect(runLate('es')).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details });
  });

  it('is stopped if it takes too long, even if the read cannot be interrupted', async () => {
    jest.spyOn(world.database, 'interruptLongRead').mockRejectedValueOnce(new Error('the reader is closed'));
    await expect(runLate('en')).rejects.toThrow('the reader is closed');
  });
});
