import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../../platform/database/columns.js';
import type { LinkPurpose } from '../account.constants.js';
import { AccountEntity } from '../account.entity.js';

/** A link mailed to the owner of an email. Its secret is derived from the id when the mail is rendered. */
@Entity('account_link')
@Index('account_link_account', ['accountId'])
export class AccountLinkEntity {
  @IdColumn()
  id!: string;

  /** Null for a link that grants nothing. The request is stored nevertheless, so that the response time discloses nothing. */
  @ReferenceColumn({ nullable: true })
  accountId!: string | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_link_account_fk' })
  account!: Relation<AccountEntity> | null;

  @TextColumn(20)
  purpose!: LinkPurpose;

  /** Of a confirmation link: the hash of the password chosen in its request. Removed when the link is used or invalidated. */
  @TextColumn(200, { nullable: true })
  passwordHash!: string | null;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}
