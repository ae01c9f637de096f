import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { insertRows } from './insert-rows.js';

const TEXTS = [
  '',
  'NULL',
  'null',
  '{}',
  '{"a","b"}',
  'a,b',
  '"',
  '\\',
  '\\"',
  "'); --",
  ' ',
  'Ñandú 李 🏗️',
  '$1',
  '\n\t',
];

const AT = new Date('2027-01-11T16:00:00.000Z');
const rowOf = (details: string, index: number) => ({
  id: `row-${index}`,
  at: AT,
  action: 'test',
  subjectType: 'test',
  subjectId: 'test',
  actorRole: 'guest',
  actorId: index % 2 ? 'somebody' : null,
  requestId: 'test',
  details,
});

describe.each(DATABASES)('rows inserted together on %s', (kind) => {
  const world = useWorld(kind);

  it('are stored unchanged with any text', async () => {
    const rows = TEXTS.map(rowOf);
    await world.database.transaction(world.guest(), (manager) => insertRows(manager, AuditEntryEntity, rows));
    const stored = await world.stored(AuditEntryEntity).findBy({ action: 'test' });
    expect(stored).toHaveLength(rows.length);
    expect(stored).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row) as object)));
  });
});

describe('rows inserted together on postgres', () => {
  const world = useWorld('postgres');

  it('use a prepared statement', async () => {
    const prepared = await world.database.transaction(world.guest(), async (manager) => {
      await insertRows(manager, AuditEntryEntity, [rowOf('one', 0)]);
      return manager.query<object[]>(
        `SELECT name FROM pg_prepared_statements WHERE statement LIKE 'INSERT INTO "audit_entry" %'`,
      );
    });
    expect(prepared).toEqual([{ name: expect.stringMatching(/^prepared_\d+$/) as string }]);
  });
});
