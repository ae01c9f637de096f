import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A record that classes refer to: it is archived when it is no longer wanted, so that past classes keep it. */
export abstract class KeptRecordEntity {
  @IdColumn()
  id!: string;

  @TextColumn(100)
  name!: string;

  /** The name, folded: lists are sorted by it. */
  @LongTextColumn()
  nameKey!: string;

  /** What the search looks in, folded. */
  @LongTextColumn()
  searchText!: string;

  /** Since when it is no longer offered for new classes; null while it is. */
  @InstantColumn({ nullable: true })
  archivedAt!: Date | null;

  /** Grows with every edit by the office; a stale one is a CONFLICT. */
  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
