import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { OfficeMessageEntity } from './office-message.entity.js';

/** A booking whose attendee is a recipient of an office message. */
@Entity('office_message_recipient')
@Index('office_message_recipient_booking', ['bookingId'])
export class OfficeMessageRecipientEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  officeMessageId!: string;

  @ManyToOne(() => OfficeMessageEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({
    name: 'office_message_id',
    foreignKeyConstraintName: 'office_message_recipient_message_fk',
  })
  officeMessage!: Relation<OfficeMessageEntity>;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  bookingId!: string;

  @ManyToOne(() => BookingEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'office_message_recipient_booking_fk' })
  booking!: Relation<BookingEntity>;
}
