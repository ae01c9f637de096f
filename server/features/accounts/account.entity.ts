import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { Role } from '../../platform/context/viewer.js';
import type { Locale } from '../../platform/i18n/message.js';

/** Somebody who can log in. */
@Entity('account')
@Index('account_email_key', ['emailKey'], { unique: true })
@Index('account_role', ['role', 'emailKey'])
@Index('account_invited', ['emailKey'], { where: `"invited_at" IS NOT NULL` })
// By trigrams, which TypeORM cannot describe: the migration makes it, on PostgreSQL.
@Index('account_search', { synchronize: false })
export class AccountEntity {
  @IdColumn()
  id!: string;

  @TextColumn(254)
  email!: string;

  /** The email in lower case. */
  @TextColumn(254)
  emailKey!: string;

  /** argon2id, with its parameters and salt; one that nobody knows until the owner of the email has set it by a link. */
  @TextColumn(200)
  passwordHash!: string;

  @TextColumn(10)
  role!: Role;

  @TextColumn(100, { nullable: true })
  firstName!: string | null;

  @TextColumn(100, { nullable: true })
  lastName!: string | null;

  @TextColumn(2)
  language!: Locale;

  /** Tokens carry it; a newer one ends them. */
  @IntegerColumn()
  tokenVersion!: number;

  /** When the owner of the email followed a link mailed to it. Nobody logs in before. */
  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  /** When its owner last logged in, to the minute. Null also for who has not since this is written down. */
  @InstantColumn({ nullable: true })
  lastLoginAt!: Date | null;

  /** Since when an invitation to the office waits for an answer; accepted, the account is an admin's. */
  @InstantColumn({ nullable: true })
  invitedAt!: Date | null;

  /** Since when nobody may log in. */
  @InstantColumn({ nullable: true })
  disabledAt!: Date | null;

  /** Name and email, folded for searching. */
  @LongTextColumn({ default: '' })
  searchText!: string;

  /** Grows with every change that the office decides about; a stale one is a CONFLICT. */
  @IntegerColumn({ default: 1 })
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
