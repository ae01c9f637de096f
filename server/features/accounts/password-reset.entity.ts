import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/database/columns.js';
import { AccountEntity } from './account.entity.js';

/** One request to set a new password. The link's secret is derived from the id when the mail is written. */
@Entity('password_reset')
@Index('password_reset_account', ['accountId'])
export class PasswordResetEntity {
  @IdColumn()
  id!: string;

  /** Null when the email has no account: the request is written down all the same, so that its time tells nothing. */
  @ReferenceColumn({ nullable: true })
  accountId!: string | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'password_reset_account_fk' })
  account!: Relation<AccountEntity> | null;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}
