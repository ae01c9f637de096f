import { Column, Entity, Index } from 'typeorm';
import { TextColumn } from '../../../platform/database/columns.js';
import { ArchivableRecordEntity } from '../archivable-records/archivable-record.entity.js';

/** A person who teaches classes. Visible to the office only. */
@Entity('instructor')
@Index('instructor_name', ['nameKey', 'id'])
export class InstructorEntity extends ArchivableRecordEntity {
  @TextColumn(254, { nullable: true })
  email!: string | null;

  @TextColumn(40, { nullable: true })
  phone!: string | null;

  /** Whether they are mailed about their classes, if they have an email. */
  @Column({ type: 'boolean', default: false })
  isNotified!: boolean;

  @Column({ type: 'boolean' })
  teachesEnglish!: boolean;

  @Column({ type: 'boolean' })
  teachesSpanish!: boolean;

  /** The subject of the authorization, such as 'OSHA Outreach, construction'. */
  @TextColumn(100, { nullable: true })
  authorizationKind!: string | null;

  @TextColumn(100, { nullable: true })
  authorizationNumber!: string | null;

  /** YYYY-MM-DD, inclusive; null if it does not expire. */
  @TextColumn(10, { nullable: true })
  authorizationExpiresOn!: string | null;
}
