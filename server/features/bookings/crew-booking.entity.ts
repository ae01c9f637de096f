import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
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

/** Seats that one contact has booked for a crew: a booking for each name, and the seats whose names are to come. */
@Entity('crew_booking')
@Index('crew_booking_class', ['classInstanceId', 'unnamedSeats'])
@Index('crew_booking_source', ['sourceKey', 'createdAt'], { where: `"source_key" IS NOT NULL` })
export class CrewBookingEntity {
  /** Also the secret of the contact's link. */
  @IdColumn()
  id!: string;

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

  @TextColumn(40)
  phone!: string;

  @TextColumn(100, { nullable: true })
  companyName!: string | null;

  @TextColumn(100, { nullable: true })
  purchaseOrder!: string | null;

  /** For all who name none of their own. */
  @TextColumn(100)
  emergencyContactName!: string;

  @TextColumn(40)
  emergencyContactPhone!: string;

  /** Seats without a name yet; each takes a seat. */
  @IntegerColumn()
  unnamedSeats!: number;

  /** Of each seat, when it was booked. */
  @IntegerColumn()
  seatPriceCents!: number;

  /** The policy that was agreed to. */
  @IntegerColumn()
  policyVersion!: number;

  @TextColumn(2)
  language!: Locale;

  @InstantColumn()
  termsAgreedAt!: Date;

  /** As `sourceKey` of a booking. */
  @TextColumn(32, { nullable: true, select: false })
  sourceKey!: string | null;

  @LongTextColumn({ nullable: true })
  notes!: string | null;

  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
