import type { Database } from '../../../platform/database/database.js';
import { orNotFound } from '../../../platform/errors/domain-error.js';
import { nameOfActor, readAuditedEntries } from '../../accounts/audited-entry.query.js';
import { readChangeNames } from './class-history-names.query.js';
import { classEventOf, withoutTakenOver } from './class-history.rules.js';
import type { ClassEvent } from './class-history.type.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';

/** The history of a class, from the audit log, in at most five statements. */
export class ClassHistoryService {
  constructor(private readonly database: Database) {}

  /** Events, oldest first. Throws NOT_FOUND. */
  async of(id: string): Promise<ClassEvent[]> {
    const { manager } = this.database.reader;
    const found = orNotFound(await manager.findOneBy(ClassInstanceEntity, { id }));
    const entries = await readAuditedEntries(manager, 'classInstance', [id]);
    const logged = entries.flatMap((entry) => {
      const read = classEventOf(entry);
      return read ? [{ ...read, id: entry.id, at: new Date(entry.at), actorName: nameOfActor(entry) }] : [];
    });
    const withNames = await readChangeNames(
      manager,
      logged.flatMap(({ changes }) => changes),
    );
    const events: ClassEvent[] = withoutTakenOver(logged).map((event) => ({
      ...event,
      changes: event.changes.map(withNames),
    }));
    return [...beginningOf(found, events), ...events];
  }
}

/** Adds the class itself if the audit log has no entry for it. */
function beginningOf({ id, createdAt }: ClassInstanceEntity, events: readonly ClassEvent[]): ClassEvent[] {
  if (events.some(({ kind }) => kind === 'scheduled' || kind === 'madeAsCopy')) return [];
  const nothingMore = { actorName: null, changes: [], told: null, copies: null, fromClassId: null };
  return [{ ...nothingMore, id, kind: 'scheduled', at: createdAt }];
}
