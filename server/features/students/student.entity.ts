import { Column, Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A person the office knows. A deleted student keeps the row, since bookings refer to it. */
@Entity('student')
@Index('student_attendee_key', ['attendeeKey'])
@Index('student_name', ['sortName', 'id'])
@Index('student_email', ['email', 'id'])
export class StudentEntity {
  @IdColumn()
  id!: string;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(254)
  email!: string;

  /** A digest of email and name; a guest who books is matched by it. */
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

  /** The company's name, folded for searching. */
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
