import { bookSeats } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';

interface Preview {
  rows: { cells: (string | null)[] }[];
  totalCount: number | null;
  hasMore: boolean;
}

const PREVIEW = `query ($query: String!, $values: [ReportValueInput!]!) {
  reportPreview(query: $query, values: $values) { rows { cells } totalCount hasMore }
}`;

describe.each(DATABASES)('the table of a query in the explorer, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  async function preview(query: string, values: Record<string, string> = {}) {
    const given = Object.entries(values).map(([name, value]) => ({ name, value }));
    const { body } = await site.graphql<{ reportPreview: Preview }>(
      PREVIEW,
      { query, values: given },
      { token: await world.adminToken(), language: 'en' },
    );
    return body;
  }

  async function shown(query: string, values?: Record<string, string>) {
    const { data, errors } = await preview(query, values);
    if (!data) throw new Error(JSON.stringify(errors));
    const { rows, ...counts } = data.reportPreview;
    return { ...counts, emails: rows.map(({ cells }) => cells[0]) };
  }

  const problems = async (query: string, values?: Record<string, string>) =>
    (await preview(query, values)).errors?.[0]?.extensions.fields;

  async function fiveStudents() {
    const { id } = await makeClass(world, { maxAttendees: 5 });
    await bookSeats(world, id, 5);
    const { emails } = await shown('{ students { nodes { email } } }');
    expect(emails).toHaveLength(5);
    return emails;
  }

  async function cursors(first: number) {
    const { body } = await site.graphql<{ students: { pageInfo: { endCursor: string } } }>(
      `{ students(first: ${String(first)}) { pageInfo { endCursor } } }`,
      {},
      { token: await world.adminToken() },
    );
    return body.data?.students.pageInfo.endCursor ?? '';
  }

  it('has all rows if the query selects no page', async () => {
    await fiveStudents();
    expect(await shown('{ students { nodes { email } } }')).toMatchObject({ totalCount: 5, hasMore: false });
  });

  it('has only the page that the query selects, and the number of all rows', async () => {
    const all = await fiveStudents();
    const part = { totalCount: 5, hasMore: true };
    expect(await shown('{ students(first: 2) { nodes { email } } }')).toEqual({
      ...part,
      emails: all.slice(0, 2),
    });
    const query =
      'query ($n: Int!, $at: String) { students(first: $n, after: $at) { nodes { email } totalCount } }';
    expect(await shown(query, { n: '4' })).toEqual({ ...part, emails: all.slice(0, 4) });
    const at = await cursors(2);
    expect(await shown(query, { n: '2', at })).toEqual({ ...part, emails: all.slice(2, 4) });
    expect(await shown(query, { n: '4', at })).toEqual({ ...part, emails: all.slice(2) });
    const before = `{ students(first: 1, before: "${await cursors(4)}") { nodes { email } } }`;
    expect(await shown(before)).toEqual({ ...part, emails: all.slice(2, 3) });
    expect(await shown(query, { n: '5' })).toEqual({ totalCount: 5, hasMore: false, emails: all });
  });

  it('is refused like the query if it selects a page that does not exist', async () => {
    const query = 'query ($n: Int) { students(first: $n) { nodes { email } } }';
    expect(await problems(query, { n: 'abc' })).toEqual({ n: 'Must be a whole number' });
    expect(await problems(query, { n: '101' })).toEqual({ n: expect.stringContaining('100') as string });
    expect(await problems('{ students(first: 0) { nodes { email } } }')).toHaveProperty('first');
    expect(await problems('{ students(after: "x") { nodes { email } } }')).toHaveProperty('after');
  });
});
