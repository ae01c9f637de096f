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

describe.each(DATABASES)('rows inserted together on %s', (kind) => {
  const world = useWorld(kind);

  it('are stored as they are, whatever their texts', async () => {
    const rows = TEXTS.map((details, index) => ({
      ...{
        id: `row-${index}`,
        at: world.clock.now(),
        action: 'test',
        subjectType: 'test',
        subjectId: 'test',
      },
      ...{ actorRole: 'guest', actorId: index % 2 ? 'somebody' : null, requestId: 'test', details },
    }));
    await world.database.transaction(world.guest(), (manager) => insertRows(manager, AuditEntryEntity, rows));
    const stored = await world.stored(AuditEntryEntity).findBy({ action: 'test' });
    expect(stored).toHaveLength(rows.length);
    expect(stored).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row) as object)));
  });
});
