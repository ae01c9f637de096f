import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { Locale } from '../../platform/i18n/message.js';
import {
  MAX_REFERENCE_LENGTH,
  type PaymentMethod,
  type PaymentStatus,
} from '../payments/payment.constants.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import type { BookingStatus } from '../schedule/seats/seat.rules.js';
import { PersonEntity } from '../students/person.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import { CrewBookingEntity } from './crew-booking.entity.js';

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
@Index('booking_refund_due', ['id'], {
  where: `"booking_status" = 'cancelled' AND "payment_status" = 'paid' AND "amount_cents" > 0`,
})
@Index('booking_paid_on', ['paidOn'], { where: `"paid_on" IS NOT NULL` })
@Index('booking_refunded_on', ['refundedOn'], { where: `"refunded_on" IS NOT NULL` })
// A trigram index, which TypeORM cannot describe; the migration creates it on PostgreSQL.
@Index('booking_search', { synchronize: false })
// TypeORM cannot describe these either: the key of the email, the last digits of the phone, and on PostgreSQL the
// letters of the name.
@Index('booking_email', { synchronize: false })
@Index('booking_phone', { synchronize: false })
@Index('booking_phone_end', { synchronize: false })
@Index('booking_name_start', { synchronize: false })
@Index('booking_source', ['sourceKey', 'createdAt', 'bookingStatus'], { where: `"source_key" IS NOT NULL` })
export class BookingEntity extends PersonEntity {
  /** The secret link after a change of the email; null while the id is the link (`linkOf`). */
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

  @IntegerColumn()
  amountCents!: number;

  @TextColumn(20)
  bookingStatus!: BookingStatus;

  /** Whether the office has recorded that the attendee did not come; only for a confirmed booking (`attendanceOf`). */
  @Column({ type: 'boolean', default: false })
  isAbsent!: boolean;

  @TextColumn(20)
  paymentStatus!: PaymentStatus;

  /** Null if the booking is not paid or the office has not entered it. */
  @TextColumn(20, { nullable: true })
  paymentMethod!: PaymentMethod | null;

  /** YYYY-MM-DD */
  @TextColumn(10, { nullable: true })
  paidOn!: string | null;

  /** Number of a check, invoice or receipt. */
  @TextColumn(MAX_REFERENCE_LENGTH, { nullable: true })
  paymentReference!: string | null;

  /** Date of the refund, YYYY-MM-DD. */
  @TextColumn(10, { nullable: true })
  refundedOn!: string | null;

  /** Of messages to the attendee: the guest's, or the one selected by the office. */
  @TextColumn(2)
  language!: Locale;

  /** Entered by the office; for a guest's booking, the venue's date at the time of booking. YYYY-MM-DD */
  @TextColumn(10)
  bookingDate!: string;

  @LongTextColumn({ nullable: true })
  notes!: string | null;

  /** The consent text, in the language in which it was displayed. */
  @LongTextColumn({ nullable: true })
  smsConsentText!: string | null;

  @TextColumn(2, { nullable: true })
  smsConsentLanguage!: Locale | null;

  @InstantColumn({ nullable: true })
  smsConsentAt!: Date | null;

  /** Null if the office made the booking. */
  @InstantColumn({ nullable: true })
  termsAgreedAt!: Date | null;

  /**
   * Keyed hash of the address of a guest's booking (`BookingSources`), stored for 30 days; null for the office's
   * bookings. Only the search for bursts selects it.
   */
  @TextColumn(32, { nullable: true, select: false })
  sourceKey!: string | null;

  /** Number of days that calendars may contain from classes the booking was moved from; null if it never moved. */
  @IntegerColumn({ nullable: true })
  calendarDays!: number | null;

  /**
   * The deadline to cancel, if it had passed when the guest moved the booking: a move does not make it refundable
   * again. Null if the deadline of the class applies.
   */
  @InstantColumn({ nullable: true })
  cancelUntil!: Date | null;

  /** The policy that the guest agreed to (`BOOKING_POLICIES`). */
  @IntegerColumn({ default: 1 })
  policyVersion!: number;

  /** Null for a booking without a crew. */
  @ReferenceColumn({ nullable: true })
  crewBookingId!: string | null;

  // No foreign key: crews are never deleted, and SQLite cannot add a key to an existing table without recreating it.
  @ManyToOne(() => CrewBookingEntity, { createForeignKeyConstraints: false, nullable: true })
  @JoinColumn({ name: 'crew_booking_id' })
  crewBooking!: Relation<CrewBookingEntity> | null;
}
