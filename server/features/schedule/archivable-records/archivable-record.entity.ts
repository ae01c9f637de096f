import { InstantColumn, LongTextColumn, TextColumn } from '../../../platform/database/columns.js';
import { VersionedEntity } from '../../../platform/database/versioned.entity.js';

/** A record that classes refer to. It is archived instead of deleted, so that past classes keep their reference. */
export abstract class ArchivableRecordEntity extends VersionedEntity {
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
}
