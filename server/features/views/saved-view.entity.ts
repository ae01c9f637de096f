import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  InstantColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { AccountEntity } from '../accounts/account.entity.js';
import type { ViewPage } from './saved-view.constants.js';

/** A named address of a list in the console. A deleted one keeps its row for 30 days, so that it can be restored. */
@Entity('saved_view')
@Index('saved_view_name', ['ownerId', 'page', 'nameKey'], { unique: true, where: `"deleted_at" IS NULL` })
@Index('saved_view_default', ['ownerId', 'page'], {
  unique: true,
  where: `"is_default" AND "deleted_at" IS NULL`,
})
@Index('saved_view_shared', ['page'], { where: `"is_shared" AND "deleted_at" IS NULL` })
export class SavedViewEntity extends VersionedEntity {
  @ReferenceColumn()
  ownerId!: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'saved_view_owner_fk' })
  owner!: Relation<AccountEntity>;

  @TextColumn(20)
  page!: ViewPage;

  @TextColumn(100)
  name!: string;

  /** The normalized name for comparisons. */
  @LongTextColumn()
  nameKey!: string;

  /** The query string of the address, without the question mark. */
  @LongTextColumn()
  parameters!: string;

  @Column({ type: 'boolean' })
  isShared!: boolean;

  /** Whether its owner's list opens with it; at most one per list. */
  @Column({ type: 'boolean' })
  isDefault!: boolean;

  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;
}
