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

/** An account that can log in. */
@Entity('account')
@Index('account_email_key', ['emailKey'], { unique: true })
@Index('account_role', ['role', 'emailKey'])
@Index('account_invited', ['emailKey'], { where: `"invited_at" IS NOT NULL` })
// A trigram index, which TypeORM cannot describe; the migration creates it on PostgreSQL.
@Index('account_search', { synchronize: false })
export class AccountEntity {
  @IdColumn()
  id!: string;

  @TextColumn(254)
  email!: string;

  /** The email in lower case. */
  @TextColumn(254)
  emailKey!: string;

  /**
   * argon2id, with its parameters and salt. Until the owner of the email sets a password by a link, the hash of an
   * unknown random one.
   */
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

  /** Included in tokens; increasing it invalidates them. */
  @IntegerColumn()
  tokenVersion!: number;

  /** When the owner of the email followed a link mailed to it. Required to log in. */
  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  /** Time of the last log-in, at most one minute old when stored. Null if there was none since this is recorded. */
  @InstantColumn({ nullable: true })
  lastLoginAt!: Date | null;

  /** When an invitation to the office was sent that is not yet accepted; accepting it makes the account an admin's. */
  @InstantColumn({ nullable: true })
  invitedAt!: Date | null;

  /** When the account was disabled; a disabled account cannot log in. */
  @InstantColumn({ nullable: true })
  disabledAt!: Date | null;

  /** Name and email, folded for searching. */
  @LongTextColumn({ default: '' })
  searchText!: string;

  /**
   * Incremented by every change that the office or the owner makes, but not by log-ins and repeated registrations. A stale
   * version is a CONFLICT for the office.
   */
  @IntegerColumn({ default: 1 })
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
