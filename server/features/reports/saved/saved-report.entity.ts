import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { LongTextColumn, ReferenceColumn, TextColumn } from '../../../platform/database/columns.js';
import { VersionedEntity } from '../../../platform/database/versioned.entity.js';
import { AccountEntity } from '../../accounts/account.entity.js';

/** A report written by an admin. Its variables are read from its query and not stored. */
@Entity('saved_report')
@Index('saved_report_owner', ['ownerId'])
@Index('saved_report_shared', ['isShared'])
export class SavedReportEntity extends VersionedEntity {
  @ReferenceColumn()
  ownerId!: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'saved_report_owner_fk' })
  owner!: Relation<AccountEntity>;

  @TextColumn(100)
  name!: string;

  @LongTextColumn()
  description!: string;

  /** A GraphQL document. */
  @LongTextColumn()
  query!: string;

  /** JSON object: the initial values of its form, by the names of variables. */
  @LongTextColumn()
  defaults!: string;

  @Column({ type: 'boolean' })
  isShared!: boolean;
}
