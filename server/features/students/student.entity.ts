import { Column, Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A student. Deletion keeps the row, because bookings refer to it. */
@Entity('student')
@Index('student_attendee_key', ['attendeeKey'])
@Index('student_name', ['sortName', 'id'])
@Index('student_email', ['email', 'id'])
// An index of the key of the email, which TypeORM cannot describe.
@Index('student_email_key', { synchronize: false })
@Index('student_changed', ['updatedAt', 'id'])
// A trigram index, which TypeORM cannot describe; the migration creates it on PostgreSQL.
@Index('student_search', { synchronize: false })
// TypeORM cannot describe these either: the last digits of the phone, and on PostgreSQL the letters of the name.
@Index('student_phone', { synchronize: false })
@Index('student_phone_end', { synchronize: false })
@Index('student_name_start', { synchronize: false })
// On PostgreSQL only; on SQLite, row ids determine the newest rows.
@Index('student_created_at', { synchronize: false })
export class StudentEntity {
  @IdColumn()
  id!: string;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(254)
  email!: string;

  /** For comparing emails, as `storedKey` returns it. Only conditions refer to it. */
  @LongTextColumn({ nullable: true, select: false })
  emailKey!: string | null;

  /** Digest of email and name, by which a guest's booking is matched to a student. */
  @TextColumn(64)
  attendeeKey!: string;

  /** Name and email, folded for searching. */
  @LongTextColumn()
  searchText!: string;

  /** Last and first name, folded for sorting. */
  @LongTextColumn()
  sortName!: string;

  @TextColumn(40, { nullable: true })
  phone!: string | null;

  @TextColumn(100, { nullable: true })
  companyName!: string | null;

  /** For comparing companies, as `storedKey` returns it. Only conditions refer to it. */
  @LongTextColumn({ nullable: true, select: false })
  companyNameKey!: string | null;

  /** Name of the company, folded for searching. */
  @LongTextColumn({ nullable: true })
  companySearch!: string | null;

  @TextColumn(100)
  emergencyContactName!: string;

  @TextColumn(40)
  emergencyContactPhone!: string;

  @Column({ type: 'boolean' })
  textNotifications!: boolean;

  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;

  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
