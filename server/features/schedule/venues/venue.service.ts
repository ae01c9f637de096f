import { Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { nameKeyOf } from '../../../platform/database/name-key.js';
import { updateVersioned, type VersionedId } from '../../../platform/database/versioned.js';
import { badInput, orNotFound } from '../../../platform/errors/domain-error.js';
import { declaredValues } from '../../../platform/graphql/declared-fields.js';
import { message } from '../../../platform/i18n/message.js';
import { addressOf } from './address.rules.js';
import { AddressInput } from './address.input.js';
import { ArchivableRecordService } from '../archivable-records/archivable-record.service.js';
import type { RecordUse } from '../archivable-records/archivable-record.query.js';
import { VenueEntity } from './venue.entity.js';
import { VenueInput, type CreateVenueInput, type UpdateVenueInput } from './venue.input.js';
import { singleSpaced } from './place-text.rules.js';
import { placeKeyOf, venueSearchText, type VenueCopy } from './venue.rules.js';
import type { Venue, VenueChangePreview } from './venue.type.js';
import type { VenueClassService } from './venue-classes.service.js';
import { timeZoneOf } from '../venue-time/venue-time.rules.js';

const ARCHIVE_INSTEAD = message({
  en: 'Classes are held at this venue, or were. Archive it instead, so that they keep it.',
  es: 'Hay clases en esta sede, o las hubo. En vez de eliminarla, archívela: las clases la conservan.',
});
const PLACE_TAKEN = message({
  en: 'There is already a venue with this name and address',
  es: 'Ya hay una sede con este nombre y esta dirección',
});

/** The office's operations on venues. */
export class VenueService extends ArchivableRecordService<VenueEntity, Venue> {
  constructor(
    database: Database,
    private readonly classes: VenueClassService,
  ) {
    super(database, {
      Entity: VenueEntity,
      reference: 'venueId',
      subjectType: 'venue',
      shownOf: venueOf,
      archiveInstead: ARCHIVE_INSTEAD,
    });
  }

  /** Adds a venue, once per idempotency key. Throws BAD_USER_INPUT if another one has the same name and address. */
  create(ctx: RequestContext, input: CreateVenueInput): Promise<Venue> {
    return this.add(ctx, input.idempotencyKey, async (manager, stamps) => {
      const row = { ...columnsOf(input), ...stamps };
      await assertPlaceFree(manager, row);
      await manager.insert(VenueEntity, row);
    });
  }

  /**
   * Replaces a venue. Its future classes keep their texts unless they are to be updated; then attendees are notified as
   * for any change of a class, unless `notify` is false.
   * Throws NOT_FOUND, CONFLICT, and BAD_USER_INPUT if another one has the same name and address.
   */
  update(
    ctx: RequestContext,
    versionedId: VersionedId,
    { changesClasses = false, notify = true, ...input }: Changes,
  ): Promise<Venue> {
    const { id } = versionedId;
    return this.database.transaction(ctx, async (manager) => {
      if (changesClasses) await this.classes.lock(ctx, manager, id);
      const before = await find(manager, id);
      const columns = columnsOf(input);
      await assertPlaceFree(manager, { ...columns, id });
      await updateVersioned(manager, VenueEntity, versionedId, { ...columns, updatedAt: ctx.clock.now() });
      const move = { before: venueCopyOf(before), after: venueCopyOf(columns) };
      const changed = changesClasses ? await this.classes.follow(ctx, manager, id, move, notify) : 0;
      await this.audit(ctx, manager, 'updated', id, changesClasses ? { classes: changed, notify } : {});
      return this.read(ctx, manager, id);
    });
  }

  /** The effect of a change on future classes. Throws NOT_FOUND. */
  async previewChange(
    ctx: RequestContext,
    { id }: VersionedId,
    input: VenueInput,
  ): Promise<VenueChangePreview> {
    const { manager } = this.database.reader;
    const move = { before: venueCopyOf(await find(manager, id)), after: venueCopyOf(columnsOf(input)) };
    return this.classes.preview(ctx, manager, id, move);
  }
}

type Changes = VenueInput & Partial<Pick<UpdateVenueInput, 'changesClasses' | 'notify'>>;
type Columns = ReturnType<typeof columnsOf>;

function columnsOf(input: VenueInput) {
  const { address, timeZone, ...columns } = declaredValues(VenueInput, input);
  const parts = declaredValues(AddressInput, address);
  const name = singleSpaced(columns.name);
  return {
    ...columns,
    ...parts,
    name,
    nameKey: nameKeyOf(name),
    searchText: venueSearchText(name, columns.nameEs, parts),
    placeKey: placeKeyOf({ locationName: name, address: parts }),
    timeZone: timeZone ?? timeZoneOf(parts.state),
  };
}

function venueCopyOf(record: Columns | VenueEntity): VenueCopy {
  const { name, timeZone } = record;
  return { locationName: name, timeZone, address: addressOf(record) };
}

function venueOf(record: VenueEntity, use: RecordUse): Venue {
  const { street1, street2, city, state, zip, ...columns } = record;
  return { ...columns, ...use, address: { street1, street2, city, state, zip } };
}

async function find(manager: EntityManager, id: string): Promise<VenueEntity> {
  return orNotFound(await manager.findOneBy(VenueEntity, { id }));
}

/** Of two concurrent writes, the unique index rejects one, which is retried and then finds the other here. */
async function assertPlaceFree(
  manager: EntityManager,
  { id, placeKey }: { id: string; placeKey: string },
): Promise<void> {
  if (await manager.existsBy(VenueEntity, { placeKey, id: Not(id) })) throw badInput({ name: PLACE_TAKEN });
}
