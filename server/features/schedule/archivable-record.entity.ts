import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A record that classes refer to. It is archived instead of deleted, so that past classes keep their reference. */
export abstract class ArchivableRecordEntity {
  @IdColumn()
  id!: string;

  @TextColumn(100)
  name!: string;

  /** The folded name, by which lists are sorted. */
  @LongTextColumn()
  nameKey!: string;

  /** The folded text that the search matches. */
  @LongTextColumn()
  searchText!: string;

  /** When it was archived and is no longer offered for new classes; otherwise null. */
  @InstantColumn({ nullable: true })
  archivedAt!: Date | null;

  /** Incremented by every edit; a stale version is a CONFLICT. */
  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
