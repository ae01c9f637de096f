import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { OfficeMessageEntity } from './office-message.entity.js';

/** A crew whose contact is a recipient of an office message. */
@Entity('office_message_contact')
@Index('office_message_contact_crew', ['crewBookingId'])
export class OfficeMessageContactEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  officeMessageId!: string;

  @ManyToOne(() => OfficeMessageEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'office_message_id', foreignKeyConstraintName: 'office_message_contact_message_fk' })
  officeMessage!: Relation<OfficeMessageEntity>;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  crewBookingId!: string;

  @ManyToOne(() => CrewBookingEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'crew_booking_id', foreignKeyConstraintName: 'office_message_contact_crew_fk' })
  crewBooking!: Relation<CrewBookingEntity>;
}
