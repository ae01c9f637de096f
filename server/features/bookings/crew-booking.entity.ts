import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import type { Locale } from '../../platform/i18n/message.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';

/** Seats that one contact has booked for a crew: a booking for each name, and the unnamed seats. */
@Entity('crew_booking')
@Index('crew_booking_class', ['classInstanceId', 'unnamedSeats'])
@Index('crew_booking_link', ['linkId'], { unique: true, where: `"link_id" IS NOT NULL` })
@Index('crew_booking_source', ['sourceKey', 'createdAt'], { where: `"source_key" IS NOT NULL` })
@Index('crew_booking_no_search', ['id'], { where: `"search_text" = ''` })
// A trigram index, which TypeORM cannot describe; the migration creates it on PostgreSQL.
@Index('crew_booking_search', { synchronize: false })
// Nor can it describe this one: the key of the contact's email.
@Index('crew_booking_email', { synchronize: false })
// On PostgreSQL only; on SQLite, row ids determine the newest rows.
@Index('crew_booking_created_at', { synchronize: false })
export class CrewBookingEntity extends VersionedEntity {
  /** The secret link of the contact after a change of the email; null while the id is the link (`linkOf`). */
  @ReferenceColumn({ nullable: true })
  linkId!: string | null;

  @ReferenceColumn()
  classInstanceId!: string;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'crew_booking_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity>;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(254)
  email!: string;

  /** For comparing emails, as `storedKey` returns it. Only conditions refer to it. */
  @LongTextColumn({ nullable: true, select: false })
  emailKey!: string | null;

  @TextColumn(40)
  phone!: string;

  @TextColumn(100, { nullable: true })
  companyName!: string | null;

  @TextColumn(100, { nullable: true })
  purchaseOrder!: string | null;

  /**
   * Name, email, company, purchase order and digits of the phone, as `foldWordsForSearch` returns them. Only conditions
   * refer to it.
   */
  @LongTextColumn({ default: '', select: false })
  searchText!: string;

  /** For all members who have no emergency contact of their own. */
  @TextColumn(100)
  emergencyContactName!: string;

  @TextColumn(40)
  emergencyContactPhone!: string;

  /** Seats without a name, which are taken. */
  @IntegerColumn()
  unnamedSeats!: number;

  /** Per seat, at the time of booking. */
  @IntegerColumn()
  seatPriceCents!: number;

  /** Number of days that the contact's calendar may contain from former classes; null if the crew never moved. */
  @IntegerColumn({ nullable: true })
  calendarDays!: number | null;

  /** The policy that the contact agreed to. */
  @IntegerColumn()
  policyVersion!: number;

  @TextColumn(2)
  language!: Locale;

  @InstantColumn()
  termsAgreedAt!: Date;

  /** Like `sourceKey` of a booking. */
  @TextColumn(32, { nullable: true, select: false })
  sourceKey!: string | null;

  @LongTextColumn({ nullable: true })
  notes!: string | null;
}
