import { bookSeats } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { SavedReportEntity } from './saved-report.entity.js';
import { SHIPPED_REPORTS } from './shipped-reports.constants.js';

/** A second admin. */
const OTHER = { email: 'teo@ridgeline.example', password: 'nine warm sandstone arches' };
const BY_CITY = `query ByCity($city: String!, $paymentStatus: PaymentStatus = pending) {
  bookings(city: $city, paymentStatus: $paymentStatus, first: 5) {
    nodes { confirmationNumber amountCents ...Person }
  }
}
fragment Person on Booking { firstName companyName }`;
const REPORT = `id name description query shared shipped mine ownerName problem version
  variables { name label kind required defaultValue choices { value label } } chart { label value }`;

interface Own {
  id: string;
  name: string;
  version: number;
  mine: boolean;
  shared: boolean;
  ownerName: string | null;
  problem: string | null;
  variables: { name: string; kind: string; required: boolean; defaultValue: string | null }[];
}

describe.each(DATABASES)('reports written by the office, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  async function call<Data>(query: string, variables: object, as: 'rosa' | 'teo' = 'rosa', language = 'en') {
    const token = await world.adminToken(as === 'teo' ? OTHER : undefined);
    return (await site.graphql<Data>(query, variables, { token, language })).body;
  }

  const save = (input: object, as?: 'rosa' | 'teo', language?: string) =>
    call<{ createSavedReport: Own }>(
      `mutation ($input: CreateSavedReportInput!) { createSavedReport(input: $input) { ${REPORT} } }`,
      { input: { name: 'By city', query: BY_CITY, ...input } },
      as,
      language,
    );
  const saved = async (input: object = {}, as?: 'rosa' | 'teo') => {
    const { data, errors } = await save(input, as);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.createSavedReport;
  };
  it('are saved once if the request is repeated with its idempotency key', async () => {
    const first = await saved({ idempotencyKey: 'form-1' });
    await expect(saved({ idempotencyKey: 'form-1', name: 'Renamed' })).resolves.toEqual(first);
    const others = [
      await saved({ idempotencyKey: 'form-2' }),
      await saved({ idempotencyKey: 'form-1' }, 'teo'),
    ];
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(3);
    await expect(world.stored(SavedReportEntity).count()).resolves.toBe(3);
  });

  const update = (input: object, as?: 'rosa' | 'teo') =>
    call<{ updateSavedReport: Own }>(
      `mutation ($input: UpdateSavedReportInput!) { updateSavedReport(input: $input) { ${REPORT} } }`,
      { input: { name: 'By city', query: BY_CITY, ...input } },
      as,
    );
  const remove = (id: string, as?: 'rosa' | 'teo') =>
    call<{ deleteSavedReport: { id: string } }>(
      'mutation ($input: RecordInput!) { deleteSavedReport(input: $input) { id } }',
      { input: { id } },
      as,
    );
  const own = async (as?: 'rosa' | 'teo') => {
    const { data } = await call<{ savedReports: (Own & { shipped: boolean })[] }>(
      `{ savedReports { ${REPORT} } }`,
      {},
      as,
    );
    return data?.savedReports.filter(({ shipped }) => !shipped) ?? [];
  };
  const one = (id: string, as?: 'rosa' | 'teo', language?: string) =>
    call<{ savedReport: Own }>(
      `query ($id: ID!) { savedReport(id: $id) { ${REPORT} } }`,
      { id },
      as,
      language,
    );
  const run = (id: string, values: Record<string, string>, as?: 'rosa' | 'teo') =>
    call<{ reportTable: { columns: { key: string }[]; rows: { cells: (string | null)[] }[] } }>(
      `query ($id: ID!, $values: [ReportValueInput!]) {
        reportTable(id: $id, values: $values) { columns { key } rows { cells } }
      }`,
      { id, values: Object.entries(values).map(([name, value]) => ({ name, value })) },
      as,
    );
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
    errors?.[0]?.extensions.code;

  it('have the chart of a shipped report that they are a copy of', async () => {
    const { query, chart } = SHIPPED_REPORTS.find(({ id }) => id === 'fill-rate-by-type') ?? {};
    expect(chart).toBeDefined();
    expect(await saved({ query })).toMatchObject({ chart });
  });

  it('derive their form from the query, and read all pages whichever page it selects', async () => {
    const { id: classInstanceId } = await makeClass(world, { maxAttendees: 20 });
    await bookSeats(world, classInstanceId, 8);
    const report = await saved({ defaults: [{ name: 'city', value: 'Salt Lake City' }] });
    expect(report).toMatchObject({ mine: true, shared: false, problem: null, version: 1 });
    expect(report.variables).toMatchObject([
      { name: 'city', kind: 'text', required: true, defaultValue: 'Salt Lake City' },
      { name: 'paymentStatus', kind: 'choice', required: false, defaultValue: 'pending' },
    ]);
    const { data } = await run(report.id, { city: 'Salt Lake City' });
    expect(data?.reportTable.columns.map(({ key }) => key)).toEqual([
      'confirmationNumber',
      'amountCents',
      'firstName',
      'companyName',
    ]);
    expect(data?.reportTable.rows).toHaveLength(8);
    expect((await run(report.id, { city: 'Ogden' })).data?.reportTable.rows).toEqual([]);
    expect((await run(report.id, {})).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { city: 'Required' },
    });
  });

  it('treat an emptied field as unset, and a missing one as the query’s default', async () => {
    const { id: classInstanceId } = await makeClass(world);
    await bookSeats(world, classInstanceId, 2);
    const query = `query ($bookingStatus: BookingStatus = cancelled, $sort: BookingSort! = name) {
      bookings(bookingStatus: $bookingStatus, sort: $sort) { nodes { lastName } }
    }`;
    const { id } = await saved({ query });
    const rows = async (values: Record<string, string>) => (await run(id, values)).data?.reportTable.rows;
    expect(await rows({})).toEqual([]);
    expect(await rows({ bookingStatus: '', sort: '' })).toHaveLength(2);
    expect(await rows({ bookingStatus: 'confirmed' })).toHaveLength(2);
  });

  it('are visible to and run by their owner only, until they are shared', async () => {
    const { id } = await saved();
    expect(codeOf(await one(id, 'teo'))).toBe('NOT_FOUND');
    expect(codeOf(await run(id, { city: 'Ogden' }, 'teo'))).toBe('NOT_FOUND');
    expect(await own('teo')).toEqual([]);
    await update({ id, version: 1, shared: true });
    expect(await own('teo')).toMatchObject([{ id, mine: false, shared: true }]);
    expect((await run(id, { city: 'Ogden' }, 'teo')).errors).toBeUndefined();
  });

  it('are changed and deleted by their owner only, shared or not, and shipped reports by nobody', async () => {
    const { id } = await saved({ shared: true });
    expect(codeOf(await update({ id, version: 1, name: 'Mine now' }, 'teo'))).toBe('FORBIDDEN');
    expect(codeOf(await remove(id, 'teo'))).toBe('FORBIDDEN');
    expect(codeOf(await update({ id: 'week-rosters', version: 1 }))).toBe('FORBIDDEN');
    expect(codeOf(await remove('week-rosters'))).toBe('FORBIDDEN');
    const hidden = await saved({ name: 'Hidden' });
    expect(codeOf(await update({ id: hidden.id, version: 1 }, 'teo'))).toBe('NOT_FOUND');
    expect(codeOf(await remove(hidden.id, 'teo'))).toBe('NOT_FOUND');
    expect((await own()).map(({ name }) => name)).toEqual(['By city', 'Hidden']);
  });

  it('are not overwritten with an older version', async () => {
    const { id } = await saved();
    expect((await update({ id, version: 1, name: 'First' })).data?.updateSavedReport.version).toBe(2);
    expect(codeOf(await update({ id, version: 1, name: 'Second' }))).toBe('CONFLICT');
    expect((await own()).map(({ name }) => name)).toEqual(['First']);
  });

  it('are deleted once by twenty concurrent requests', async () => {
    const { id } = await saved();
    const token = await world.adminToken();
    const query = 'mutation ($input: RecordInput!) { deleteSavedReport(input: $input) { id } }';
    const removeAtOnce = async (input: { id: string }) => {
      const requests = Array.from({ length: 20 }, () => site.graphql(query, { input }, { token }));
      return (await Promise.all(requests)).map(({ body }) => codeOf(body));
    };
    // Opens the connections first, so that no request waits for one.
    expect(new Set(await removeAtOnce({ id: 'none' }))).toEqual(new Set(['NOT_FOUND']));
    const codes = await removeAtOnce({ id });
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(19);
    await expect(world.stored(AuditEntryEntity).countBy({ action: 'report.deleted' })).resolves.toBe(1);
  });

  it('are gone after deletion, and every step is audited', async () => {
    const { id } = await saved();
    await update({ id, version: 1, name: 'Renamed' });
    expect((await remove(id)).data?.deleteSavedReport.id).toBe(id);
    expect(codeOf(await one(id))).toBe('NOT_FOUND');
    expect(codeOf(await remove(id))).toBe('NOT_FOUND');
    const entries = await world.stored(AuditEntryEntity).findBy({ subjectId: id });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'report.created',
      'report.deleted',
      'report.updated',
    ]);
  });

  it('remain in the list with an error if the schema no longer matches their query', async () => {
    const { id } = await saved();
    const query = BY_CITY.replace('amountCents', 'amountEuros');
    await world.change(SavedReportEntity, { id }, { query });
    expect((await one(id)).data?.savedReport).toMatchObject({
      name: 'By city',
      variables: [],
      problem: expect.stringMatching(/amountEuros.* \(line 3:32\)$/) as string,
    });
    expect((await one(id, 'rosa', 'es')).data?.savedReport.problem).toMatch(
      /^El tipo "Booking" no tiene el campo "amountEuros"\..* \(línea 3:32\)$/,
    );
    expect(await own()).toHaveLength(1);
    expect((await run(id, { city: 'Ogden' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { query: expect.stringContaining('amountEuros') as string },
    });
  });

  const deep = `{ bookings { ${'nodes { classInstance { '.repeat(6)} id ${'} } '.repeat(6)} } }`;
  const WRONG: [string, string, RegExp, RegExp][] = [
    [
      'a syntax error',
      'query { bookings { nodes { id } }',
      /Is a closing brace or parenthesis missing\?.*1:34/,
      /¿Falta cerrar una llave o un paréntesis\?.*1:34/,
    ],
    [
      'nothing but a comment',
      '# later',
      /The query ends here, before it is complete.*1:8/,
      /la consulta termina aquí y está incompleta.*1:8/,
    ],
    ['a mutation', 'mutation { logOutEverywhere { token } }', /only reads.*1:1\)/, /solo lee.*1:1\)/],
    ['an unknown field', '{ bookings { nodes { idd } } }', /"idd".*1:22/, /no tiene el campo "idd".*1:22/],
    [
      'two fields',
      '{ bookings { nodes { id } } totals(by: month) { label } }',
      /one field.*1:29/,
      /un solo campo.*1:29/,
    ],
    ['no rows', '{ __typename }', /no table/, /no se puede mostrar como tabla/],
    [
      'itself',
      '{ reportTable(id: "week-rosters") { totalCount } }',
      /no table/,
      /no se puede mostrar como tabla/,
    ],
    ['too many levels', deep, /too deep: 14 levels, at most 10/, /demasiados niveles: 14; el máximo es 10/],
    [
      'too many aliases',
      `{ bookings { nodes { ${Array.from({ length: 20 }, (_, n) => `a${String(n)}: id`).join(' ')} } } }`,
      /too many aliases, at most 15/,
      /demasiados alias; el máximo es 15/,
    ],
    [
      'too many words',
      `{ bookings { nodes { ${'id '.repeat(2_100)} } } }`,
      /too long: more than 1000/,
      /demasiado larga: más de 1000/,
    ],
    [
      'a variable no form can ask for',
      'query ($values: [ReportValueInput!]) { bookings(city: $values) { nodes { id } } }',
      /values/,
      /values/,
    ],
  ];
  it.each(WRONG)('are rejected with the position of %s', async (_what, query, english, spanish) => {
    expect((await save({ query })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { query: expect.stringMatching(english) as string },
    });
    expect((await save({ query }, 'rosa', 'es')).errors?.[0]?.extensions.fields?.query).toMatch(spanish);
    expect(await own()).toEqual([]);
  });

  it('are rejected without a name, and with an invalid default of a variable', async () => {
    expect((await save({ name: '  ' })).errors?.[0]?.extensions.fields).toEqual({ name: 'Name required' });
    const defaults = [{ name: 'paymentStatus', value: 'gold' }];
    expect((await save({ defaults }, 'rosa', 'es')).errors?.[0]?.extensions.fields).toEqual({
      'defaults.paymentStatus': 'Debe ser uno de: pending, paid, cancelled',
    });
  });

  it('are not accessible to clients and guests', async () => {
    const { id } = await saved({ shared: true });
    const query = `{ savedReport(id: "${id}") { name } }`;
    expect((await site.graphql(query)).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const token = await world.clientToken();
    expect((await site.graphql(query, {}, { token })).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await site.rest('GET', `/admin/reports/${id}.csv?city=x`)).status).toBe(401);
    expect((await site.rest('GET', `/admin/reports/${id}.csv?city=x`, undefined, { token })).status).toBe(
      403,
    );
  });
});
