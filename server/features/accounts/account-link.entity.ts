import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../platform/database/columns.js';
import type { LinkPurpose } from './account.constants.js';
import { AccountEntity } from './account.entity.js';

/** One link mailed to the owner of an email. Its secret is derived from the id when the mail is written. */
@Entity('account_link')
@Index('account_link_account', ['accountId'])
export class AccountLinkEntity {
  @IdColumn()
  id!: string;

  /** Null where nothing may be opened: the request is written down all the same, so that its time tells nothing. */
  @ReferenceColumn({ nullable: true })
  accountId!: string | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_link_account_fk' })
  account!: Relation<AccountEntity> | null;

  @TextColumn(20)
  purpose!: LinkPurpose;

  /** Of a confirmation: the password chosen with the request that this link answers. Gone with the link's end. */
  @TextColumn(200, { nullable: true })
  passwordHash!: string | null;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}
