import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { nameKeyOf } from '../../../platform/database/name-key.js';
import { foldForSearch } from '../../../platform/database/search.js';
import { updateVersioned, type VersionedId } from '../../../platform/database/versioned.js';
import { declaredValues } from '../../../platform/graphql/declared-fields.js';
import { message } from '../../../platform/i18n/message.js';
import { InstructorEntity } from './instructor.entity.js';
import { InstructorInput, type CreateInstructorInput } from './instructor.input.js';
import type { Instructor } from './instructor.type.js';
import { ArchivableRecordService } from '../archivable-records/archivable-record.service.js';
import { singleSpaced } from '../venues/place-text.rules.js';

const ARCHIVE_INSTEAD = message({
  en: 'Classes name this instructor. Archive the record instead, so that past classes keep it.',
  es: 'Hay clases a cargo de esta persona. En vez de eliminar su registro, archívelo: las clases anteriores lo conservan.',
});

/** The office's operations on instructors. */
export class InstructorService extends ArchivableRecordService<InstructorEntity, Instructor> {
  constructor(database: Database) {
    super(database, {
      Entity: InstructorEntity,
      reference: 'instructorId',
      subjectType: 'instructor',
      shownOf: (record, use) => ({ ...record, ...use }),
      archiveInstead: ARCHIVE_INSTEAD,
    });
  }

  /** Adds an instructor, once per idempotency key. */
  create(ctx: RequestContext, input: CreateInstructorInput): Promise<Instructor> {
    return this.add(ctx, input.idempotencyKey, (manager, stamps) =>
      manager.insert(InstructorEntity, { ...columnsOf(input), ...stamps }),
    );
  }

  /** Replaces an instructor; classes keep the name they have stored. Throws NOT_FOUND, CONFLICT. */
  update(ctx: RequestContext, versionedId: VersionedId, input: InstructorInput): Promise<Instructor> {
    return this.database.transaction(ctx, async (manager) => {
      const values = { ...columnsOf(input), updatedAt: ctx.clock.now() };
      await updateVersioned(manager, InstructorEntity, versionedId, values);
      await this.audit(ctx, manager, 'updated', versionedId.id);
      return this.read(ctx, manager, versionedId.id);
    });
  }
}

function columnsOf(input: InstructorInput) {
  const columns = declaredValues(InstructorInput, input);
  const name = singleSpaced(columns.name);
  return {
    ...columns,
    name,
    nameKey: nameKeyOf(name),
    searchText: foldForSearch(name, columns.email, columns.authorizationKind, columns.authorizationNumber),
  };
}
