import { Column } from 'typeorm';
import { LongTextColumn, TextColumn } from '../../platform/database/columns.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';

/** The person of a student, or of a booking, which has a copy of its own. */
export abstract class PersonEntity extends VersionedEntity {
  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(254)
  email!: string;

  /** For comparing emails, as `storedKey` returns it. Only conditions refer to it. */
  @LongTextColumn({ nullable: true, select: false })
  emailKey!: string | null;

  /**
   * Digest of email and name, by which a guest's booking is matched to a student. Unique per class among bookings that
   * are not cancelled.
   */
  @TextColumn(64)
  attendeeKey!: string;

  /** Name and email, of a booking also company and confirmation number, folded for searching. */
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

  @TextColumn(100)
  emergencyContactName!: string;

  @TextColumn(40)
  emergencyContactPhone!: string;

  @Column({ type: 'boolean' })
  textNotifications!: boolean;
}
