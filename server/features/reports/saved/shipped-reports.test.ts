import { book } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';

describe.each(DATABASES)('the report of classes with few bookings, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  async function venuesOf(takenBelow: number): Promise<(string | null)[]> {
    const query = `query ($values: [ReportValueInput!]!) {
      reportTable(id: "small-classes", values: $values) { columns { key } rows { cells } }
    }`;
    const values = [{ name: 'takenBelow', value: String(takenBelow) }];
    const { body } = await site.graphql<{
      reportTable: { columns: { key: string }[]; rows: { cells: (string | null)[] }[] };
    }>(query, { values }, { token: await world.adminToken() });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    const { columns, rows } = body.data.reportTable;
    const place = columns.findIndex(({ key }) => key === 'locationName');
    return rows.map(({ cells }) => cells[place] ?? null);
  }

  it('lists only those that can still be filled: a class that has begun cannot', async () => {
    const today = { ...CLASS_DAY, date: '2027-01-11', startTime: '15:00' };
    const { startsAt } = await makeClass(world, { locationName: 'Hall 1', days: [today] });
    const { id } = await makeClass(world, { locationName: 'Hall 2' });
    await expect(venuesOf(5)).resolves.toEqual(['Hall 1', 'Hall 2']);
    world.clock.moveTo(startsAt);
    await expect(venuesOf(5)).resolves.toEqual(['Hall 2']);
    await book(world, id);
    await expect(venuesOf(1)).resolves.toEqual([]);
  });
});
