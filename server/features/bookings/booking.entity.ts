import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { Locale } from '../../platform/i18n/message.js';
import { ClassInstanceEntity } from '../schedule/class-instance.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import type { BookingStatus } from '../schedule/seat.rules.js';
import { CrewBookingEntity } from './crew-booking.entity.js';
import { MAX_REFERENCE_LENGTH, type PaymentMethod, type PaymentStatus } from './booking.constants.js';

/** One seat for one attendee, with its own copy of the person and of the price. */
@Entity('booking')
@Index('booking_seats', ['classInstanceId', 'bookingStatus', 'paymentStatus', 'amountCents'])
@Index('booking_attendee_once', ['classInstanceId', 'attendeeKey'], {
  unique: true,
  where: `"booking_status" <> 'cancelled'`,
})
@Index('booking_confirmation_number', ['confirmationNumber'], { unique: true })
@Index('booking_link', ['linkId'], { unique: true, where: `"link_id" IS NOT NULL` })
@Index('booking_student', ['studentId', 'createdAt', 'bookingStatus'])
@Index('booking_crew', ['crewBookingId'], { where: `"crew_booking_id" IS NOT NULL` })
@Index('booking_created_at', ['createdAt', 'id'])
@Index('booking_name', ['sortName', 'id'])
@Index('booking_date', ['bookingDate', 'createdAt', 'id'])
// By trigrams, which TypeORM cannot describe: the migration makes it, on PostgreSQL.
@Index('booking_search', { synchronize: false })
// Of what TypeORM cannot describe either: the email in small letters, the last digits of the phone, and on PostgreSQL the letters of the name.
@Index('booking_email', { synchronize: false })
@Index('booking_phone', { synchronize: false })
@Index('booking_phone_end', { synchronize: false })
@Index('booking_name_start', { synchronize: false })
@Index('booking_source', ['sourceKey', 'createdAt', 'bookingStatus'], { where: `"source_key" IS NOT NULL` })
export class BookingEntity {
  @IdColumn()
  id!: string;

  /** The secret of its link once its email has changed hands; null while the id is the link (`linkOf`). */
  @ReferenceColumn({ nullable: true })
  linkId!: string | null;

  @TextColumn(8)
  confirmationNumber!: string;

  @ReferenceColumn()
  classInstanceId!: string;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'booking_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity>;

  @ReferenceColumn()
  studentId!: string;

  @ManyToOne(() => StudentEntity, { onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({ name: 'student_id', foreignKeyConstraintName: 'booking_student_fk' })
  student!: Relation<StudentEntity>;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(254)
  email!: string;

  /** A digest of email and name: once per class while the booking is not cancelled. */
  @TextColumn(64)
  attendeeKey!: string;

  /** Name, email, company and confirmation number, folded for searching. */
  @LongTextColumn()
  searchText!: string;

  /** Last and first name, folded for sorting. */
  @LongTextColumn()
  sortName!: string;

  @TextColumn(40, { nullable: true })
  phone!: string | null;

  @TextColumn(100, { nullable: true })
  companyName!: string | null;

  @TextColumn(100)
  emergencyContactName!: string;

  @TextColumn(40)
  emergencyContactPhone!: string;

  @IntegerColumn()
  amountCents!: number;

  @TextColumn(20)
  bookingStatus!: BookingStatus;

  @TextColumn(20)
  paymentStatus!: PaymentStatus;

  /** Null until it is paid, and where the office has not said it. */
  @TextColumn(20, { nullable: true })
  paymentMethod!: PaymentMethod | null;

  /** YYYY-MM-DD */
  @TextColumn(10, { nullable: true })
  paidOn!: string | null;

  /** The number of a check, an invoice or a receipt. */
  @TextColumn(MAX_REFERENCE_LENGTH, { nullable: true })
  paymentReference!: string | null;

  /** The day what was paid was paid back: YYYY-MM-DD */
  @TextColumn(10, { nullable: true })
  refundedOn!: string | null;

  /** The language its guest used; messages go out in it. */
  @TextColumn(2)
  language!: Locale;

  /** The day the office enters for it; a guest's is the day of booking at the venue. YYYY-MM-DD */
  @TextColumn(10)
  bookingDate!: string;

  @LongTextColumn({ nullable: true })
  notes!: string | null;

  @Column({ type: 'boolean' })
  textNotifications!: boolean;

  /** The words that were agreed to, in the language they were shown in. */
  @LongTextColumn({ nullable: true })
  smsConsentText!: string | null;

  @TextColumn(2, { nullable: true })
  smsConsentLanguage!: Locale | null;

  @InstantColumn({ nullable: true })
  smsConsentAt!: Date | null;

  /** Null when the office made the booking. */
  @InstantColumn({ nullable: true })
  termsAgreedAt!: Date | null;

  /**
   * A keyed hash of the address a guest's booking came from (`BookingSources`), for a while; null for the office's.
   * Read by the search for bursts alone, so no other query selects it.
   */
  @TextColumn(32, { nullable: true, select: false })
  sourceKey!: string | null;

  /** How many days a calendar may hold of classes it was moved away from; null when it never was. */
  @IntegerColumn({ nullable: true })
  calendarDays!: number | null;

  /**
   * The deadline to cancel that had passed when its guest moved the booking: another date brings no refund back. Null while
   * the deadline is that of its class.
   */
  @InstantColumn({ nullable: true })
  cancelUntil!: Date | null;

  /** The policy that was agreed to (`BOOKING_POLICIES`). */
  @IntegerColumn({ default: 1 })
  policyVersion!: number;

  /** Null for a seat that was booked by itself. */
  @ReferenceColumn({ nullable: true })
  crewBookingId!: string | null;

  // Crews are never deleted; SQLite cannot add a key to a table without making it anew.
  @ManyToOne(() => CrewBookingEntity, { createForeignKeyConstraints: false, nullable: true })
  @JoinColumn({ name: 'crew_booking_id' })
  crewBooking!: Relation<CrewBookingEntity> | null;

  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
