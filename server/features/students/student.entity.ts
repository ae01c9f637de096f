import { Entity, Index } from 'typeorm';
import { InstantColumn, LongTextColumn } from '../../platform/database/columns.js';
import { PersonEntity } from './person.entity.js';

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
export class StudentEntity extends PersonEntity {
  /** Name of the company, folded for searching. */
  @LongTextColumn({ nullable: true })
  companySearch!: string | null;

  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;
}
