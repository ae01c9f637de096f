import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { nameKeyOf } from '../../../platform/database/name-key.js';
import { foldForSearch } from '../../../platform/database/search.js';
import { updateVersioned, type VersionedId } from '../../../platform/database/versioned.js';
import { orNotFound } from '../../../platform/errors/domain-error.js';
import { declaredValues } from '../../../platform/graphql/declared-fields.js';
import { message } from '../../../platform/i18n/message.js';
import { InstructorEntity } from './instructor.entity.js';
import { renameInClasses } from './instructor-classes.store.js';
import {
  InstructorInput,
  type CreateInstructorInput,
  type UpdateInstructorInput,
} from './instructor.input.js';
import type { Instructor } from './instructor.type.js';
import { ArchivableRecordService } from '../archivable-records/archivable-record.service.js';
import { lockUpcomingClasses } from '../archivable-records/upcoming-classes.store.js';
import { MAX_FOLLOWING_CLASSES } from '../schedule.constants.js';
import type { SeatGuard } from '../seats/seat-lock.store.js';
import { singleSpaced } from '../venues/place-text.rules.js';

const ARCHIVE_INSTEAD = message({
  en: 'Classes name this instructor. Archive the record instead, so that past classes keep it.',
  es: 'Hay clases a cargo de esta persona. En vez de eliminar su registro, archívelo: las clases anteriores lo conservan.',
});

const TOO_MANY = message(
  {
    en: 'More than {most} upcoming classes have this instructor. Change the record alone, and the classes one by one.',
    es: 'Hay más de {most} clases programadas a cargo de esta persona. Cambie solo el registro y después cada clase.',
  },
  { most: MAX_FOLLOWING_CLASSES },
);

/** The office's operations on instructors. */
export class InstructorService extends ArchivableRecordService<InstructorEntity, Instructor> {
  constructor(
    database: Database,
    private readonly guard: SeatGuard,
  ) {
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

  /**
   * Replaces an instructor. Classes keep the name they have stored, unless upcoming ones are to be renamed.
   * Throws NOT_FOUND, CONFLICT.
   */
  update(
    ctx: RequestContext,
    versionedId: VersionedId,
    { changesClasses = false, ...input }: Changes,
  ): Promise<Instructor> {
    const { id: instructorId } = versionedId;
    return this.database.transaction(ctx, async (manager) => {
      const locked = changesClasses
        ? await lockUpcomingClasses(ctx, manager, this.guard, { instructorId }, TOO_MANY)
        : new Set<string>();
      const { name: before } = orNotFound(await manager.findOneBy(InstructorEntity, { id: instructorId }));
      const columns = columnsOf(input);
      const values = { ...columns, updatedAt: ctx.clock.now() };
      await updateVersioned(manager, InstructorEntity, versionedId, values);
      const rename = { instructorId, before, after: columns.name };
      const classes = await renameInClasses(ctx, manager, locked, rename);
      await this.audit(ctx, manager, 'updated', instructorId, changesClasses ? { classes } : {});
      return this.read(ctx, manager, instructorId);
    });
  }
}

type Changes = InstructorInput & Partial<Pick<UpdateInstructorInput, 'changesClasses'>>;

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
