import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/database/columns.js';
import { AccountEntity } from './account.entity.js';

/** One request to set a new password. The link's secret is derived from the id when the mail is written. */
@Entity('password_reset')
@Index('password_reset_account', ['accountId'])
export class PasswordResetEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  accountId!: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'password_reset_account_fk' })
  account!: Relation<AccountEntity>;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}
