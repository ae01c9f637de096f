import type { EntityManager } from 'typeorm';
import type { Person } from '../../students/stored-person.rules.js';
import { StudentEntity } from '../../students/student.entity.js';
import type { RecordField } from './record-differences.constants.js';
import { recordDifferences } from './record-differences.rules.js';

/** The entered fields with other values than the record of a booking's student. */
export async function readRecordDifferences(
  manager: EntityManager,
  { studentId }: { studentId: string },
  entered: Person,
): Promise<RecordField[]> {
  const record = await manager.findOneBy(StudentEntity, { id: studentId });
  return record ? recordDifferences(entered, record) : [];
}
