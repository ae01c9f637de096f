import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { isPostgres } from '../../../platform/database/is-postgres.js';
import { nameKeyOf } from '../../../platform/database/name-key.js';
import { badInput } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import type { Address } from '../venues/address.rules.js';
import type { ClassInstanceEntity } from './class-instance.entity.js';
import { InstructorEntity } from '../instructors/instructor.entity.js';
import type { ArchivableRecordEntity } from '../archivable-records/archivable-record.entity.js';
import { singleSpaced } from '../venues/place-text.rules.js';
import { placeKeyOf } from '../venues/venue.rules.js';
import { VenueEntity } from '../venues/venue.entity.js';

/** The texts of a class, and the records that were chosen, if specified. */
interface LinkedTexts {
  locationName: string;
  address: Address;
  instructorName?: string | undefined;
  venueId?: string | undefined;
  instructorId?: string | undefined;
}

type Links = Pick<ClassInstanceEntity, 'venueId' | 'instructorId'>;
type Before = Links & Pick<ClassInstanceEntity, 'locationName' | 'instructorName'> & { address: Address };

const NO_SUCH_VENUE = message({ en: 'There is no such venue', es: 'Esa sede no existe' });
const NO_SUCH_INSTRUCTOR = message({
  en: 'There is no such instructor',
  es: 'Ese registro de instructor(a) no existe',
});

/**
 * The records that a class refers to. If they are not specified, as over REST, unchanged texts keep theirs, and others
 * get the record with exactly these texts. Must run in the transaction that writes the class, because it locks the
 * records against deletion. Throws BAD_USER_INPUT for an unknown id.
 */
export async function readLinks(manager: EntityManager, texts: LinkedTexts, before?: Before): Promise<Links> {
  return {
    venueId: await venueOf(manager, texts, before),
    instructorId: await instructorOf(manager, texts, before),
  };
}

async function venueOf(
  manager: EntityManager,
  texts: LinkedTexts,
  before: Before | undefined,
): Promise<string | null> {
  const { venueId: id } = texts;
  const query = lockedQuery(manager, VenueEntity);
  if (id) {
    const [chosen] = await query.where({ id }).getMany();
    if (!chosen) throw badInput({ venueId: NO_SUCH_VENUE });
    return id;
  }
  const placeKey = placeKeyOf(texts);
  if (before?.venueId && placeKeyOf(before) === placeKey) return before.venueId;
  const [found] = await query.where({ placeKey }).andWhere('record.archivedAt IS NULL').getMany();
  return found?.id ?? null;
}

async function instructorOf(
  manager: EntityManager,
  texts: LinkedTexts,
  before: Before | undefined,
): Promise<string | null> {
  const { instructorId: id } = texts;
  const query = lockedQuery(manager, InstructorEntity);
  if (id) {
    const [chosen] = await query.where({ id }).getMany();
    if (!chosen) throw badInput({ instructorId: NO_SUCH_INSTRUCTOR });
    return id;
  }
  const name = singleSpaced(texts.instructorName ?? '');
  if (name === '') return null;
  if (before?.instructorId && singleSpaced(before.instructorName ?? '') === name) return before.instructorId;
  const found = await query
    .where({ nameKey: nameKeyOf(name) })
    .andWhere('record.archivedAt IS NULL')
    .getMany();
  const [only, other] = found.filter((each) => each.name === name);
  return only && !other ? only.id : null;
}

/** On SQLite, a transaction has exclusive access. */
function lockedQuery<Entity extends ArchivableRecordEntity>(
  manager: EntityManager,
  entity: new () => Entity,
): SelectQueryBuilder<Entity> {
  const query = manager.createQueryBuilder(entity, 'record');
  return isPostgres(manager.connection) ? query.setLock('for_key_share') : query;
}
