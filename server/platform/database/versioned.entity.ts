import { IdColumn, InstantColumn, IntegerColumn } from './columns.js';

/** A record with a version, which `updateVersioned` compares and increments. */
export abstract class VersionedEntity {
  @IdColumn()
  id!: string;

  /** Incremented by every edit; a stale version is a CONFLICT. */
  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
