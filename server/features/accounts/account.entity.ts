import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import type { Role } from '../../platform/context/viewer.js';
import type { Locale } from '../../platform/i18n/message.js';

/** Somebody who can log in. */
@Entity('account')
@Index('account_email_key', ['emailKey'], { unique: true })
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

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
