import { In, type EntityManager } from 'typeorm';
import { ClassTypeEntity } from '../../catalog/class-type.entity.js';
import { InstructorEntity } from '../instructors/instructor.entity.js';
import type { ClassField } from '../schedule.constants.js';
import { VenueEntity } from '../venues/venue.entity.js';
import type { LoggedFieldChange } from './class-history.rules.js';
import type { ClassFieldChange } from './class-history.type.js';

interface NamedRecord {
  id: string;
  name: string;
  nameEs?: string | null;
}

/** The fields whose values in the audit log are ids. */
const RECORDS = {
  classType: ClassTypeEntity,
  place: VenueEntity,
  instructor: InstructorEntity,
} as const satisfies Partial<Record<ClassField, unknown>>;
const NAMED_FIELDS = ['classType', 'place', 'instructor'] as const satisfies (keyof typeof RECORDS)[];

/**
 * Replaces the ids in changes by the current names of their records, in one statement for each kind of record. The name
 * of a record that was deleted is unknown.
 */
export async function readChangeNames(
  manager: EntityManager,
  changes: readonly LoggedFieldChange[],
): Promise<(change: LoggedFieldChange) => ClassFieldChange> {
  const records = new Map<string, NamedRecord>();
  for (const field of NAMED_FIELDS) {
    const values = changes.flatMap((change) => (change.field === field ? [change.before, change.after] : []));
    const ids = [...new Set(values.flatMap((id) => id || []))];
    const found: NamedRecord[] = ids.length > 0 ? await manager.findBy(RECORDS[field], { id: In(ids) }) : [];
    for (const record of found) records.set(record.id, record);
  }
  return ({ field, before, after }) => {
    if (!NAMED_FIELDS.some((named) => named === field))
      return { field, before, after, beforeEs: null, afterEs: null };
    const [was, is] = [before, after].map((id) => (id ? records.get(id) : undefined));
    return {
      field,
      // No record at all is not an unknown one.
      before: before === '' ? '' : (was?.name ?? null),
      beforeEs: was?.nameEs ?? null,
      after: after === '' ? '' : (is?.name ?? null),
      afterEs: is?.nameEs ?? null,
    };
  };
}
